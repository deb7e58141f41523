/** A hundred more pairs as in `INVENTED`, written when the rules had been mended by those, and measured before they were mended again. */
export const INVENTED_LATER = `
same: county parks and county, park spelt in full
a1 | Sutter Bay County Regional Parks | Birding for Beginners | 2026-04-11T08:00 | 10:00 | Laguna Overlook Regional Park, Shady Oak Picnic Area | 6000 Laguna Rd, Vista Alta, CA 95499 | | https://parks.sutterbay.ca.gov/play/birding-beginners
b1 | Sutter Bay County | Birding for Beginners | 2026-04-11T08:00 | 10:00 | Laguna Overlook Park | | | https://parks.sutterbay.ca.gov/play/birding-beginners?utm_campaign=county

same: county parks and newspaper
a1 | Sutter Bay County Regional Parks | Junior Rangers Creek Day | 2026-04-12T10:00 | 12:00 | Maple Flat Regional Park | | |
b1 | Vista Alta Sentinel | Junior Rangers Creek Day at Maple Flat | 2026-04-12T10:00 | 12:00 | Maple Flat, Vista Alta | | |

same: newspaper lists a library program with its street
a1 | Vista Alta Sentinel | Ukulele Jam | 2026-04-14T17:30 | 18:30 | 305 E Street, Vista Alta, CA | | |
b1 | Sutter Bay County Library | Ukulele Jam | 2026-04-14T17:30 | 18:30 | Vista Alta Central Library, Forum Room | 305 E Street, Vista Alta, CA 95404 | |

same: library forum room
a1 | Vista Alta Sentinel | Poetry Reading with Inez Calloway | 2026-04-15T18:00 | 19:30 | Central Library | | |
b1 | Sutter Bay County Library | Poetry Reading with Inez Calloway | 2026-04-15T18:00 | 19:30 | Central Library - Forum Room | | |

same: bus of the library
a1 | Sutter Bay County Library | BiblioBus at Sunset Mobile Park | 2026-04-16T14:00 | 15:00 | BiblioBus | | | https://sbclib.org/event/12991
b1 | Vista Alta Sentinel | BiblioBus at Sunset Mobile Park | 2026-04-16T14:00 | 15:00 | Sunset Mobile Park | | | https://sbclib.org/event/12991

same: arts center, its theater
a1 | Lark Performing Arts Center | Harbor String Quartet | 2026-04-18T19:30 | 21:30 | Ruth Lark Theater | 50 Mark West Rd | | https://larkcenter.org/events/harbor
b1 | Vista Alta Sentinel | Harbor String Quartet | 2026-04-18T19:30 | | Lark Performing Arts Center | | |

same: winery
a1 | Visit Vista Alta | Live Music: Jesse Doyle | 2026-04-19T13:00 | 16:00 | Three Owls Winery | 880 Cellar Ln, Vista Alta | |
b1 | Three Owls Winery | Live Music with Jesse Doyle | 2026-04-19T13:00 | 16:00 | Tasting Room Patio | | |

same: meetup at a coffee house
a1 | Meetup: Vista Alta Board Gamers | Tuesday Board Games | 2026-04-21T18:00 | 21:00 | Flying Goat Coffee | 10 4th St, Vista Alta, CA | |
b1 | Flying Goat Coffee | Vista Alta Board Gamers: Tuesday Board Games | 2026-04-21T18:00 | 21:00 | 10 Fourth Street | | |

same: city council with hybrid words
a1 | City of Vista Alta | City Council Meeting | 2026-04-21T16:00 | | City Hall Council Chamber, 100 Plaza Ave | | |
b1 | Vista Alta Sentinel | Vista Alta City Council | 2026-04-21T16:00 | | City Hall, 100 Plaza Avenue | | |

same: mobilize
a1 | Mobilize: Indivisible Sutter Bay | No Tyrants Rally | 2026-04-25T12:00 | 14:00 | Courthouse Square | 3rd St & Mendocino Ave, Vista Alta, CA 95404 | | https://www.mobilize.us/isb/event/771
b1 | Sutter Bay Democrats | No Tyrants Rally! | 2026-04-25T12:00 | 14:00 | Old Courthouse Square, Vista Alta | | | https://www.mobilize.us/isb/event/771/

same: museum for children
a1 | Children's Museum of Sutter Bay | Ladybug Release | 2026-04-25T10:00 | 11:00 | Mary's Garden | 1835 Steele Ln | |
b1 | Vista Alta Sentinel | Ladybug Release at the Children's Museum | 2026-04-25T10:00 | 11:00 | Children's Museum of Sutter Bay | 1835 West Steele Lane | |

same: university hall
a1 | Coast State University | Faculty Recital: Piano | 2026-04-26T15:00 | | Schroder Hall, Lark Center | | |
b1 | Lark Performing Arts Center | Faculty Recital: Piano | 2026-04-26T15:00 | 17:00 | Schroder Hall | | |

same: church hall for a community group
a1 | Sutter Bay Contra Dance | Second Saturday Contra Dance | 2026-05-09T19:00 | 22:00 | Wischer Hall | 465 Morris St | |
b1 | Vista Alta Sentinel | Contra Dance | 2026-05-09T19:00 | 22:00 | Wischer Community Hall | 465 Morris Street, Sebring | |

same: repair cafe
a1 | Zero Waste Sutter Bay | Fix-It Fair | 2026-05-10T12:00 | 15:00 | Vista Alta Senior Center | | |
b1 | City of Vista Alta | Fix It Fair | 2026-05-10T12:00 | 15:00 | Senior Center, Multipurpose Room | | |

same: food distribution
a1 | Redwood Food Pantry | Drive-Thru Food Distribution | 2026-05-11T09:00 | 11:00 | Vista Alta | | |
b1 | Sutter Bay County | Food Distribution - Drive Thru | 2026-05-11T09:00 | 11:00 | Finley Lot C | | |

same: high school play
a1 | Vista High Drama | Into the Woods | 2026-05-15T19:00 | | Vista High Theater | | | https://gofan.co/event/99
b1 | Vista Alta Sentinel | Vista High presents Into the Woods | 2026-05-15T19:00 | 22:00 | Vista Alta High School | 1235 Mendocino | |

same: bike ride with the county in place
a1 | Bicycle Coalition | Bike to Work Day Energizer Station | 2026-05-21T06:30 | 09:00 | Railroad Square | | |
b1 | Sutter Bay County | Bike to Work Day Energizer Station | 2026-05-21T06:30 | 09:00 | Sutter Bay County, California | | |

same: fairgrounds building
a1 | Sutter Bay Fairgrounds | Gem & Mineral Show | 2026-05-16 | 2026-05-17 | Grace Pavilion | 1350 Bennett Valley Rd | |
b1 | Mineral Society | Gem and Mineral Show | 2026-05-16 | 2026-05-17 | Sutter Bay County Fairgrounds | | |

same: senior center
a1 | City of Vista Alta | AARP Smart Driver Course | 2026-05-18T09:00 | 13:00 | Bennett Valley Senior Center | 704 Bennett Valley Rd | |
b1 | AARP | Smart Driver Course | 2026-05-18T09:00 | 13:00 | 704 Bennett Valley Road, Vista Alta | | |

same: library in title
a1 | Dunmore Public Library | Dunmore Reads: Book Discussion | 2026-03-03T18:30 | 20:00 | Rotary Room | | |
b1 | Dunmore Today | Dunmore Reads Book Discussion | 2026-03-03T18:30 | | Dunmore Public Library, 303 Kirkwood | | |

same: branch of library, town name first
a1 | Tulip County Public Library | Paws to Read | 2026-03-05T16:00 | 17:00 | Ellwood Branch | 600 Temperance St | |
b1 | Ellwood Community Calendar | Paws to Read | 2026-03-05T16:00 | 17:00 | Ellwood Library | | |

same: branch, children's room
a1 | Tulip County Public Library | Paws to Read with Biscuit | 2026-03-12T16:00 | 17:00 | Southwest Branch - Children's Area | | |
b1 | Therapy Dogs of Tulip | Paws to Read with Biscuit | 2026-03-12T16:00 | 17:00 | Southwest Branch Library | 890 W Gordon Pike | |

same: university auditorium
a1 | State University | Opera: Don Giovanni | 2026-04-10T19:30 | | Musical Arts Center | 101 N Jordan Ave | |
b1 | Dunmore Today | Don Giovanni | 2026-04-10T19:30 | 22:30 | MAC, 101 N. Jordan Avenue | | |

same: brewery trivia
a1 | Upland Brewpub | Geeks Who Drink Trivia | 2026-03-10T19:00 | 21:00 | Upland Brewpub | 350 W 11th St | |
b1 | Geeks Who Drink | Upland Brewpub Trivia | 2026-03-10T19:00 | 21:00 | 350 West 11th Street, Dunmore, IN 47404 | | |

same: nature center
a1 | Indiana DNR | Maple Syrup Hike | 2026-02-28T13:00 | 14:30 | Paynetown Activity Center, Monroe Lake | | |
b1 | Friends of Lake Tulip | Maple Syrup Hike | 2026-02-28T13:00 | 14:30 | Paynetown SRA | | | https://dnr.example.gov/e/5

same: farmers market at city hall
a1 | City of Dunmore | Winter Farmers' Market | 2026-02-07T09:00 | 12:00 | Switchyard Pavilion | 1601 S Rogers St | |
b1 | Dunmore Winter Farmers Market | Winter Farmers Market | 2026-02-07T09:00 | 12:00 | Switchyard Park | | |

same: plan commission
a1 | City of Dunmore | Plan Commission | 2026-03-09T17:30 | | City Hall, Council Chambers #115 | | |
b1 | Dunmore Today | Dunmore Plan Commission | 2026-03-09T17:30 | 20:30 | Showers Building, 401 N Morton | | | https://dunmore.in.gov/e/plan

same: storytime at a bookstore
a1 | Morgan Books | Saturday Storytime | 2026-03-14T10:30 | 11:00 | Morgan Books | 849 Auto Mall Rd | |
b1 | Dunmore Families | Saturday Story Time at Morgan Books | 2026-03-14T10:30 | | 849 Auto Mall Road | | |

same: gallery walk
a1 | Gallery Walk Dunmore | First Friday Gallery Walk | 2026-04-03T17:00 | 20:00 | Downtown Dunmore | | |
b1 | Dunmore Arts Commission | Gallery Walk | 2026-04-03T17:00 | 20:00 | Dunmore, IN | | |

same: trail run, address by intersection
a1 | Tulip Running Club | Hills of Tulip Half Marathon | 2026-04-18T08:00 | | Karst Farm Park | | |
b1 | Tulip County Parks | Hills of Tulip Half Marathon | 2026-04-18T08:00 | 12:00 | 2450 S Endwright Rd | | |

same: church organ
a1 | First Methodist Church | Organ Concert: Widor | 2026-04-19T16:00 | | Sanctuary | | |
b1 | American Guild of Organists | Organ Concert: Widor | 2026-04-19T16:00 | 17:00 | First United Methodist Church, 219 E 4th St | | |

same: hospital class
a1 | Tulip Hospital | Childbirth Education Class | 2026-03-21T09:00 | 15:00 | Conference Room B | | | https://tuliphealth.org/classes/444
b1 | Dunmore Families | Childbirth Education Class | 2026-03-21T09:00 | 15:00 | Tulip Hospital | | | https://www.tuliphealth.org/classes/444

same: Zoom lecture told twice
a1 | League of Women Voters of Tulip County | Redistricting 101 | 2026-03-24T19:00 | 20:00 | Zoom | | |
b1 | Tulip County Public Library | Redistricting 101 with the League of Women Voters | 2026-03-24T19:00 | 20:00 | Online event | | |

same: theater's second name
a1 | Buskirk Theater | Mavis Tribute Night | 2026-05-02T20:00 | | Buskirk Theater | 114 E Kirkwood Ave | | https://buskirk.org/mavis
b1 | Dunmore Today | Mavis Tribute Night | 2026-05-02T20:00 | | Indiana Theatre, 114 East Kirkwood | | | https://buskirk.org/mavis

same: recreation class
a1 | City of Dunmore Parks | Senior Pickleball Social | 2026-03-17T10:00 | 12:00 | Twin Lakes Rec Center | 1700 W Bloomfield Rd | |
b1 | Area 10 Agency on Aging | Senior Pickleball Social | 2026-03-17T10:00 | 12:00 | Twin Lakes Recreation Center, Court 3 | | |

same: school board
a1 | Tulip County Schools | School Board Work Session | 2026-03-16T18:00 | | Administration Center, Board Room | 315 E North Dr | |
b1 | Dunmore Today | School Board work session | 2026-03-16T18:00 | | 315 North Drive | | | https://tcs.edu/board/0316

same: holiday market
a1 | Dunmore Handmade | Handmade Holiday Market | 2026-12-05T10:00 | 16:00 | Fairview United Methodist, 600 W 6th | | |
b1 | Fairview United Methodist Church | Holiday Handmade Market | 2026-12-05T10:00 | 16:00 | Gym | | |

same: tour of homes
a1 | Tulip Historic Preservation | Tour of Historic Homes | 2026-06-06T11:00 | 16:00 | Prospect Hill neighborhood | | | https://tulippreserve.org/tour26
b1 | City of Dunmore | Tour of Historic Homes | 2026-06-06T11:00 | 16:00 | Dunmore | | | https://tulippreserve.org/tour26

same: volunteer day
a1 | Sycamore Land Trust | Beanblossom Work Day | 2026-03-28T09:00 | 12:00 | Beanblossom Bottoms Nature Preserve | | |
b1 | Dunmore Volunteer Network | Sycamore Land Trust: Beanblossom Work Day | 2026-03-28T09:00 | 12:00 | Beanblossom Bottoms | | |

same: election day
a1 | Tulip County Clerk | Early Voting Begins | 2026-04-07 | | Election Operations Center | | |
b1 | League of Women Voters of Tulip County | Early voting begins | 2026-04-07 | | Tulip County | | |

same: festival of several days
a1 | Lotus Foundation | Lotus World Music Festival | 2026-09-24 | 2026-09-27 | Downtown Dunmore | | |
b1 | Visit Dunmore | Lotus World Music & Arts Festival | 2026-09-24 | 2026-09-27 | Various venues | | |

same: marching band
a1 | South High Bands | Pancake Breakfast Fundraiser | 2026-03-07T08:00 | 11:00 | South HS Cafeteria | | |
b1 | Dunmore Today | South Band Pancake Breakfast Fundraiser | 2026-03-07T08:00 | 11:00 | Dunmore High School South | | |

same: park and shelter
a1 | City of Dunmore Parks | Easter Egg Scramble | 2026-04-04T11:00 | 12:00 | Bryan Park - North Shelter | | |
b1 | Dunmore Families | Easter Egg Scramble | 2026-04-04T11:00 | | Bryan Park, 1001 S Henderson St | | |

same: beach clean
a1 | Davenport Cove Surf Club | Beach Cleanup | 2026-04-22T09:00 | 11:00 | Cove Beach | | |
b1 | Coastkeepers | Cove Beach Cleanup | 2026-04-22T09:00 | 11:00 | Cove Beach Parking Lot, Hwy 1 | | |

same: boat parade
a1 | Davenport Yacht Club | Lighted Boat Parade | 2026-12-12T17:30 | 19:00 | Davenport Harbor | | |
b1 | City of Davenport Cove | Lighted Boat Parade | 2026-12-12T17:30 | | Davenport Cove Harbor & Marina | | |

same: grange pancake
a1 | Pescadero Grange | Pancake Breakfast | 2026-05-03T08:00 | 11:00 | Native Sons Hall | 112 Stage Rd | |
b1 | Coast Review | Pescadero Grange Pancake Breakfast | 2026-05-03T08:00 | 11:00 | 112 Stage Road, Pescadero | | |

same: lecture at the academy
a1 | Davenport Natural History Museum | Sharks After Dark | 2026-05-14T18:00 | 20:00 | Museum Courtyard | | |
b1 | Coast Review | Sharks After Dark | 2026-05-14T18:00 | 20:00 | Natural History Museum, 1305 E Cliff Dr | | |

same: surf contest
a1 | Davenport Cove Surf Club | Groms Surf Contest | 2026-06-13T07:00 | 15:00 | Cove Beach | | | https://covesurf.org/groms
b1 | Coast Review | Cove Groms Contest | 2026-06-13T07:00 | | Davenport Cove | | | https://covesurf.org/groms/

same: prefix new
a1 | Coast Library | NEW! Crafternoon | 2026-05-20T15:30 | 17:00 | Teen Room | | |
b1 | Davenport Cove Friends of the Library | Crafternoon | 2026-05-20T15:30 | 17:00 | Coast Library | | |

same: nextdoor style
a1 | Cove Neighborhood Association | Annual Neighborhood Potluck | 2026-08-04T17:00 | 20:00 | Pelican Park | | |
b1 | Coast Review | Neighborhood Potluck | 2026-08-04T17:00 | 20:00 | Pelican Park, Cove Ave | | |

different: branches with one page
a2 | Sutter Bay County Library | Summer Reading Kickoff | 2026-06-06T10:00 | 12:00 | Ridgeway Branch | | | https://sbclib.org/summer/kickoff
b2 | Vista Alta Sentinel | Summer Reading Kickoff | 2026-06-06T10:00 | 12:00 | Northwest Branch | | | https://sbclib.org/summer/kickoff

different: regional libraries
a2 | Sutter Bay County Library | Baby Bounce | 2026-06-08T10:30 | 11:00 | Sebring Regional Library | | |
b2 | Friends of Vista Alta Library | Baby Bounce | 2026-06-08T10:30 | 11:00 | Vista Alta Regional Library | | |

different: rooms in one library, one page
a2 | Sutter Bay County Library | Tax Aide | 2026-03-02T10:00 | 14:00 | Central Library, Forum Room | | | https://sbclib.org/tax
b2 | AARP | Tax Aide | 2026-03-02T10:00 | 14:00 | Central Library, Fireplace Room | | | https://sbclib.org/tax

different: conference room letters
a2 | Tulip Hospital | Support Group | 2026-03-02T18:00 | 19:00 | Tulip Hospital, Conference Room A | | |
b2 | NAMI Tulip | Support Group | 2026-03-02T18:00 | 19:00 | Tulip Hospital, Conference Room C | | |

different: upper and lower level
a2 | Dunmore Arts | Figure Drawing | 2026-03-03T18:00 | 20:00 | Waldron Arts Center, Upper Level | | |
b2 | Dunmore Today | Figure Drawing | 2026-03-03T18:00 | 20:00 | Waldron Arts Center, Lower Level | | |

different: two screens
a2 | Starlite Cinema | Cult Classic Night | 2026-03-06T21:00 | | Starlite Cinema Screen 2 | | |
b2 | Dunmore Today | Cult Classic Night | 2026-03-06T21:00 | | Starlite Cinema Screen 5 | | |

different: gym and cafeteria
a2 | South High | Parent Night | 2026-03-09T18:00 | | South High School Gym | | |
b2 | PTO | Parent Night | 2026-03-09T18:00 | | South High School Cafeteria | | |

different: pool and gym
a2 | Dunmore YMCA | Family Fun Night | 2026-03-13T18:00 | 20:00 | Northwest YMCA - Pool | | |
b2 | Dunmore Families | Family Fun Night | 2026-03-13T18:00 | 20:00 | Northwest YMCA - Gymnasium | | |

different: two YMCAs
a2 | Dunmore YMCA | Healthy Kids Day | 2026-04-18T10:00 | 13:00 | Northwest YMCA | | |
b2 | Dunmore Families | Healthy Kids Day | 2026-04-18T10:00 | 13:00 | Southeast YMCA | | |

different: matinee and evening
a2 | Lark Performing Arts Center | The Nutcracker | 2026-12-19T14:00 | | Lark Performing Arts Center | | | https://larkcenter.org/nutcracker
b2 | Vista Alta Sentinel | The Nutcracker | 2026-12-19T19:00 | | Lark Performing Arts Center | | | https://larkcenter.org/nutcracker

different: two Nutcrackers
a2 | Lark Performing Arts Center | The Nutcracker | 2026-12-19T14:00 | | Lark Performing Arts Center | | |
b2 | Vista Ballet | The Nutcracker | 2026-12-19T14:00 | | Spreckles Theater | | |

different: seatings
a2 | Three Owls Winery | Winemaker Dinner | 2026-05-01T17:00 | | Three Owls Winery | | |
b2 | Visit Vista Alta | Winemaker Dinner | 2026-05-01T19:30 | | Three Owls Winery | | |

different: wineries
a2 | Three Owls Winery | Live Music Sunday | 2026-05-03T13:00 | 16:00 | Three Owls Winery | | |
b2 | Old Vine Cellars | Live Music Sunday | 2026-05-03T13:00 | 16:00 | Old Vine Cellars | | |

different: cancelled, rebooked in another hall
a2 | Dunmore Symphony | Spring Pops | 2026-05-09T19:00 | | Buskirk Theater | | cancelled |
b2 | Dunmore Today | Spring Pops | 2026-05-09T19:00 | | Switchyard Park Pavilion | | |

different: cancelled, rebooked elsewhere on one page
a2 | Dunmore Symphony | Kids Concert | 2026-05-10T14:00 | | Buskirk Theater | | cancelled | https://dunmoresymphony.org/kids
b2 | Dunmore Today | Kids Concert | 2026-05-10T14:00 | | Waldron Arts Center | | | https://dunmoresymphony.org/kids

different: cancelled and moved by a week
a2 | City of Dunmore Parks | Movie in the Park: Up | 2026-06-12T20:30 | | Bryan Park | | cancelled |
b2 | Dunmore Families | Movie in the Park: Up | 2026-06-19T20:30 | | Bryan Park | | |

different: ages of a camp
a2 | Children's Museum of Sutter Bay | Tinker Camp (Ages 5-7) | 2026-07-06T09:00 | 12:00 | Children's Museum of Sutter Bay | | |
b2 | Vista Alta Sentinel | Tinker Camp (Ages 8-10) | 2026-07-06T09:00 | 12:00 | Children's Museum of Sutter Bay | | |

different: teen and tween
a2 | Tulip County Public Library | Teen Dungeons & Dragons | 2026-03-11T16:00 | 18:00 | Level Up Studio | | |
b2 | Dunmore Families | Tween Dungeons & Dragons | 2026-03-11T16:00 | 18:00 | Tulip County Public Library | | |

different: beginners and intermediate
a2 | City of Dunmore Parks | Tennis Clinic: Beginner | 2026-05-05T17:00 | 18:00 | Bryan Park Courts | | |
b2 | Dunmore Tennis | Tennis Clinic: Intermediate | 2026-05-05T17:00 | 18:00 | Bryan Park Courts | | |

different: U10 and U12
a2 | Cutters Soccer | U10 Tryouts | 2026-05-20T17:30 | 19:00 | Karst Farm Park | | |
b2 | Tulip County Parks | U12 Tryouts | 2026-05-20T17:30 | 19:00 | Karst Farm Park | | |

different: men's and women's
a2 | State University | Men's Tennis vs. Purdale | 2026-04-04T12:00 | | Tennis Center | | |
b2 | Dunmore Today | Women's Tennis vs. Purdale | 2026-04-04T12:00 | | Tennis Center | | |

different: rivals
a2 | South High | Softball vs North | 2026-04-14T17:30 | | South High School | | |
b2 | Edgeville High | Softball vs Owen Valley | 2026-04-14T17:30 | | Edgeville High School | | |

different: two commissions
a2 | City of Dunmore | Plan Commission | 2026-03-09T17:30 | | City Hall, Council Chambers | | |
b2 | Tulip County | Plan Commission | 2026-03-09T17:30 | | Nat Hill Room, Courthouse | | |

different: two commissions of other boards
a2 | City of Dunmore | Board of Public Works | 2026-03-10T17:30 | | City Hall | | |
b2 | Dunmore Today | Board of Public Safety | 2026-03-10T17:30 | | City Hall | | |

different: town councils
a2 | Town of Ellwood | Town Council | 2026-03-16T18:30 | | Town Hall | | |
b2 | Town of Stinesburg | Town Council | 2026-03-16T18:30 | | Town Hall | | |

different: township trustees
a2 | Perry Township | Board Meeting | 2026-03-18T17:00 | | Perry Township Office | | |
b2 | Bean Blossom Township | Board Meeting | 2026-03-18T17:00 | | Bean Blossom Township Office | | |

different: services
a2 | St. Paul Lutheran | Ash Wednesday Service | 2026-02-18T19:00 | | St. Paul Lutheran Church | | |
b2 | St. Mark Methodist | Ash Wednesday Service | 2026-02-18T19:00 | | St. Mark United Methodist Church | | |

different: services without places
a2 | St. Paul Lutheran | Christmas Eve Candlelight Service | 2026-12-24T17:00 | | | | |
b2 | First Methodist Church | Christmas Eve Candlelight Service | 2026-12-24T17:00 | | | | |

different: fellowship halls
a2 | St. Paul Lutheran Church | Fish Fry | 2026-02-20T17:00 | 19:00 | Fellowship Hall | | |
b2 | First Methodist Church | Fish Fry | 2026-02-20T17:00 | 19:00 | Fellowship Hall | | |

different: school gyms
a2 | Grandview Elementary | Book Fair | 2026-03-20T08:00 | 15:00 | Library | | |
b2 | Templeton Elementary | Book Fair | 2026-03-20T08:00 | 15:00 | Library | | |

different: auction in two schools
a2 | Grandview Elementary PTO | Fall Festival | 2026-10-16T17:00 | 20:00 | Grandview Elementary School | | |
b2 | Templeton Elementary PTO | Fall Festival | 2026-10-16T17:00 | 20:00 | Templeton Elementary School | | |

different: trivia of one company
a2 | Upland Brewpub | Geeks Who Drink Trivia | 2026-03-10T19:00 | 21:00 | Upland Brewpub | | |
b2 | Geeks Who Drink | Trivia at Switchyard Brewing | 2026-03-10T19:00 | 21:00 | Switchyard Brewing | | |

different: open mics
a2 | Soma Coffee | Open Mic Night | 2026-03-12T19:00 | 21:00 | Soma Coffee | | |
b2 | Bear's Place | Open Mic Night | 2026-03-12T19:00 | 21:00 | Bear's Place | | |

different: farmers markets
a2 | City of Dunmore | Farmers Market | 2026-06-06T08:00 | 12:00 | Showers Plaza | | |
b2 | Ellwood Farmers Market | Farmers Market | 2026-06-06T08:00 | 12:00 | Ellwood Depot | | |

different: blood drives of one week
a2 | Red Cross | Blood Drive | 2026-03-17T10:00 | 15:00 | Tulip County Public Library | | |
b2 | State University | Blood Drive | 2026-03-17T10:00 | 15:00 | Student Union | | |

different: two trails
a2 | Sycamore Land Trust | Wildflower Hike | 2026-04-18T10:00 | 12:00 | Porter West Preserve | | |
b2 | Indiana DNR | Wildflower Hike | 2026-04-18T10:00 | 12:00 | Monroe Lake, Allens Creek | | |

different: work days
a2 | Sycamore Land Trust | Volunteer Work Day | 2026-03-28T09:00 | 12:00 | Beanblossom Bottoms Nature Preserve | | |
b2 | City of Dunmore Parks | Volunteer Work Day | 2026-03-28T09:00 | 12:00 | Griffy Lake Nature Preserve | | |

different: yoga in the park
a2 | City of Dunmore Parks | Yoga in the Park | 2026-06-03T18:00 | 19:00 | Bryan Park | | |
b2 | City of Ellwood | Yoga in the Park | 2026-06-03T18:00 | 19:00 | Ellwood Community Park | | |

different: fireworks in two towns
a2 | City of Dunmore | Fourth of July Fireworks | 2026-07-04T22:00 | | Dunmore | | |
b2 | Town of Ellwood | Fourth of July Fireworks | 2026-07-04T22:00 | | Ellwood | | |

different: parades in two towns
a2 | City of Davenport Cove | Fourth of July Parade | 2026-07-04T10:00 | | Downtown Davenport Cove | | |
b2 | Town of Half Tide | Fourth of July Parade | 2026-07-04T10:00 | | Main Street, Half Tide | | |

different: chapters
a2 | Rotary Club of Dunmore | Weekly Meeting | 2026-03-17T12:00 | | Memorial Union | | |
b2 | Rotary Club of Dunmore North | Weekly Meeting | 2026-03-17T12:00 | | Country Club | | |

different: walk stops
a2 | Historic Dunmore | Ghost Walk, Group A | 2026-10-30T19:00 | | Courthouse | | |
b2 | Dunmore Today | Ghost Walk, Group B | 2026-10-30T19:00 | | Courthouse | | |

different: series parts
a2 | Zero Waste Sutter Bay | Composting 101 | 2026-05-02T10:00 | 11:00 | Community Garden | | |
b2 | Master Gardeners | Composting 201 | 2026-05-02T10:00 | 11:00 | Community Garden | | |

different: online and in person
a2 | League of Women Voters of Tulip County | Candidate Forum | 2026-04-09T19:00 | | Zoom | | |
b2 | Tulip County Public Library | Candidate Forum | 2026-04-09T19:00 | | Auditorium | | |

different: two offices of candidates
a2 | League of Women Voters of Tulip County | Candidate Forum: Mayor | 2026-04-10T19:00 | | City Hall | | |
b2 | Dunmore Today | Candidate Forum: Sheriff | 2026-04-10T19:00 | | City Hall | | |

different: opening and closing
a2 | Waldron Arts Center | Closing Reception: Tides | 2026-05-29T17:00 | 19:00 | Waldron Arts Center | | |
b2 | Dunmore Today | Opening Reception: Tides | 2026-05-01T17:00 | 19:00 | Waldron Arts Center | | |

different: galleries of one center
a2 | Waldron Arts Center | Student Show | 2026-05-01 | 2026-05-30 | Waldron Arts Center, Flashlight Gallery | | |
b2 | Dunmore Today | Student Show | 2026-05-01 | 2026-05-30 | Waldron Arts Center, Cove Gallery | | |

different: shelters of one park
a2 | City of Dunmore Parks | Company Picnic | 2026-06-20T11:00 | 15:00 | Bryan Park - North Shelter | | |
b2 | Dunmore Rotary | Company Picnic | 2026-06-20T11:00 | 15:00 | Bryan Park - Woodlawn Shelter | | |

different: numbered buildings
a2 | Sutter Bay Fairgrounds | Craft Fair | 2026-11-14T10:00 | 16:00 | Building 3 | | |
b2 | Vista Alta Sentinel | Craft Fair | 2026-11-14T10:00 | 16:00 | Fairgrounds, Building 5 | | |

different: stops of the bus
a2 | Sutter Bay County Library | BiblioBus | 2026-04-16T14:00 | 15:00 | Sunset Mobile Park | | | https://sbclib.org/bibliobus
b2 | Vista Alta Sentinel | BiblioBus | 2026-04-16T14:00 | 15:00 | Roseland Creek Elementary School | | | https://sbclib.org/bibliobus
`;
