/**
 * Pairs of tellings from six invented townships, as organizations of such places publish them. They were written before the
 * rules that read them. A line is as in `LABELLED`, with the event's page at its end; the first line of a pair says what it is about.
 */
export const INVENTED = `
same: county and parks, one address
brandtcounty | Brandt County | Owl Prowl at Heron Marsh | 2026-05-08T20:00 | 21:30 | Heron Marsh Nature Center | 4400 Marsh Rd, Cedar Mills, OH 44199 | | https://www.brandtcounty.gov/calendar/owl-prowl
brandtparks | Brandt County Metro Parks | Owl Prowl | 2026-05-08T20:00 | 21:30 | Heron Marsh | | | https://brandtmetroparks.org/event/1123

same: county and parks, same URL, place spelt differently
brandtcounty | Brandt County | Spring Wildflower Walk | 2026-05-09T10:00 | 11:30 | Brandt County Metro Parks - Heron Marsh | | | https://brandtmetroparks.org/event/1150
brandtparks | Brandt County Metro Parks | Spring Wildflower Walk | 2026-05-09T10:00 | 11:30 | Marsh Loop Trailhead | | | https://brandtmetroparks.org/event/1150/

same: county and parks, same URL with tracking
brandtcounty | Brandt County | Fishing Derby | 2026-06-06T08:00 | 12:00 | Cedar Mills, OH | | | https://brandtmetroparks.org/event/1201?utm_source=county&utm_medium=ical
brandtparks | Brandt County Metro Parks | Fishing Derby | 2026-06-06T08:00 | 12:00 | Lake Alder Boat Ramp | | | http://www.brandtmetroparks.org/event/1201

same: newspaper and library
courier | Cedar Mills Courier | Book Sale | 2026-06-13T09:00 | 13:00 | Cedar Mills Public Library | 12 Main St. | |
library | Cedar Mills Public Library | Friends of the Library Book Sale | 2026-06-13T09:00 | 13:00 | Meeting Room A | | |

same: newspaper and library, library named and branch
courier | Cedar Mills Courier | Toddler Storytime | 2026-06-16T10:30 | 11:00 | Cedar Mills Public Library, Northside Branch | 900 Tenth Ave, Cedar Mills, OH | |
library | Cedar Mills Public Library | Toddler Storytime | 2026-06-16T10:30 | 11:00 | Northside | | |

same: venue and its room
courier | Cedar Mills Courier | Introduction to Genealogy | 2026-06-18T18:30 | 20:00 | Cedar Mills Public Library | | |
library | Cedar Mills Public Library | Introduction to Genealogy | 2026-06-18T18:30 | 20:00 | Local History Room | | |

same: venue and its street address
courier | Cedar Mills Courier | Blood Drive | 2026-06-19T13:00 | 18:00 | 55 Church Street, Cedar Mills | | |
redcross | American Red Cross | Blood Drive | 2026-06-19T13:00 | 18:00 | St. Brendan Parish Hall | 55 Church St, Cedar Mills, OH 44199 | |

same: town name beside a venue
chamber | Cedar Mills Chamber of Commerce | Farmers Market | 2026-06-20T09:00 | 13:00 | Cedar Mills, Ohio | | |
city | City of Cedar Mills | Farmers Market | 2026-06-20T09:00 | 13:00 | Courthouse Square | | |

same: county name beside a venue
brandtcounty | Brandt County | Household Hazardous Waste Collection | 2026-06-27T08:00 | 12:00 | Brandt County | | |
city | City of Cedar Mills | Household Hazardous Waste Collection | 2026-06-27T08:00 | 12:00 | Service Garage, 300 Depot Rd | | |

same: prefix of the organizer
chamber | Cedar Mills Chamber of Commerce | Business After Hours | 2026-05-21T17:00 | 19:00 | Millrace Brewing | 7 Canal St | |
courier | Cedar Mills Courier | Cedar Mills Chamber of Commerce: Business After Hours | 2026-05-21T17:00 | 19:00 | Millrace Brewing Company | | |

same: presents
theatre | Cedar Mills Players | Our Town | 2026-05-15T19:30 | 21:45 | The Grange Hall | | |
courier | Cedar Mills Courier | Cedar Mills Players present "Our Town" | 2026-05-15T19:30 | | Grange Hall, 18 Orchard Rd | | |

same: bus and its stop
library | Cedar Mills Public Library | Bookmobile: Fairview Estates | 2026-05-19T15:00 | 16:00 | Bookmobile | | |
city | City of Cedar Mills | Bookmobile Fairview Estates | 2026-05-19T15:00 | 16:00 | Fairview Estates Clubhouse | | |

same: concert in the park, sponsor in the title
city | City of Cedar Mills | Summer Concert Series: The Riverbend Ramblers | 2026-07-09T19:00 | 21:00 | Depot Park Bandshell | | | https://cedarmills.gov/concerts
courier | Cedar Mills Courier | The Riverbend Ramblers | 2026-07-09T19:00 | 21:00 | Depot Park | | |

same: spelt with ampersand and number
city | City of Cedar Mills | Fourth of July Parade & Fireworks | 2026-07-04T11:00 | 22:00 | Downtown Cedar Mills | | |
chamber | Cedar Mills Chamber of Commerce | 4th of July Parade and Fireworks | 2026-07-04T11:00 | | Main Street | | |

same: whole-day beside a timed one
chamber | Cedar Mills Chamber of Commerce | Sidewalk Sale Days | 2026-07-17 | 2026-07-18 | Downtown | | |
courier | Cedar Mills Courier | Sidewalk Sale Days | 2026-07-17 | 2026-07-18 | Main Street, Cedar Mills | | |

same: school board
school | Cedar Mills City Schools | Board of Education Meeting | 2026-05-12T18:00 | 20:00 | Cedar Mills High School Library | | |
courier | Cedar Mills Courier | Cedar Mills Board of Education Meeting | 2026-05-12T18:00 | | Cedar Mills High School | 1 Ram Way | |

same: council
city | City of Cedar Mills | City Council Regular Meeting | 2026-05-18T19:00 | | Council Chambers | | | https://cedarmills.gov/agenda/5-18
courier | Cedar Mills Courier | Cedar Mills City Council Meeting | 2026-05-18T19:00 | | City Hall, 100 Main St | | |

same: URL only, titles in different case
venue | The Armory | MIDNIGHT OIL TRIBUTE - NORTHERN LIGHTS | 2026-08-01T20:00 | | The Armory | | | https://tickets.example.com/e/88123
radio | WCDM Radio | Northern Lights (Midnight Oil Tribute) | 2026-08-01T20:00 | 23:00 | Armory Ballroom | | | https://tickets.example.com/e/88123#buy

same: same title, no place on one side
scouts | Troop 41 | Pancake Breakfast | 2026-05-03T08:00 | 12:00 | | | |
courier | Cedar Mills Courier | Pancake Breakfast | 2026-05-03T08:00 | 12:00 | Methodist Church Fellowship Hall | | |

same: newspaper adds town and cost
museum | Brandt Heritage Museum | Ice Cream Social | 2026-07-12T14:00 | 16:00 | Heritage Museum grounds | 220 Elm Street | |
courier | Cedar Mills Courier | Ice Cream Social - Free! | 2026-07-12T14:00 | 16:00 | 220 Elm St, Cedar Mills, OH 44199, USA | | |

same: library system and library
system | Lenawau District Library System | Lego Club | 2026-04-04T14:00 | 15:00 | Harlow Branch | | | https://lenawaulibraries.org/event/7781
library | Harlow Library | LEGO® Club | 2026-04-04T14:00 | 15:00 | Children's Program Room | | | https://lenawaulibraries.org/event/7781

same: library system and library without URL
system | Lenawau District Library System | Chess Night | 2026-04-07T18:00 | 20:00 | Harlow Library - Fireside Room | | |
library | Harlow Library | Chess Night | 2026-04-07T18:00 | 20:00 | Fireside Room | | |

same: branch in the title
system | Lenawau District Library System | Harlow: Tax Help | 2026-04-09T10:00 | 14:00 | Harlow Library | | |
library | Harlow Library | AARP Tax Help | 2026-04-09T10:00 | 14:00 | Conference Room | | |

same: age group written differently
system | Lenawau District Library System | Teen Anime Club (Grades 6-12) | 2026-04-10T16:00 | 17:30 | Harlow Library | | |
library | Harlow Library | Teen Anime Club | 2026-04-10T16:00 | 17:30 | Teen Space | | |

same: registration words
library | Harlow Library | Container Gardening (Registration Required) | 2026-04-11T11:00 | 12:30 | Community Room | | |
extension | MSU Extension Lenawau County | Container Gardening | 2026-04-11T11:00 | 12:30 | Harlow Library | 40 Library Lane, Harlow MI | |

same: abbreviation of the street
township | Harlow Township | Township Cleanup Day | 2026-05-02T08:00 | 14:00 | Harlow Township Hall | 2100 North Ridge Road | |
beacon | The Harlow Beacon | Harlow Township Cleanup Day | 2026-05-02T08:00 | 14:00 | 2100 N. Ridge Rd. | | |

same: parks and recreation in the township
township | Harlow Township | Daddy Daughter Dance | 2026-02-13T18:00 | 20:30 | Harlow Community Center | | |
rec | Harlow Parks & Recreation | Daddy-Daughter Dance | 2026-02-13T18:00 | 20:30 | Gymnasium | | |

same: county and parks
county | Lenawau County | Maple Syrup Festival | 2026-03-14T10:00 | 16:00 | Lenawau County, MI | | |
parks | Lenawau County Parks | Maple Syrup Festival | 2026-03-14T10:00 | 16:00 | Sugarbush Farm Park | | |

same: ends differently
county | Lenawau County | Senior Health Fair | 2026-05-20T09:00 | 12:00 | Harlow Senior Center | | |
senior | Harlow Senior Center | Senior Health Fair | 2026-05-20T09:00 | 13:00 | Main Hall | | |

same: church and newspaper
church | First Presbyterian Church of Harlow | Fish Fry | 2026-02-20T16:30 | 19:00 | Fellowship Hall | | |
beacon | The Harlow Beacon | Fish Fry at First Presbyterian Church | 2026-02-20T16:30 | 19:00 | First Presbyterian Church, 18 Oak St | | |

same: lecture with a subtitle
museum | Harlow Historical Society | Rails Through Lenawau: The Story of the Interurban | 2026-03-19T19:00 | 20:30 | Depot Museum | | |
library | Harlow Library | Rails Through Lenawau | 2026-03-19T19:00 | 20:30 | Harlow Depot Museum, 1 Railroad Ave | | |

same: typo in one title
beacon | The Harlow Beacon | Easter Egg Hunt at Memmorial Park | 2026-04-04T10:00 | | Memorial Park | | |
rec | Harlow Parks & Recreation | Easter Egg Hunt at Memorial Park | 2026-04-04T10:00 | 11:00 | Memorial Park | | |

same: same URL, one an hour early for doors
venue | Rialto Theater | Comedy Night with Dana Pruitt | 2026-04-18T20:00 | | Rialto Theater | | | https://rialtoharlow.com/events/dana-pruitt
beacon | The Harlow Beacon | Comedy Night with Dana Pruitt | 2026-04-18T19:30 | | Rialto Theater | | | https://rialtoharlow.com/events/dana-pruitt

same: URL without www and with index
township | Harlow Township | Planning Commission | 2026-04-22T19:00 | | Board Room | | | https://harlowtwp.org/meetings/planning-commission-apr-22/
beacon | The Harlow Beacon | Planning Commission meeting | 2026-04-22T19:00 | | Township Hall | | | http://www.harlowtwp.org/meetings/planning-commission-apr-22

same: school in the venue
school | Harlow Community Schools | Spring Band Concert | 2026-05-14T19:00 | 20:30 | HS Auditorium | | |
boosters | Harlow Band Boosters | Spring Band Concert | 2026-05-14T19:00 | 20:30 | Harlow High School Auditorium | | |

same: game
school | Harlow High School | Varsity Baseball vs. Tecumah | 2026-05-05T16:30 | | Harlow High School | | |
boosters | Harlow Athletics | Baseball (Varsity) vs Tecumah | 2026-05-05T16:30 | 18:30 | Varsity Diamond | | |

same: meeting of a club
club | Harlow Garden Club | Monthly Meeting | 2026-04-14T13:00 | 15:00 | Harlow Library, Community Room | | |
library | Harlow Library | Harlow Garden Club Monthly Meeting | 2026-04-14T13:00 | 15:00 | Community Room | | |

same: online, same URL
library | Harlow Library | Author Talk: R. J. Quill | 2026-04-28T19:00 | 20:00 | Online | | | https://libraryc.org/harlow/90211
system | Lenawau District Library System | Author Talk with R.J. Quill | 2026-04-28T19:00 | 20:00 | Virtual | | | https://libraryc.org/harlow/90211

same: venue with suite
chamber | Harlow Area Chamber | Ribbon Cutting: Bloom Yoga | 2026-04-30T12:00 | 13:00 | Bloom Yoga | 14 Mill St, Suite 2, Harlow, MI 49221 | |
beacon | The Harlow Beacon | Bloom Yoga Ribbon Cutting | 2026-04-30T12:00 | 13:00 | 14 Mill Street | | |

same: run of some days
museum | Harlow Historical Society | Quilts of the Valley | 2026-04-01 | 2026-05-31 | Depot Museum | | |
beacon | The Harlow Beacon | "Quilts of the Valley" exhibit | 2026-04-01 | 2026-05-30 | Harlow Depot Museum | | |

same: port and city
port | Port of Ellery | Boatyard Open House | 2026-06-13T11:00 | 15:00 | Ellery Boatyard | 700 Harbor Way, Port Ellery, WA 98399 | |
city | City of Port Ellery | Port of Ellery Boatyard Open House | 2026-06-13T11:00 | 15:00 | Port Ellery | | |

same: arts council
arts | Ellery Arts Council | First Friday Art Walk | 2026-06-05T17:00 | 20:00 | Downtown Port Ellery | | |
leader | Port Ellery Leader | First Friday Art Walk | 2026-06-05T17:00 | 20:00 | Various galleries | | |

same: library and newspaper, same URL
library | Kesslin County Library District | Knit & Crochet Circle | 2026-06-03T13:00 | 15:00 | Port Ellery Library | | | https://kcld.bibliocommons.com/events/66aa01
leader | Port Ellery Leader | Knit and Crochet Circle | 2026-06-03T13:00 | 15:00 | 1220 Lawrence St | | | https://kcld.bibliocommons.com/events/66aa01?locale=en

same: library branch and county library
library | Kesslin County Library District | Preschool Story Time | 2026-06-04T10:15 | 11:00 | Port Ellery Branch - Story Nook | | |
portlib | Friends of the Port Ellery Library | Preschool Story Time | 2026-06-04T10:15 | 11:00 | Port Ellery Library | | |

same: marine center
marine | Ellery Marine Science Center | Low Tide Walk | 2026-06-14T12:00 | 14:00 | Fort Wardle State Park Beach | | |
leader | Port Ellery Leader | Low Tide Walk with Ellery Marine Science Center | 2026-06-14T12:00 | 14:00 | Fort Wardle State Park | | |

same: state park, discover pass
parks | Washington State Parks | Fort Wardle Bunker Tour | 2026-06-20T13:00 | 14:30 | Fort Wardle | 200 Battery Way | | https://parks.example.gov/e/442
leader | Port Ellery Leader | Bunker Tour | 2026-06-20T13:00 | 14:30 | Fort Wardle State Park, 200 Battery Way, Port Ellery | | |

same: fairgrounds
fair | Kesslin County Fair | Kesslin County Fair | 2026-08-14 | 2026-08-16 | Kesslin County Fairgrounds | | |
county | Kesslin County | County Fair | 2026-08-14 | 2026-08-16 | Fairgrounds, 4907 Landes St | | |

same: emoji and exclamation
yoga | Salt & Sea Yoga | 🌞 Solstice Yoga on the Beach! | 2026-06-21T07:00 | 08:15 | Chetzen Beach | | |
chamber | Port Ellery Chamber | Solstice Yoga on the Beach | 2026-06-21T07:00 | 08:15 | Chetzen Beach Park | | |

same: music at a tavern
tavern | The Uptown Pub | Live Music: Swing Shift | 2026-06-19T20:00 | 23:00 | The Uptown Pub | | |
leader | Port Ellery Leader | Swing Shift at the Uptown Pub | 2026-06-19T20:00 | | Uptown Pub & Grill | | |

same: transit
transit | Kesslin Transit | Transit Board Meeting | 2026-06-16T13:30 | 15:00 | 63 Four Corners Rd | | |
county | Kesslin County | Kesslin Transit Board Meeting | 2026-06-16T13:30 | | Kesslin Transit Boardroom | 63 Four Corners Road, Port Ellery, WA | |

same: hyphens and articles
film | Ellery Film Society | The Third Man - 35mm | 2026-06-23T19:00 | 21:00 | Rose Theatre | | |
rose | Rose Theatre | THE THIRD MAN (35mm) | 2026-06-23T19:00 | | Rosebud Cinema at the Rose Theatre | | |

same: food bank
food | Ellery Food Bank | Volunteer Orientation | 2026-06-10T10:00 | 11:00 | Food Bank | 1925 Blaine St | | https://ellery.food/volunteer/june
united | United Good Neighbors | Food Bank Volunteer Orientation | 2026-06-10T10:00 | 11:00 | Port Ellery | | | https://ellery.food/volunteer/june

same: master gardeners, room of a campus
ext | WSU Extension Kesslin | Growing Tomatoes in a Cool Climate | 2026-05-16T10:00 | 12:00 | WSU Extension Classroom | 97 Oak Bay Rd | |
leader | Port Ellery Leader | Growing Tomatoes in a Cool Climate | 2026-05-16T10:00 | 12:00 | WSU Extension Office, 97 Oak Bay Road, Port Hadley | | |

same: run, race with sponsor
run | Ellery Running Club | Rhody Run 2026 | 2026-05-17T10:00 | | Fort Wardle | | |
chamber | Port Ellery Chamber | 47th Annual Rhody Run | 2026-05-17T10:00 | 14:00 | Fort Wardle State Park | | |

same: library closing
library | Kesslin County Library District | Library Closed - Juneteenth | 2026-06-19 | | | | |
city | City of Port Ellery | Library closed for Juneteenth | 2026-06-19 | | Port Ellery Library | | |

same: newspaper puts the city as place
leader | Port Ellery Leader | Wooden Boat Talks: Rigging Basics | 2026-06-24T18:00 | 19:30 | Port Ellery, WA 98399 | | |
boats | Wooden Boat Foundation | Rigging Basics | 2026-06-24T18:00 | 19:30 | Chandler Building, Northwest Maritime Hall | | |

same: health department at a fire station
health | Kesslin County Public Health | Vaccine Clinic | 2026-05-28T14:00 | 18:00 | East Kesslin Fire Station 6 | 701 Harrison St | |
fire | East Kesslin Fire & Rescue | Public Health Vaccine Clinic | 2026-05-28T14:00 | 18:00 | Station 6 | | |

same: museum and city hall
museum | Kesslin Museum | Walking Tour: Waterfront Ghosts | 2026-07-03T14:00 | 15:00 | Meet at 540 Water St | | |
leader | Port Ellery Leader | Waterfront Ghosts Walking Tour | 2026-07-03T14:00 | 15:00 | Kesslin Museum of Art & History, 540 Water Street | | |

same: one source gives address only
grange | Quimp Grange | Contra Dance | 2026-06-27T19:00 | 22:00 | Quimp Grange | 1219 Corona St, Port Ellery, WA 98399 | |
dance | Olympic Dance Calendar | Contra Dance | 2026-06-27T19:00 | 22:00 | | 1219 Corona Street, Port Ellery | |

same: mission church and newspaper
mission | Mission San Bruno | Kermés Fall Festival | 2026-10-10T11:00 | 19:00 | Mission grounds | | |
news | Santa Bruna News | Kermes Fall Festival | 2026-10-10T11:00 | | Mission San Bruno, 101 Plaza Vieja | | |

same: city and convention bureau
city | City of Santa Bruna | Movies in the Park: Coco | 2026-06-12T20:30 | 22:30 | Plaza Park | | |
cvb | Visit Santa Bruna | Movies in the Park: "Coco" | 2026-06-12T20:30 | 22:30 | Plaza Park Amphitheater, 300 W Commerce | | |

same: two languages
library | Santa Bruna Public Library | Bilingual Storytime / Hora de Cuentos | 2026-06-09T10:30 | 11:15 | Central Library | | |
news | Santa Bruna News | Bilingual Storytime | 2026-06-09T10:30 | 11:15 | Santa Bruna Central Library | | |

same: district in the place
county | Nueces Bend County | Commissioners Court | 2026-06-15T09:00 | | Nueces Bend County Courthouse, 2nd Floor | | |
news | Santa Bruna News | Commissioners Court | 2026-06-15T09:00 | | County Courthouse, 10 Court Sq. | | |

same: zoo, same URL different paths of language
zoo | Bend Zoo | Zoo Lights | 2026-12-04T17:30 | 21:00 | Bend Zoo | | | https://bendzoo.org/zoolights
cvb | Visit Santa Bruna | Zoo Lights at Bend Zoo | 2026-12-04T17:30 | 21:00 | 2500 Zoo Dr., Santa Bruna TX | | | https://bendzoo.org/zoolights

same: university and city
college | Bend College | Fall Plant Sale | 2026-10-03T09:00 | 13:00 | Greenhouse, Bend College Main Campus | | |
garden | Santa Bruna Master Gardeners | Fall Plant Sale | 2026-10-03T09:00 | 13:00 | Bend College | | |

same: meetup and venue
meetup | Meetup: Santa Bruna Hikers | Sunrise Hike at Cibolo Bluff | 2026-09-19T06:45 | 09:00 | Cibolo Bluff Preserve | | |
preserve | Cibolo Bluff Preserve | Santa Bruna Hikers Sunrise Hike | 2026-09-19T06:45 | 09:00 | Trailhead parking | | |

same: ticket seller
tickets | Eventbrite | Taste of Santa Bruna 2026 | 2026-09-24T18:00 | 21:00 | Civic Center | 1 Civic Plaza, Santa Bruna, TX 78999 | | https://www.eventbrite.com/e/taste-of-santa-bruna-2026-tickets-9911?aff=odcal
chamber | Santa Bruna Chamber | Taste of Santa Bruna | 2026-09-24T18:00 | 21:00 | Santa Bruna Civic Center Ballroom | | | https://www.eventbrite.com/e/taste-of-santa-bruna-2026-tickets-9911

same: rodeo run
rodeo | Bend County Rodeo | Bend County Youth Rodeo | 2026-09-05T18:00 | 22:00 | Rodeo Arena | | |
county | Nueces Bend County | Youth Rodeo | 2026-09-05T18:00 | 22:00 | Bend County Expo Center | 800 Expo Rd | |

same: newspaper spells out the date
news | Santa Bruna News | Cinco de Mayo Parade - May 5 | 2026-05-05T17:00 | | Commerce Street | | |
city | City of Santa Bruna | Cinco de Mayo Parade | 2026-05-05T17:00 | 19:00 | Commerce St. from 1st to 9th | | |

same: workforce
works | Workforce Solutions Bend | Job Fair | 2026-05-27T10:00 | 14:00 | Santa Bruna Civic Center - Hall B | | |
news | Santa Bruna News | Workforce Solutions Job Fair | 2026-05-27T10:00 | 14:00 | Civic Center | | |

same: symphony
symphony | Bend Symphony | Beethoven's Ninth | 2026-05-30T19:30 | 21:30 | Majestic Theatre | | | https://bendsymphony.org/ninth
majestic | Majestic Theatre | Bend Symphony: Beethoven’s Ninth | 2026-05-30T19:30 | | Main Stage | | | https://majestictx.org/show/bend-symphony-ninth

same: cancelled in both
city | City of Santa Bruna | Kite Day | 2026-04-11T10:00 | 14:00 | Plaza Park | | cancelled |
news | Santa Bruna News | Kite Day | 2026-04-11T10:00 | 14:00 | Plaza Park, Santa Bruna | | cancelled |

same: vfw hall
vfw | VFW Post 881 | Bingo Night | 2026-05-22T18:30 | 21:00 | VFW Post 881 | 420 Pecan | |
news | Santa Bruna News | Bingo Night at VFW Post 881 | 2026-05-22T18:30 | | VFW Hall, 420 Pecan St | | |

same: tall title in one
rotary | Rotary Club of Santa Bruna | Weekly Luncheon Meeting | 2026-05-06T12:00 | 13:00 | Country Club | | |
chamber | Santa Bruna Chamber | Rotary Club of Santa Bruna Weekly Luncheon | 2026-05-06T12:00 | 13:00 | Santa Bruna Country Club | | |

same: town hall and select board
town | Town of Whitcomb Falls | Select Board Meeting | 2026-03-09T18:30 | | Town Hall, Hearing Room | | |
access | Whitcomb Community TV | Whitcomb Falls Select Board | 2026-03-09T18:30 | | Whitcomb Falls Town Hall | | |

same: village green
town | Town of Whitcomb Falls | Concert on the Green: Berkshire Brass | 2026-07-22T18:30 | 20:00 | Village Green | | |
record | Whitcomb Record | Concerts on the Green - Berkshire Brass | 2026-07-22T18:30 | 20:00 | The Green, Whitcomb Falls MA | | |

same: library and its friends
library | Whitcomb Free Library | Cookbook Club | 2026-03-17T18:00 | 19:00 | Whitcomb Free Library | 9 School St | | https://whitcomblibrary.org/event/cookbook-club-3
record | Whitcomb Record | Cookbook Club | 2026-03-17T18:00 | 19:00 | Reading Room | | | https://whitcomblibrary.org/event/cookbook-club-3/

same: senior center within a town building
coa | Council on Aging | Tai Chi for Seniors | 2026-03-18T09:30 | 10:30 | Senior Center | | |
town | Town of Whitcomb Falls | Tai Chi for Seniors | 2026-03-18T09:30 | 10:30 | Memorial Building, Senior Center, 2nd floor | | |

same: grange supper
grange | Whitcomb Grange #201 | Bean Supper | 2026-03-21T17:00 | 18:30 | Grange Hall | Route 9, Whitcomb Falls | |
record | Whitcomb Record | Grange Bean Supper | 2026-03-21T17:00 | | Whitcomb Grange | | |

same: land trust
trust | Whitcomb Land Trust | Vernal Pool Walk | 2026-04-11T13:00 | 15:00 | Sawyer Conservation Area | | |
library | Whitcomb Free Library | Vernal Pool Walk with the Whitcomb Land Trust | 2026-04-11T13:00 | 15:00 | Sawyer Conservation Area, Mill Rd entrance | | |

same: town meeting
town | Town of Whitcomb Falls | Annual Town Meeting | 2026-05-04T19:00 | | Regional High School Gym | | |
lwv | League of Women Voters of Whitcomb | Annual Town Meeting | 2026-05-04T19:00 | 22:00 | Whitcomb Regional High School | | |

same: art show run
gallery | Falls Gallery | Light on Water: New Paintings by Ada Morse | 2026-04-03 | 2026-05-02 | Falls Gallery | | |
record | Whitcomb Record | Light on Water | 2026-04-03 | 2026-05-02 | Falls Gallery, 3 Bridge Street | | |

same: ski swap
ski | Whitcomb Ski Team | Ski Swap | 2026-11-07T09:00 | 14:00 | Elementary School cafeteria | | |
school | Whitcomb Elementary School | Ski Team Ski Swap | 2026-11-07T09:00 | 14:00 | Cafeteria | | |

same: church named by saint
church | St. Anne's Episcopal Church | Blessing of the Animals | 2026-10-04T14:00 | 15:00 | St. Anne's lawn | | |
record | Whitcomb Record | Blessing of the Animals | 2026-10-04T14:00 | | Saint Anne's Episcopal Church | | |

same: sugar house
farm | Morse Sugarhouse | Maple Open House Weekend | 2026-03-21 | 2026-03-22 | Morse Sugarhouse | 88 Hill Rd | |
chamber | Falls Region Chamber | Maple Open House Weekend at Morse Sugarhouse | 2026-03-21 | 2026-03-22 | 88 Hill Road | | |

same: ymca and town recreation
ymca | Falls YMCA | Lifeguard Certification | 2026-05-09T09:00 | 17:00 | YMCA Pool | | | https://fallsymca.org/lg
town | Town of Whitcomb Falls | Lifeguard Certification Course | 2026-05-09T09:00 | 17:00 | Falls YMCA | | | https://fallsymca.org/lg

same: opera broadcast
theater | Falls Cinema | Met Opera Live: Tosca | 2026-04-25T13:00 | 16:30 | Falls Cinema | | |
record | Whitcomb Record | The Met: Live in HD - Tosca | 2026-04-25T13:00 | | Falls Cinema 2 | | |

same: two rooms where one holds the other
library | Whitcomb Free Library | Winter Jazz Trio | 2026-02-08T15:00 | 16:00 | Whitcomb Free Library, Lower Level, Trustees Room | | |
friends | Friends of Whitcomb Free Library | Winter Jazz Trio | 2026-02-08T15:00 | 16:00 | Trustees Room | | |

same: parks in Georgia county
county | Talbot Ridge County | Touch a Truck | 2026-05-16T10:00 | 14:00 | Talbot Ridge County Government Center | | |
parks | Talbot Ridge Parks & Rec | Touch-A-Truck | 2026-05-16T10:00 | 14:00 | 1 Government Center Dr, Oak Hollow, GA | | | https://trparks.com/truck

same: county beside park, same URL
county | Talbot Ridge County | Community Yard Sale | 2026-04-18T08:00 | 12:00 | Talbot Ridge County | | | https://trparks.com/yardsale
parks | Talbot Ridge Parks & Rec | Community Yard Sale | 2026-04-18T08:00 | 12:00 | Hollow Creek Park Pavilion 2 | | | https://trparks.com/yardsale

same: downtown authority
dda | Downtown Oak Hollow | Food Truck Friday | 2026-06-05T17:00 | 21:00 | Depot Lawn | | |
city | City of Oak Hollow | Food Truck Fridays | 2026-06-05T17:00 | 21:00 | Oak Hollow | | |

same: library county and city
library | Talbot Ridge Library | Summer Reading Kickoff | 2026-06-01T10:00 | 13:00 | Oak Hollow Branch Library | | |
city | City of Oak Hollow | Summer Reading Kick-Off | 2026-06-01T10:00 | 13:00 | Oak Hollow Library | 77 Peachtree Ln | |

same: church festival
church | Hollow Baptist Church | Vacation Bible School | 2026-06-08T09:00 | 12:00 | Hollow Baptist Church | | |
news | Oak Hollow Neighbor | Vacation Bible School at Hollow Baptist | 2026-06-08T09:00 | 12:00 | 410 Jonesboro Rd, Oak Hollow | | |

same: amphitheater
amp | Oak Hollow Amphitheater | Gospel Sunday | 2026-06-14T18:00 | 21:00 | Oak Hollow Amphitheater | | | https://ohamp.com/e/gospel
news | Oak Hollow Neighbor | Gospel Sunday | 2026-06-14T18:00 | 21:00 | Amphitheatre at Oak Hollow | | |

same: farmers market whole season title
market | Oak Hollow Farmers Market | Saturday Market | 2026-06-06T08:00 | 12:00 | Depot Lawn, 5 Railroad St | | |
city | City of Oak Hollow | Oak Hollow Farmers Market | 2026-06-06T08:00 | 12:00 | Depot Lawn | | |

same: animal shelter
shelter | Talbot Ridge Animal Services | Adoption Event | 2026-05-23T11:00 | 15:00 | PetSmart | 1500 Crossroads Pkwy | |
county | Talbot Ridge County | Animal Services Adoption Event | 2026-05-23T11:00 | 15:00 | PetSmart Oak Hollow | | |

same: arts center, room inside
arts | Hollow Arts Center | Watercolor Workshop with June Tolliver | 2026-05-30T13:00 | 16:00 | Studio B | | |
news | Oak Hollow Neighbor | Watercolor Workshop with June Tolliver | 2026-05-30T13:00 | 16:00 | Hollow Arts Center, 12 Mill Rd, Oak Hollow, GA 30299 | | |

same: garden club at a house
garden | Oak Hollow Garden Club | Spring Garden Tour | 2026-04-25T10:00 | 16:00 | Starts at the Tolliver House | 20 Magnolia St | |
news | Oak Hollow Neighbor | Oak Hollow Garden Club Spring Garden Tour | 2026-04-25T10:00 | 16:00 | Tolliver House | | |

same: veterans parade with town in title
city | City of Oak Hollow | Veterans Day Parade | 2026-11-11T11:00 | 12:30 | Main Street | | |
legion | American Legion Post 99 | Oak Hollow Veterans Day Parade | 2026-11-11T11:00 | | Downtown Oak Hollow | | |

same: genealogical society in the library
gen | Talbot Ridge Genealogical Society | DNA for Beginners | 2026-03-07T10:00 | 12:00 | Oak Hollow Library | | |
library | Talbot Ridge Library | DNA for Beginners with the Genealogical Society | 2026-03-07T10:00 | 12:00 | Meeting Room 1 | | |

different: two rooms of one library
library | Cedar Mills Public Library | Study Hall | 2026-05-12T16:00 | 18:00 | Cedar Mills Public Library - Room A | | |
friends | Friends of the Library | Study Hall | 2026-05-12T16:00 | 18:00 | Cedar Mills Public Library - Room B | | |

different: two rooms with one address
library | Cedar Mills Public Library | Tax Help | 2026-03-10T10:00 | 13:00 | Local History Room | 12 Main St | |
aarp | AARP | Tax Help | 2026-03-10T10:00 | 13:00 | Quiet Study Room | 12 Main St | |

different: two rooms with one URL
library | Cedar Mills Public Library | Open House | 2026-03-14T10:00 | 12:00 | Cedar Mills Public Library, Makerspace | | | https://cmpl.org/openhouse
friends | Friends of the Library | Open House | 2026-03-14T10:00 | 12:00 | Cedar Mills Public Library, Auditorium | | | https://cmpl.org/openhouse

different: two branches
library | Cedar Mills Public Library | Family Storytime | 2026-05-13T10:30 | 11:00 | Northside Branch | | |
system | Brandt County Libraries | Family Storytime | 2026-05-13T10:30 | 11:00 | Southgate Branch | | |

different: two branches by address
library | Cedar Mills Public Library | Lego Club | 2026-05-14T16:00 | 17:00 | Northside Branch | 900 Tenth Ave, Cedar Mills, OH | |
system | Brandt County Libraries | Lego Club | 2026-05-14T16:00 | 17:00 | Main Library | 12 Main St, Cedar Mills, OH | |

different: two libraries of a county
system | Brandt County Libraries | Teen Gaming | 2026-05-15T15:00 | 17:00 | Orrville Heights Library | | |
library | Cedar Mills Public Library | Teen Gaming | 2026-05-15T15:00 | 17:00 | Cedar Mills Public Library | | |

different: morning and afternoon session
parks | Brandt County Metro Parks | Archery Basics | 2026-05-16T10:00 | 11:30 | Heron Marsh | | |
county | Brandt County | Archery Basics | 2026-05-16T13:00 | 14:30 | Heron Marsh | | |

different: sessions on one URL
parks | Brandt County Metro Parks | Pontoon Tour | 2026-06-20T10:00 | 11:00 | Lake Alder Marina | | | https://brandtmetroparks.org/pontoon
county | Brandt County | Pontoon Tour | 2026-06-20T11:30 | 12:30 | Lake Alder Marina | | | https://brandtmetroparks.org/pontoon

different: early and late show
armory | The Armory | Comedian Rex Dolan | 2026-05-22T19:00 | | The Armory | | |
radio | WCDM Radio | Comedian Rex Dolan | 2026-05-22T21:30 | | The Armory | | |

different: matinee
players | Cedar Mills Players | Our Town | 2026-05-16T14:00 | | Grange Hall | | |
courier | Cedar Mills Courier | Our Town | 2026-05-16T19:30 | | Grange Hall | | |

different: age groups at one hour
rec | Cedar Mills Recreation | Soccer Camp (Ages 4-6) | 2026-06-22T09:00 | 12:00 | Depot Park | | |
ymca | Cedar Mills YMCA | Soccer Camp (Ages 7-10) | 2026-06-22T09:00 | 12:00 | Depot Park | | |

different: boys and girls
school | Cedar Mills High School | Boys Varsity Basketball vs Orrville | 2026-01-16T19:00 | | Field House | | |
boosters | Cedar Mills Boosters | Girls Varsity Basketball vs Orrville | 2026-01-16T19:00 | | Field House | | |

different: varsity and junior varsity
school | Cedar Mills High School | Varsity Soccer vs Orrville | 2026-09-15T17:00 | | Stadium | | |
boosters | Cedar Mills Boosters | JV Soccer vs Orrville | 2026-09-15T17:00 | | Stadium | | |

different: next week
city | City of Cedar Mills | Farmers Market | 2026-06-13T09:00 | 13:00 | Courthouse Square | | | https://cedarmills.gov/market
courier | Cedar Mills Courier | Farmers Market | 2026-06-20T09:00 | 13:00 | Courthouse Square | | | https://cedarmills.gov/market

different: two churches, one title
methodist | First United Methodist Church | Sunday Worship | 2026-05-17T10:30 | 11:30 | First United Methodist Church | | |
lutheran | Zion Lutheran Church | Sunday Worship | 2026-05-17T10:30 | 11:30 | Zion Lutheran Church | | |

different: two churches, no place
methodist | First United Methodist Church | Worship Service | 2026-05-24T10:00 | 11:00 | | | |
lutheran | Zion Lutheran Church | Worship Service | 2026-05-24T10:00 | 11:00 | | | |

different: cancelled and booked anew in another place
rec | Cedar Mills Recreation | Outdoor Yoga | 2026-06-02T18:00 | 19:00 | Depot Park | | cancelled |
ymca | Cedar Mills YMCA | Outdoor Yoga | 2026-06-02T18:00 | 19:00 | Cedar Mills YMCA Gym | | |

different: two committees
city | City of Cedar Mills | Finance Committee Meeting | 2026-05-19T18:00 | | City Hall | | |
courier | Cedar Mills Courier | Safety Committee Meeting | 2026-05-19T18:00 | | City Hall | | |

different: two boards with one place
city | City of Cedar Mills | Planning Commission | 2026-05-20T19:00 | | Council Chambers | | |
courier | Cedar Mills Courier | Board of Zoning Appeals | 2026-05-20T19:00 | | Council Chambers | | |

different: parts of a series
museum | Brandt Heritage Museum | Civil War Lecture, Part 1 | 2026-04-14T19:00 | 20:30 | Museum Annex | | |
courier | Cedar Mills Courier | Civil War Lecture, Part 2 | 2026-04-14T19:00 | 20:30 | Museum Annex | | |

different: two bus stops
library | Cedar Mills Public Library | Bookmobile | 2026-05-21T15:00 | 16:00 | Fairview Estates | | |
city | City of Cedar Mills | Bookmobile | 2026-05-21T15:00 | 16:00 | Hickory Trace Apartments | | |

different: two polling places
board | Brandt County Board of Elections | Primary Election - Polls Open | 2026-05-05T06:30 | 19:30 | Zion Lutheran Church | | |
lwv | League of Women Voters | Primary Election - Polls Open | 2026-05-05T06:30 | 19:30 | Fairview Elementary School | | |

different: closings of two bodies
city | City of Cedar Mills | Closed for Memorial Day | 2026-05-25 | | City Hall | | |
library | Cedar Mills Public Library | Closed for Memorial Day | 2026-05-25 | | Cedar Mills Public Library | | |

different: two schools
school | Fairview Elementary | Ice Cream Social | 2026-05-29T18:00 | 19:30 | Fairview Elementary School | | |
school2 | Buckeye Elementary | Ice Cream Social | 2026-05-29T18:00 | 19:30 | Buckeye Elementary School | | |

different: same address number, other street
rec | Cedar Mills Recreation | Open Gym | 2026-02-03T18:00 | 20:00 | | 100 Main Street | |
ymca | Cedar Mills YMCA | Open Gym | 2026-02-03T18:00 | 20:00 | | 100 Maple Street | |

different: two fire stations
fire | Brandt Fire District | Open House | 2026-10-10T10:00 | 13:00 | Fire Station 1 | | |
city | City of Cedar Mills | Open House | 2026-10-10T10:00 | 13:00 | Fire Station 3 | | |

different: open houses of a school and a museum
school | Cedar Mills City Schools | Open House | 2026-09-10T18:00 | 20:00 | Cedar Mills Middle School | | |
museum | Brandt Heritage Museum | Open House | 2026-09-10T18:00 | 20:00 | Heritage Museum | | |

different: beginner and advanced
rec | Harlow Parks & Recreation | Beginner Line Dancing | 2026-03-05T18:00 | 19:00 | Community Center | | |
senior | Harlow Senior Center | Advanced Line Dancing | 2026-03-05T18:00 | 19:00 | Community Center | | |

different: level 1 and 2
library | Harlow Library | Excel Level 1 | 2026-03-06T10:00 | 12:00 | Computer Lab | | |
works | Michigan Works | Excel Level 2 | 2026-03-06T10:00 | 12:00 | Harlow Library Computer Lab | | |

different: two courts
rec | Harlow Parks & Recreation | Open Pickleball | 2026-03-09T09:00 | 11:00 | Community Center, Court 1 | | |
senior | Harlow Senior Center | Open Pickleball | 2026-03-09T09:00 | 11:00 | Community Center, Court 2 | | |

different: two fields, little league
league | Harlow Little League | Tigers vs Cubs | 2026-05-02T10:00 | 12:00 | Memorial Park Field 1 | | |
rec | Harlow Parks & Recreation | Tigers vs Cubs | 2026-05-02T10:00 | 12:00 | Memorial Park Field 4 | | |

different: other opponents
school | Harlow High School | Varsity Baseball vs Tecumah | 2026-05-09T11:00 | | Harlow High School | | |
boosters | Harlow Athletics | Varsity Baseball vs Onsted | 2026-05-09T11:00 | | Harlow High School | | |

different: home and away
school | Harlow High School | Varsity Softball vs Tecumah | 2026-05-11T16:30 | | Harlow High School | | |
other | Tecumah High School | Varsity Softball vs Harlow | 2026-05-11T16:30 | | Tecumah High School | | |

different: films of one night
library | Harlow Library | Movie Night: Casablanca | 2026-04-17T18:30 | | Community Room | | |
beacon | The Harlow Beacon | Movie Night: Vertigo | 2026-04-17T18:30 | | Harlow Library | | |

different: two authors
library | Harlow Library | Author Visit: Lena Fox | 2026-04-21T19:00 | | Harlow Library | | |
beacon | The Harlow Beacon | Author Visit: Omar Reyes | 2026-04-21T19:00 | | Harlow Library | | |

different: toddlers and babies
library | Harlow Library | Baby Storytime | 2026-04-22T10:00 | 10:30 | Children's Program Room | | |
system | Lenawau District Library System | Toddler Storytime | 2026-04-22T10:00 | 10:30 | Harlow Library | | |

different: grades
library | Harlow Library | Book Club (Grades 1-3) | 2026-04-23T16:00 | 17:00 | Harlow Library | | |
system | Lenawau District Library System | Book Club (Grades 4-5) | 2026-04-23T16:00 | 17:00 | Harlow Library | | |

different: teens and adults
library | Harlow Library | Craft Night for Teens | 2026-04-24T18:00 | 19:30 | Harlow Library | | |
system | Lenawau District Library System | Craft Night for Adults | 2026-04-24T18:00 | 19:30 | Harlow Library | | |

different: branch beside main with town
system | Lenawau District Library System | Tax Help | 2026-04-02T10:00 | 14:00 | Harlow Eastgate Branch | | |
library | Harlow Library | Tax Help | 2026-04-02T10:00 | 14:00 | Harlow Main Library | | |

different: branch in the title
system | Lenawau District Library System | Eastgate: Puzzle Swap | 2026-04-03T12:00 | 14:00 | | | |
library | Harlow Library | Puzzle Swap | 2026-04-03T12:00 | 14:00 | Harlow Main Library | | |

different: two townships of a county
township | Harlow Township | Board of Review | 2026-03-10T09:00 | 12:00 | Harlow Township Hall | | |
other | Rollins Township | Board of Review | 2026-03-10T09:00 | 12:00 | Rollins Township Hall | | |

different: township boards, only the county named
county | Lenawau County | Township Board Meeting | 2026-03-12T19:00 | | Rollins Township Hall | | |
township | Harlow Township | Township Board Meeting | 2026-03-12T19:00 | | Harlow Township Hall | | |

different: day one and day two
rec | Harlow Parks & Recreation | Hoops Tournament | 2026-03-14T09:00 | 17:00 | Gymnasium | | |
beacon | The Harlow Beacon | Hoops Tournament | 2026-03-15T09:00 | 17:00 | Gymnasium | | |

different: rehearsal and show
school | Harlow Community Schools | Spring Musical Rehearsal | 2026-04-17T19:00 | | HS Auditorium | | |
beacon | The Harlow Beacon | Spring Musical | 2026-04-18T19:00 | | Harlow High School Auditorium | | |

different: concert of choir and band
school | Harlow Community Schools | Spring Choir Concert | 2026-05-14T19:00 | | Middle School Auditorium | | |
boosters | Harlow Band Boosters | Spring Band Concert | 2026-05-14T19:00 | | HS Auditorium | | |

different: two AA groups
aa | Serenity Group | AA Meeting | 2026-03-02T19:00 | 20:00 | St. Mary's Church | | |
aa2 | Lenawau Intergroup | AA Meeting | 2026-03-02T19:00 | 20:00 | Community of Christ Church | | |

different: AA and Al-Anon
aa | Serenity Group | AA Meeting | 2026-03-04T19:00 | 20:00 | St. Mary's Church | | |
alanon | Al-Anon Harlow | Al-Anon Meeting | 2026-03-04T19:00 | 20:00 | St. Mary's Church | | |

different: scouts troops
troop | Troop 41 | Troop Meeting | 2026-03-16T19:00 | 20:30 | Methodist Church | | |
troop2 | Troop 77 | Troop Meeting | 2026-03-16T19:00 | 20:30 | Methodist Church Annex | | |

different: two stores, one signing tour
store | Corner Books | Book Signing: Lena Fox | 2026-04-25T13:00 | 15:00 | Corner Books | 20 Main St, Harlow | |
store2 | Paper Trail Books | Book Signing: Lena Fox | 2026-04-25T13:00 | 15:00 | Paper Trail Books | 310 Elm St, Adrienne | |

different: cancelled session beside another day's
rec | Harlow Parks & Recreation | Swim Lessons | 2026-06-15T10:00 | 10:45 | Pool | | cancelled |
ymca | Harlow YMCA | Swim Lessons | 2026-06-15T11:00 | 11:45 | Pool | | |

different: two exhibits, overlapping runs
museum | Harlow Historical Society | Quilts of the Valley | 2026-04-01 | 2026-05-31 | Depot Museum | | |
beacon | The Harlow Beacon | Toys of the Valley | 2026-04-01 | 2026-05-31 | Depot Museum | | |

different: opening reception beside the exhibit
museum | Harlow Historical Society | Quilts of the Valley: Opening Reception | 2026-04-01T18:00 | 20:00 | Depot Museum | | |
beacon | The Harlow Beacon | Quilts of the Valley | 2026-04-01 | 2026-05-31 | Depot Museum | | |

different: art walk in two towns
arts | Ellery Arts Council | First Friday Art Walk | 2026-06-05T17:00 | 20:00 | Uptown Port Ellery | | |
arts2 | Hadley Arts | First Friday Art Walk | 2026-06-05T17:00 | 20:00 | Downtown Port Hadley | | |

different: markets in two towns
market | Port Ellery Farmers Market | Farmers Market | 2026-06-06T09:00 | 14:00 | Tyler Street Plaza | | |
market2 | Chimacum Farmers Market | Farmers Market | 2026-06-06T09:00 | 14:00 | Chimacum Corner Farmstand | | |

different: tide walks at two beaches
marine | Ellery Marine Science Center | Low Tide Walk | 2026-06-15T12:30 | 14:00 | Fort Wardle State Park | | |
park | Washington State Parks | Low Tide Walk | 2026-06-15T12:30 | 14:00 | Old Fort Tolmie State Park | | |

different: two bunkers tours of a day
parks | Washington State Parks | Bunker Tour | 2026-06-20T13:00 | 14:30 | Fort Wardle | | | https://parks.example.gov/tours
leader | Port Ellery Leader | Bunker Tour | 2026-06-20T15:00 | 16:30 | Fort Wardle State Park | | | https://parks.example.gov/tours

different: calendar's address as everybody's URL
grange | Quimp Grange | Monthly Potluck | 2026-06-10T18:00 | 20:00 | Quimp Grange | | | https://elleryevents.com/calendar
elks | Ellery Elks | Trivia Night | 2026-06-10T18:00 | 20:00 | Elks Lodge | | | https://elleryevents.com/calendar

different: home page as URL with the same title
grange | Quimp Grange | Open Mic | 2026-06-11T19:00 | 21:00 | Quimp Grange | 1219 Corona St | | https://elleryevents.com/
pub | The Uptown Pub | Open Mic | 2026-06-11T19:00 | 21:00 | The Uptown Pub | 1016 Lawrence St | | https://elleryevents.com/

different: one registration page, two courses
ext | WSU Extension Kesslin | Pruning Fruit Trees | 2026-02-21T10:00 | 12:00 | Classroom A | 97 Oak Bay Rd | | https://register.example.edu/spring
leader | Port Ellery Leader | Grafting Fruit Trees | 2026-02-21T10:00 | 12:00 | Classroom B | 97 Oak Bay Rd | | https://register.example.edu/spring

different: one page, two screens
rose | Rose Theatre | The Third Man | 2026-06-24T19:00 | | Rose Theatre | | | https://rosetheatre.example/now
film | Ellery Film Society | Rear Window | 2026-06-24T19:00 | | Rosebud Cinema | | | https://rosetheatre.example/now

different: storytimes of two libraries of a district
library | Kesslin County Library District | Preschool Story Time | 2026-06-11T10:15 | 11:00 | Port Hadley Library | | |
portlib | Friends of the Port Ellery Library | Preschool Story Time | 2026-06-11T10:15 | 11:00 | Port Ellery Library | | |

different: public hearing and meeting
city | City of Port Ellery | City Council Business Meeting | 2026-06-15T18:30 | | Council Chambers, 540 Water St | | |
leader | Port Ellery Leader | City Council Workshop | 2026-06-15T18:30 | | Cotton Building | | |

different: council of two cities
city | City of Port Ellery | City Council Meeting | 2026-06-01T18:30 | | City Hall | | |
city2 | City of Port Hadley | City Council Meeting | 2026-06-01T18:30 | | City Hall | | |

different: city halls, addresses
city | City of Port Ellery | Budget Hearing | 2026-11-02T18:00 | | City Hall | 250 Madison St | |
city2 | City of Port Hadley | Budget Hearing | 2026-11-02T18:00 | | City Hall | 12 Water St | |

different: boat race classes
yacht | Ellery Bay Sailing | Thunderbird Class Race | 2026-06-12T18:00 | | Ellery Bay | | |
chamber | Port Ellery Chamber | San Juan 24 Class Race | 2026-06-12T18:00 | | Ellery Bay | | |

different: 5K and 10K
run | Ellery Running Club | Rhody 5K | 2026-05-17T10:00 | | Fort Wardle | | |
chamber | Port Ellery Chamber | Rhody 10K | 2026-05-17T10:00 | | Fort Wardle | | |

different: yoga by two studios
yoga | Salt & Sea Yoga | Gentle Yoga | 2026-06-16T09:00 | 10:15 | Salt & Sea Yoga | | |
ymca | Olympic YMCA | Gentle Yoga | 2026-06-16T09:00 | 10:15 | Olympic YMCA | | |

different: yoga, chair and not
senior | Ellery Senior Association | Chair Yoga | 2026-06-17T09:00 | 10:00 | Community Center | | |
ymca | Olympic YMCA | Yoga | 2026-06-17T09:00 | 10:00 | Community Center | | |

different: English and Spanish tours
museum | Kesslin Museum | Museum Tour in English | 2026-07-04T14:00 | 15:00 | Kesslin Museum | | |
leader | Port Ellery Leader | Museum Tour in Spanish | 2026-07-04T14:00 | 15:00 | Kesslin Museum | | |

different: same title an evening apart
pub | The Uptown Pub | Trivia Night | 2026-06-18T19:00 | 21:00 | The Uptown Pub | | |
leader | Port Ellery Leader | Trivia Night | 2026-06-25T19:00 | 21:00 | The Uptown Pub | | |

different: trivia in two pubs
pub | The Uptown Pub | Trivia Night | 2026-06-18T19:00 | 21:00 | The Uptown Pub | | |
brewery | Propolis Brewing | Trivia Night | 2026-06-18T19:00 | 21:00 | Propolis Brewing | | |

different: trivia in two pubs, one named by the company
trivia | Trivia Kings | Trivia Night | 2026-06-19T19:00 | 21:00 | Hops & Barley | | |
brewery | Propolis Brewing | Trivia Night | 2026-06-19T19:00 | 21:00 | Taproom | | |

different: courts of a county
county | Nueces Bend County | Jury Selection | 2026-05-11T09:00 | | County Courthouse, Courtroom 1 | | |
news | Santa Bruna News | Jury Selection | 2026-05-11T09:00 | | County Courthouse, Courtroom 3 | | |

different: mass at one hour in two parishes
mission | Mission San Bruno | Sunday Mass | 2026-05-10T09:00 | 10:00 | Mission San Bruno | | |
parish | Our Lady of the Bend | Sunday Mass | 2026-05-10T09:00 | 10:00 | Our Lady of the Bend | | |

different: mass in two languages
mission | Mission San Bruno | Mass (English) | 2026-05-10T11:00 | 12:00 | Mission San Bruno | | |
diocese | Diocese of Bend | Mass (Spanish) | 2026-05-10T11:00 | 12:00 | Mission San Bruno | | |

different: vaccine clinics in two schools
health | Bend County Health | Back to School Vaccine Clinic | 2026-08-01T09:00 | 13:00 | Austin Elementary School | | |
isd | Santa Bruna ISD | Back to School Vaccine Clinic | 2026-08-01T09:00 | 13:00 | Travis Middle School | | |

different: halls of the civic center
cvb | Visit Santa Bruna | Gem and Mineral Show | 2026-08-08T10:00 | 17:00 | Civic Center - Hall A | | |
club | Bend Card Club | Sports Card Show | 2026-08-08T10:00 | 17:00 | Civic Center - Hall B | | |

different: one title in two halls
cvb | Visit Santa Bruna | Holiday Bazaar | 2026-12-05T10:00 | 17:00 | Civic Center Hall A | | |
parish | Our Lady of the Bend | Holiday Bazaar | 2026-12-05T10:00 | 17:00 | Parish Hall | | |

different: job fairs
works | Workforce Solutions Bend | Job Fair | 2026-05-27T10:00 | 14:00 | Santa Bruna Civic Center | | |
college | Bend College | Job Fair | 2026-05-27T10:00 | 14:00 | Bend College Student Union | | |

different: graduations
isd | Santa Bruna ISD | Graduation - Central High | 2026-05-29T19:00 | | Alamo Stadium | | |
news | Santa Bruna News | Graduation - Memorial High | 2026-05-29T19:00 | | Expo Center | | |

different: swim meets by age
swim | Bend Aquatics | Swim Meet (10 & Under) | 2026-06-13T08:00 | 12:00 | Natatorium | | |
isd | Santa Bruna ISD | Swim Meet (11 & Over) | 2026-06-13T08:00 | 12:00 | Natatorium | | |

different: summer camp weeks
zoo | Bend Zoo | Zoo Camp Week 1 | 2026-06-08 | 2026-06-12 | Bend Zoo | | |
cvb | Visit Santa Bruna | Zoo Camp Week 2 | 2026-06-15 | 2026-06-19 | Bend Zoo | | |

different: night of symphony and talk before it
symphony | Bend Symphony | Pre-Concert Talk: Beethoven's Ninth | 2026-05-30T18:30 | 19:00 | Majestic Theatre | | |
majestic | Majestic Theatre | Beethoven's Ninth | 2026-05-30T19:30 | 21:30 | Majestic Theatre | | |

different: class and its other weekday
college | Bend College | ESL Class | 2026-09-14T18:00 | 20:00 | Room 210 | | | https://bendcollege.edu/esl
library | Santa Bruna Public Library | ESL Class | 2026-09-15T18:00 | 20:00 | Central Library | | | https://bendcollege.edu/esl

different: classroom numbers
college | Bend College | GED Prep | 2026-09-16T18:00 | 20:00 | Main Campus Room 210 | | |
works | Workforce Solutions Bend | GED Prep | 2026-09-16T18:00 | 20:00 | Main Campus Room 214 | | |

different: story hours at the town's two libraries
library | Whitcomb Free Library | Story Hour | 2026-03-11T10:00 | 11:00 | Whitcomb Free Library | | |
north | North Village Library | Story Hour | 2026-03-11T10:00 | 11:00 | North Village Library | | |

different: two suppers
grange | Whitcomb Grange #201 | Ham Supper | 2026-03-28T17:00 | 18:30 | Grange Hall | | |
church | Congregational Church | Ham Supper | 2026-03-28T17:00 | 18:30 | Congregational Church Vestry | | |

different: blood drives
redcross | American Red Cross | Blood Drive | 2026-04-08T12:00 | 17:00 | Whitcomb Fire Station | | |
legion | American Legion Post 12 | Blood Drive | 2026-04-08T12:00 | 17:00 | Legion Hall | | |

different: egg hunts
rec | Whitcomb Recreation | Easter Egg Hunt | 2026-04-04T10:00 | 11:00 | Village Green | | |
church | Congregational Church | Easter Egg Hunt | 2026-04-04T10:00 | 11:00 | Congregational Church lawn | | |

different: recycling in two towns of a district
district | Falls Waste District | Hazardous Waste Day | 2026-05-09T09:00 | 12:00 | Whitcomb Transfer Station | | |
town | Town of Sawyer | Hazardous Waste Day | 2026-05-09T09:00 | 12:00 | Sawyer Highway Garage | | |

different: pool hours, lap and family
ymca | Falls YMCA | Lap Swim | 2026-05-11T12:00 | 13:00 | YMCA Pool | | |
town | Town of Whitcomb Falls | Family Swim | 2026-05-11T12:00 | 13:00 | YMCA Pool | | |

different: tai chi groups
coa | Council on Aging | Tai Chi - Beginners | 2026-03-25T09:30 | 10:30 | Senior Center | | |
town | Town of Whitcomb Falls | Tai Chi - Intermediate | 2026-03-25T09:30 | 10:30 | Senior Center | | |

different: year
town | Town of Whitcomb Falls | Annual Town Meeting | 2026-05-04T19:00 | | Regional High School Gym | | |
record | Whitcomb Record | Annual Town Meeting | 2027-05-03T19:00 | | Regional High School Gym | | |

different: two galleries' receptions
gallery | Falls Gallery | Opening Reception | 2026-04-03T17:00 | 19:00 | Falls Gallery | | |
arts | Mill Arts | Opening Reception | 2026-04-03T17:00 | 19:00 | Mill Arts | | |

different: pavilions of a park
parks | Talbot Ridge Parks & Rec | Family Reunion Rental | 2026-06-20T11:00 | 15:00 | Hollow Creek Park Pavilion 1 | | |
county | Talbot Ridge County | Family Reunion Rental | 2026-06-20T11:00 | 15:00 | Hollow Creek Park Pavilion 2 | | |

different: rooms, only names
library | Talbot Ridge Library | Homework Help | 2026-02-10T16:00 | 18:00 | Meeting Room 1 | | |
friends | Friends of Oak Hollow Library | Homework Help | 2026-02-10T16:00 | 18:00 | Meeting Room 2 | | |

different: bible schools of two churches
church | Hollow Baptist Church | Vacation Bible School | 2026-06-08T09:00 | 12:00 | Hollow Baptist Church | | |
church2 | New Hope AME | Vacation Bible School | 2026-06-08T09:00 | 12:00 | New Hope AME Church | | |

different: studios of an arts center
arts | Hollow Arts Center | Open Studio | 2026-05-30T13:00 | 16:00 | Hollow Arts Center, Studio A | | |
news | Oak Hollow Neighbor | Open Studio | 2026-05-30T13:00 | 16:00 | Hollow Arts Center, Studio B | | |

different: cancelled evening beside the newly booked one, same URL
amp | Oak Hollow Amphitheater | Gospel Sunday | 2026-06-14T18:00 | 21:00 | Oak Hollow Amphitheater | | cancelled | https://ohamp.com/e/gospel
news | Oak Hollow Neighbor | Gospel Sunday | 2026-06-21T18:00 | 21:00 | Oak Hollow Amphitheater | | | https://ohamp.com/e/gospel

different: summer camps of one week, two ages, one URL
parks | Talbot Ridge Parks & Rec | Nature Camp (Rising 1st-2nd) | 2026-06-15T09:00 | 15:00 | Hollow Creek Park | | | https://trparks.com/camps
county | Talbot Ridge County | Nature Camp (Rising 3rd-5th) | 2026-06-15T09:00 | 15:00 | Hollow Creek Park | | | https://trparks.com/camps
`;
