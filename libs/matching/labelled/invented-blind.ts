/** A hundred pairs as in `INVENTED`, of other townships, written by somebody who did not know the rules. The rules were mended by them. */
export const INVENTED_BLIND = `
same: same concert page with utm, venue vs street address
town-of-ashmere | Town of Ashmere | Town Band Concert | 2026-06-24T18:30 | 20:00 | Town Common | 1 Main St, Ashmere, MA 01099 |  | https://www.ashmerema.gov/calendar/event/4412
ashmere-courier | Ashmere Courier | Ashmere Town Band on the Common – FREE | 2026-06-24T18:30 |  |  |  |  | http://ashmerema.gov/calendar/event/4412/?utm_source=courier

same: all day vs timed, same page
marlow-hatcher-county-chamber-of-commerce | Marlow-Hatcher County Chamber of Commerce | Peach Blossom Festival | 2026-04-18 |  | Courthouse Square | Marlow, GA |  | https://marlowchamber.org/peach-blossom-festival/
city-of-marlow | City of Marlow | 45th Annual Peach Blossom Festival | 2026-04-18T09:00 | 17:00 | Downtown Marlow |  |  | http://www.marlowchamber.org/peach-blossom-festival

same: eventbrite tracking aff
caliche-creek-brewing | Caliche Creek Brewing | Texas Blonde Release Party | 2026-06-13T12:00 | 22:00 | Caliche Creek Brewing | 408 Depot St, Brannon, TX |  | https://www.eventbrite.com/e/texas-blonde-release-party-tickets-883012345
brannon-chamber-of-commerce | Brannon Chamber of Commerce | Caliche Creek Brewing presents Texas Blonde Release Party 🍺 | 2026-06-13T12:00 |  | Caliche Creek Brewing Co. | 408 Depot Street Brannon TX 78699 |  | https://www.eventbrite.com/e/texas-blonde-release-party-tickets-883012345?aff=ebdssbdestsearch

same: borough council meeting same page, name vs address
borough-of-harrow-park | Borough of Harrow Park | Mayor and Council Regular Meeting | 2026-05-19T19:30 |  | Borough Hall, Council Chambers | 75 Maple Ave, Harrow Park, NJ 07699 |  | https://harrowparknj.gov/event/mayor-council-2026-05-19
harrow-park-patch | Harrow Park Patch | Harrow Park Mayor & Council Meeting | 2026-05-19T19:30 |  | 75 Maple Avenue |  |  | https://harrowparknj.gov/event/mayor-council-2026-05-19/#details

same: typo and capitals, same page
linden-metro-parks | Linden Metro Parks | Owl Prowl | 2026-11-06T18:00 | 19:30 | Beckett Woods Nature Center | 9100 River Rd |  | https://lindenmetroparks.com/programs/owl-prowl-1106
city-of-linden-falls | City of Linden Falls | OWL PROWEL AT BECKETT WOODS | 2026-11-06T18:00 |  | Becket Woods | Linden Falls, OH |  | http://lindenmetroparks.com/programs/owl-prowl-1106

same: gallery opening in museum, same page
tolmie-arts-center | Tolmie Arts Center | Opening Reception: Salt & Cedar | 2026-06-05T17:00 | 20:00 | Tolmie Arts Center Main Gallery |  |  | https://tolmiearts.org/salt-cedar
port-tolmie-leader | Port Tolmie Leader | First Friday opening — "Salt and Cedar" | 2026-06-05T17:00 |  | Tolmie Arts Center | 615 Lawrence St, Port Tolmie, WA 98399 |  | https://www.tolmiearts.org/salt-cedar?mc_cid=9af12

same: school musical same page, auditorium vs school
harrow-park-public-schools | Harrow Park Public Schools | HPHS presents Mamma Mia! | 2026-03-20T19:00 |  | HPHS Auditorium |  |  | https://hphsdrama.ludus.com/show/4471
harrow-park-patch | Harrow Park Patch | Mamma Mia! at Harrow Park High School | 2026-03-20T19:00 | 21:30 | Harrow Park High School | 300 Ridge Rd |  | https://hphsdrama.ludus.com/show/4471?utm_campaign=patch

same: tree lighting all-day and timed, same page
city-of-sierra-robles | City of Sierra Robles | Tree Lighting Celebration | 2026-12-04T17:30 | 19:30 | Plaza Robles |  |  | https://sierrarobles.ca.gov/tree
sierra-robles-patch | Sierra Robles Patch | 🎄 City of Sierra Robles Tree Lighting | 2026-12-04 |  |  | Sierra Robles |  | https://www.sierrarobles.ca.gov/tree?

same: museum exhibit, multi day as whole day same page
linden-county-historical-museum | Linden County Historical Museum | Rust Belt Quilts | 2026-09-12 |  | Linden County Historical Museum |  |  | https://lindenhistory.org/exhibits/rust-belt-quilts
linden-falls-gazette | Linden Falls Gazette | "Rust Belt Quilts" exhibit opens | 2026-09-12T10:00 |  | Historical Museum, 5 Canal St |  |  | https://lindenhistory.org/exhibits/rust-belt-quilts/

same: planning board with zoom, same page
town-of-ashmere | Town of Ashmere | Planning Board Meeting | 2026-05-11T18:30 |  | Town Hall Room 2 |  |  | https://ashmerema.gov/meetings/pb-20260511
ashmere-courier | Ashmere Courier | Ashmere Planning Board (hybrid) | 2026-05-11T18:30 |  | Town Hall / Zoom | 21 Main Street |  | https://ashmerema.gov/meetings/pb-20260511?utm_source=x

same: bookmobile vs library, same page
linden-county-public-library | Linden County Public Library | Bookmobile Stop: Maple Glen Apartments | 2026-05-20T15:30 | 16:30 | Bookmobile |  |  | https://lindenlibrary.org/event/9921
city-of-linden-falls | City of Linden Falls | LCPL Bookmobile at Maple Glen | 2026-05-20T15:30 |  | Linden County Public Library | Maple Glen Apts |  | https://lindenlibrary.org/event/9921?source=city

same: authors talk same page, missing place
harrow-park-public-library | Harrow Park Public Library | Author Talk: Denise Okafor, "The Ferry Year" | 2026-05-21T19:00 | 20:30 | Community Room |  |  | https://harrowpark.bccls.org/e/okafor
harrow-park-patch | Harrow Park Patch | Meet Author Denise Okafor | 2026-05-21T19:00 |  |  |  |  | https://harrowpark.bccls.org/e/okafor?utm_source=patch&utm_medium=cal

same: wine walk same eventbrite
sierra-robles-chamber-of-commerce | Sierra Robles Chamber of Commerce | Downtown Wine Stroll | 2026-05-16T15:00 | 18:00 | Downtown Sierra Robles | Main St |  | https://www.eventbrite.com/e/812233411
sierra-robles-patch | Sierra Robles Patch | Sierra Robles Chamber Wine Stroll (tickets $45) | 2026-05-16T15:00 |  | Main Street |  |  | https://eventbrite.com/e/812233411?aff=oddtdtcreator

same: commission meeting same page abbreviations
hatcher-county | Hatcher County | Board of Commissioners Work Session | 2026-06-01T17:00 |  | County Admin Bldg |  |  | https://hatchercountyga.gov/boc/0601
marlow-journal | Marlow Journal | Hatcher County BOC work session | 2026-06-01T17:00 |  | Hatcher County Administration Building | 10 Courthouse Sq |  | https://hatchercountyga.gov/boc/0601/

same: seder, same page
harrow-park-interfaith-council | Harrow Park Interfaith Council | Community Passover Seder | 2026-04-02T18:00 |  | Temple Beth Or |  |  | https://templebethor.org/seder26
harrow-park-patch | Harrow Park Patch | Temple Beth Or's Second Night Seder | 2026-04-02T18:00 | 21:00 | Temple Beth Or Social Hall | 18 Elm |  | https://templebethor.org/seder26?utm_source=patch

same: whale watch talk, zoom same page
port-tolmie-public-library | Port Tolmie Public Library | Orcas of the Salish Sea | 2026-03-10T18:30 | 19:30 | Online |  |  | https://ptlib.org/e/orcas
tolmie-arts-center | Tolmie Arts Center | Orcas of the Salish Sea (via Zoom) w/ Dr. Ames | 2026-03-10T18:30 |  | Zoom |  |  | https://ptlib.org/e/orcas?utm_content=news

same: ballet, doors listed
orpheum-theatre | Orpheum Theatre | Ohio Valley Ballet: The Nutcracker | 2026-12-12T14:00 |  | Orpheum Theatre |  |  | https://orpheumlf.org/shows/nutcracker-sat-mat
linden-falls-gazette | Linden Falls Gazette | Nutcracker matinee (doors 1:15) | 2026-12-12T13:15 |  | The Orpheum, downtown Linden Falls |  |  | https://orpheumlf.org/shows/nutcracker-sat-mat?ref=gaz

same: hiking page
linden-metro-parks | Linden Metro Parks | New Year's Day Hike | 2026-01-01T13:00 | 14:30 | Gorge Trailhead |  |  | https://lindenmetroparks.com/programs/ny-hike
linden-falls-gazette | Linden Falls Gazette | First Day Hike with Metro Parks | 2026-01-01T13:00 |  | Gorge Metro Park |  |  | https://www.lindenmetroparks.com/programs/ny-hike

same: job fair same page
city-of-sierra-robles | City of Sierra Robles | Spring Job Fair | 2026-04-22T10:00 | 13:00 | Community Center Grand Hall |  |  | https://sierrarobles.ca.gov/jobfair
sierra-robles-chamber-of-commerce | Sierra Robles Chamber of Commerce | Sierra Robles Job Fair | 2026-04-22T10:00 | 13:00 | Sierra Robles Community Center | 2000 Robles Pkwy |  | http://sierrarobles.ca.gov/jobfair/

same: science night
ashmere-regional-school-district | Ashmere Regional School District | STEAM Night | 2026-03-26T17:30 | 19:00 | Ashmere Elementary Gym |  |  | https://ashmereschools.org/steam
ashmere-patch | Ashmere Patch | STEAM Night at AES | 2026-03-26T17:30 |  | Ashmere Elementary School | 40 School St |  | https://ashmereschools.org/steam/

same: genealogy class
hollis-free-library | Hollis Free Library | Genealogy 101 | 2026-04-16T18:00 | 19:30 | Hollis Free Library, Trustees Room |  |  | https://hollislibrary.org/event/gen101
ashmere-historical-society | Ashmere Historical Society | Intro: Genealogy 101 w/ Ashmere Historical Society | 2026-04-16T18:00 |  | Hollis Free Library |  |  | https://hollislibrary.org/event/gen101?utm_source=ahs

same: town as location
town-of-ashmere | Town of Ashmere | Annual Town Meeting | 2026-05-04T19:00 |  | Ashmere Regional High School Gym |  |  |
ashmere-courier | Ashmere Courier | Ashmere Annual Town Meeting | 2026-05-04T19:00 |  | Ashmere |  |  |

same: abbreviations for saint
harrow-park-interfaith-council | Harrow Park Interfaith Council | Feast of St. Anthony | 2026-06-12T17:00 | 22:00 | St. Anthony R.C. Church |  |  |
harrow-park-patch | Harrow Park Patch | Saint Anthony's Italian Feast opens | 2026-06-12T17:00 |  | Saint Anthony Church grounds | 56 Center Ave, Harrow Park NJ 07699 |  |

same: isd board
brannon-isd | Brannon ISD | Regular Board Meeting | 2026-05-18T18:30 |  | Administration Building |  |  |
brannon-herald | Brannon Herald | Brannon ISD trustees meet | 2026-05-18T18:30 |  | BISD Admin. Bldg. | 701 Mustang Dr |  |

same: presents
orpheum-theatre | Orpheum Theatre | An Evening with Garrison Wells | 2026-10-02T19:30 |  | Orpheum Theatre |  |  | https://orpheumlf.org/garrison
linden-county-public-library | Linden County Public Library | Linden Library Foundation presents Garrison Wells | 2026-10-02T19:30 |  | Orpheum |  |  |

same: branch vs library system
linden-county-public-library | Linden County Public Library | Tech Help Drop-In | 2026-05-06T14:00 | 16:00 | Eastgate Branch |  |  |
city-of-linden-falls | City of Linden Falls | Drop-in Tech Help @ Eastgate Library | 2026-05-06T14:00 | 16:00 | Linden County Public Library - Eastgate | 3300 Erie Ave |  |

same: chamber breakfast
brannon-chamber-of-commerce | Brannon Chamber of Commerce | Good Morning Brannon! Breakfast | 2026-05-14T07:30 | 08:45 | Civic Center |  |  | https://brannonchamber.com/e/gmb
city-of-brannon | City of Brannon | Good Morning Brannon Chamber breakfast | 2026-05-14T07:30 |  | Brannon Civic Center, Ballroom A |  |  |

same: shredding day
borough-of-harrow-park | Borough of Harrow Park | Paper Shredding Event | 2026-05-16T09:00 | 12:00 | DPW Yard |  |  |
harrow-park-patch | Harrow Park Patch | Free Shred Day | 2026-05-16T09:00 |  | Harrow Park DPW | 200 Railroad Ave |  |

same: library book sale
port-tolmie-public-library | Port Tolmie Public Library | Friends of the Library Book Sale | 2026-06-06T10:00 | 15:00 | Carnegie Library |  |  |
port-tolmie-leader | Port Tolmie Leader | Book sale - Friends of Port Tolmie Library | 2026-06-06T10:00 | 15:00 | Port Tolmie Public Library, 1220 Lawrence |  |  |

same: graduation
brannon-isd | Brannon ISD | BHS Commencement 2026 | 2026-05-29T20:00 |  | Mustang Stadium |  |  |
brannon-herald | Brannon Herald | Brannon High School graduation | 2026-05-29T20:00 | 22:00 | Mustang Stadium, Brannon |  |  |

same: christmas parade
city-of-marlow | City of Marlow | Christmas Parade | 2026-12-05T18:00 |  | Downtown |  |  |
marlow-hatcher-county-chamber-of-commerce | Marlow-Hatcher County Chamber of Commerce | Marlow Christmas Parade presented by Flint EMC | 2026-12-05T18:00 | 20:00 | Court Street |  |  | https://marlowchamber.org/parade

same: 5pm market
lockkeeper-brewing-co | Lockkeeper Brewing Co. | Canal Street Night Market | 2026-06-12T17:00 | 21:00 | Lockkeeper Brewing |  |  |
linden-falls-gazette | Linden Falls Gazette | Night Market on Canal Street | 2026-06-12T17:00 |  | Canal St & 3rd |  |  |

same: park rename
linden-metro-parks | Linden Metro Parks | Spring Wildflower Walk | 2026-04-25T10:00 | 11:30 | Beckett Woods |  |  |
linden-falls-gazette | Linden Falls Gazette | Guided Wildflower Walk | 2026-04-25T10:00 |  | Beckett Woods Metro Park | 9100 River Road |  |

same: vfw hall number
ashmere-patch | Ashmere Patch | VFW Fish Fry | 2026-03-06T16:30 | 19:00 | VFW Post 4417 |  |  |
first-congregational-church-of-ashmere | First Congregational Church of Ashmere | Friday Lenten Fish Fry at the VFW | 2026-03-06T16:30 |  | Veterans of Foreign Wars Post 4417 | 9 Mill St |  |

same: chamber orchestra
tolmie-arts-center | Tolmie Arts Center | Olympic Chamber Players: Brahms & Clarke | 2026-04-19T14:00 | 16:00 | Trinity Methodist Church |  |  | https://tolmiearts.org/ocp-april
port-tolmie-leader | Port Tolmie Leader | Olympic Chamber Players play Brahms, Clarke | 2026-04-19T14:00 |  | Trinity United Methodist |  |  | https://porttolmieleader.com/events/ocp

same: coffee with cop
city-of-linden-falls | City of Linden Falls | Coffee with a Cop | 2026-04-29T08:00 | 10:00 | Daybreak Diner |  |  |
linden-county-historical-museum | Linden County Historical Museum | Coffee With A Cop (LFPD) | 2026-04-29T08:00 |  | Daybreak Diner, 19 Main |  |  |

same: road name abbreviation
linden-metro-parks | Linden Metro Parks | Stream Cleanup | 2026-04-18T09:00 | 12:00 |  | 4400 N. Gorge Rd |  |
lockkeeper-brewing-co | Lockkeeper Brewing Co. | Lockkeeper x Metro Parks Stream Clean-Up | 2026-04-18T09:00 |  | Gorge Metro Park | 4400 North Gorge Road |  |

same: bingo
harrow-park-interfaith-council | Harrow Park Interfaith Council | Tricky Tray | 2026-04-24T18:00 |  | St. Anthony School Gym |  |  | https://stanthonyhp.org/trickytray
harrow-park-patch | Harrow Park Patch | St. Anthony HSA Annual Tricky Tray Fundraiser | 2026-04-24T18:00 | 22:30 | St. Anthony School |  |  |

same: health dept
hatcher-county | Hatcher County | Free Flu Shot Clinic | 2026-10-06T09:00 | 15:00 | Hatcher County Health Department |  |  |
marlow-journal | Marlow Journal | Flu shots at health dept. | 2026-10-06T09:00 |  | Health Dept, 310 Hospital Dr |  |  |

same: car show
brannon-chamber-of-commerce | Brannon Chamber of Commerce | Depot Street Car Show | 2026-05-02T10:00 | 15:00 | Depot Street |  |  |
caliche-creek-brewing | Caliche Creek Brewing | Car Show on Depot St. – Beer Garden Open! | 2026-05-02T10:00 |  | Caliche Creek Brewing | 408 Depot St |  |

same: theater order of names
ashmere-players | Ashmere Players | Our Town | 2026-04-24T19:30 |  | Grange Hall |  |  | https://ashmereplayers.org/our-town
ashmere-patch | Ashmere Patch | Ashmere Players present Thornton Wilder's "Our Town" | 2026-04-24T19:30 | 21:30 | Ashmere Grange Hall | 88 North Road |  |

same: parking lot meetup
city-of-port-tolmie | City of Port Tolmie | Tsunami Siren Test & Walk | 2026-04-14T10:00 |  | Pope Marine Park |  |  |
port-tolmie-public-library | Port Tolmie Public Library | Tsunami evacuation walk | 2026-04-14T10:00 | 11:00 | Pope Marine Park (meet at Carnegie Library booth) |  |  |

same: pancake breakfast
harrow-park-recreation | Harrow Park Recreation | Pancake Breakfast | 2026-05-03T08:00 | 12:00 | Firehouse |  |  |
borough-of-harrow-park | Borough of Harrow Park | HPVFD Pancake Breakfast | 2026-05-03T08:00 |  | 80 Maple Ave, Harrow Park |  |  |

same: toy drive
linden-falls-city-schools | Linden Falls City Schools | Holiday Band Concert | 2026-12-10T19:00 |  | LFHS Auditorium |  |  |
city-of-linden-falls | City of Linden Falls | Linden Falls H.S. Holiday Band Concert (free, donations) | 2026-12-10T19:00 | 20:30 | Linden Falls High School Auditorium |  |  |

same: dance
brannon-parks-and-recreation | Brannon Parks and Recreation | Senior Valentine Dance | 2026-02-12T13:00 | 16:00 | Brannon Senior Center |  |  |
city-of-brannon | City of Brannon | Valentine's dance for seniors | 2026-02-12T13:00 |  | Sr. Center, 305 Oak |  |  |

same: Juneteenth
city-of-sierra-robles | City of Sierra Robles | Juneteenth Celebration | 2026-06-19T12:00 | 17:00 | Heritage Park |  |  |
sierra-robles-library | Sierra Robles Library | 3rd Annual Juneteenth Celebration in Sierra Robles | 2026-06-19T12:00 |  | Heritage Pk |  |  |

same: missing place in both almost
harrow-park-public-schools | Harrow Park Public Schools | Board of Education Meeting | 2026-05-26T19:00 |  |  |  |  |
harrow-park-patch | Harrow Park Patch | Harrow Park BOE meets | 2026-05-26T19:00 |  | HPHS Media Center |  |  |

same: reading
hollis-free-library | Hollis Free Library | Poetry Reading: Three Ashmere Poets | 2026-04-29T18:30 |  | Reading Room |  |  |
ashmere-courier | Ashmere Courier | Three Ashmere Poets | 2026-04-29T18:30 | 19:30 | Hollis Free Library |  |  |

same: rodeo
brannon-chamber-of-commerce | Brannon Chamber of Commerce | Brannon PRCA Rodeo – Night 1 | 2026-08-13T19:30 |  | County Expo Center |  |  | https://brannonrodeo.com/thursday
brannon-herald | Brannon Herald | PRCA Rodeo Thursday performance | 2026-08-13T19:30 |  | Wade County Expo Center |  |  |

same: hymn sing
first-baptist-church-of-marlow | First Baptist Church of Marlow | Fifth Sunday Singing | 2026-05-31T18:00 |  | Sanctuary |  |  |
marlow-journal | Marlow Journal | Fifth-Sunday Sing at First Baptist | 2026-05-31T18:00 |  | First Baptist Church, Marlow |  |  |

different: two rooms of one library
linden-county-public-library | Linden County Public Library | Yoga for Beginners | 2026-05-12T18:00 | 19:00 | Main Library Room A |  |  | https://lindenlibrary.org/calendar
city-of-linden-falls | City of Linden Falls | Tax Help | 2026-05-12T18:00 | 19:00 | Main Library Room B |  |  | https://lindenlibrary.org/calendar

different: two sports on school athletics page
brannon-isd | Brannon ISD | Varsity Baseball vs Lohman | 2026-04-14T18:00 |  | Brannon HS |  |  | https://brannonisd.net/athletics
brannon-herald | Brannon Herald | Varsity Softball vs Lohman | 2026-04-14T18:00 |  | Brannon HS |  |  | https://brannonisd.net/athletics

different: two films at one cinema home page
tolmie-arts-center | Tolmie Arts Center | Film: The Tide | 2026-05-08T19:00 |  | Rose Cinema |  |  | https://rosecinema.com/
port-tolmie-leader | Port Tolmie Leader | Film: Cold Harbor | 2026-05-08T19:00 |  | Rose Cinema |  |  | http://rosecinema.com

different: chamber calendar two ribbon cuttings
marlow-hatcher-county-chamber-of-commerce | Marlow-Hatcher County Chamber of Commerce | Ribbon Cutting: Tupelo Dental | 2026-05-20T11:00 |  | Downtown Marlow |  |  | https://marlowchamber.org/events
city-of-marlow | City of Marlow | Ribbon Cutting: Pine Street Pilates | 2026-05-20T11:00 |  | Downtown Marlow |  |  | https://marlowchamber.org/events

different: brewery events page
caliche-creek-brewing | Caliche Creek Brewing | Run Club | 2026-05-14T18:30 |  | Caliche Creek Brewing |  |  | https://calichecreek.com/events
brannon-chamber-of-commerce | Brannon Chamber of Commerce | Vinyl Night | 2026-05-14T18:30 |  | Caliche Creek Brewing |  |  | https://calichecreek.com/events

different: metro parks programs page
linden-metro-parks | Linden Metro Parks | Campfire & S'mores | 2026-10-09T19:00 |  | Beckett Woods |  |  | https://lindenmetroparks.com/programs
linden-falls-gazette | Linden Falls Gazette | Astronomy Night | 2026-10-09T19:00 |  | Beckett Woods |  |  | https://www.lindenmetroparks.com/programs/

different: series page different bands
city-of-port-tolmie | City of Port Tolmie | Concerts on the Dock: Blue Heron Band | 2026-07-16T17:00 |  | Pope Marine Park |  |  | https://porttolmie.gov/concerts
port-tolmie-leader | Port Tolmie Leader | Concerts on the Dock: Salmonberry | 2026-07-23T17:00 |  | Pope Marine Park |  |  | https://porttolmie.gov/concerts

different: district calendar two schools concert
harrow-park-public-schools | Harrow Park Public Schools | Lincoln School Spring Concert | 2026-05-21T18:30 |  | Lincoln School |  |  | https://hpschools.org/calendar
harrow-park-patch | Harrow Park Patch | Roosevelt School Spring Concert | 2026-05-21T18:30 |  | Roosevelt School |  |  | https://hpschools.org/calendar

different: sessions 10 and 11
hollis-free-library | Hollis Free Library | Music & Movement (10am session) | 2026-05-15T10:00 | 10:45 | Hollis Library |  |  | https://hollislibrary.org/event/mm10
ashmere-patch | Ashmere Patch | Music & Movement (11am session) | 2026-05-15T11:00 | 11:45 | Hollis Library |  |  | https://hollislibrary.org/event/mm11

different: virtual and in-person same program
port-tolmie-public-library | Port Tolmie Public Library | Medicare 101 (virtual) | 2026-05-19T13:00 |  | Zoom |  |  | https://ptlib.org/e/med-v
tolmie-food-co-op | Tolmie Food Co-op | Medicare 101 (in person) | 2026-05-21T13:00 |  | Community Center |  |  | https://ptlib.org/e/med-p

different: cancelled and rescheduled
town-of-ashmere | Town of Ashmere | Town Band Concert | 2026-07-01T18:30 |  | Town Common |  | cancelled | https://ashmerema.gov/calendar/event/4413
ashmere-courier | Ashmere Courier | Town Band Concert (rescheduled from July 1) | 2026-07-02T18:30 |  | Town Common |  |  | https://ashmerema.gov/calendar/event/4490

different: age groups camp
sierra-robles-parks-recreation | Sierra Robles Parks & Recreation | Camp Robles (ages 5-7) | 2026-06-22T09:00 | 15:00 | Heritage Park |  |  | https://srparks.org/activity/3001
sierra-robles-patch | Sierra Robles Patch | Camp Robles (ages 8-12) | 2026-06-22T09:00 | 15:00 | Heritage Park |  |  | https://srparks.org/activity/3002

different: two acts same night at two stages
gaslight-theatre | Gaslight Theatre | Lacy June Band | 2026-05-22T20:00 |  | Gaslight Mainstage |  |  | https://gaslightbrannon.com/lacy
brannon-herald | Brannon Herald | Comedy Night feat. Rudy Salas | 2026-05-22T20:00 |  | Gaslight Upstairs Lounge |  |  | https://gaslightbrannon.com/comedy-salas

different: two egg hunts in two towns
harrow-park-recreation | Harrow Park Recreation | Easter Egg Hunt | 2026-03-28T11:00 |  | Memorial Field, Harrow Park |  |  | https://hprec.org/egghunt
harrow-park-patch | Harrow Park Patch | Easter Egg Hunt | 2026-03-28T11:00 |  | Memorial Field, Norwyck |  |  | https://norwycknj.org/eggs

different: 5K and 10K separate start
city-of-linden-falls | City of Linden Falls | Lock 12 10K | 2026-05-30T08:00 |  | Canal Park |  |  | https://lock12.run/10k
linden-falls-gazette | Linden Falls Gazette | Lock 12 Kids' Mile | 2026-05-30T10:00 |  | Canal Park |  |  | https://lock12.run/kids

different: two blood drives same time
first-baptist-church-of-marlow | First Baptist Church of Marlow | Blood Drive | 2026-06-03T13:00 | 18:00 | First Baptist Church |  |  | https://redcrossblood.org/give?drive=774512
marlow-journal | Marlow Journal | Blood Drive | 2026-06-03T13:00 | 18:00 | Hatcher College |  |  | https://redcrossblood.org/give?drive=774513

different: VIP and general meet
caliche-creek-brewing | Caliche Creek Brewing | Brewery Tour 1 PM | 2026-06-06T13:00 |  | Caliche Creek |  |  | https://calichecreek.com/tour1
brannon-herald | Brannon Herald | Brewery Tour 3 PM | 2026-06-06T15:00 |  | Caliche Creek |  |  | https://calichecreek.com/tour3

different: neighboring parks cleanup
linden-metro-parks | Linden Metro Parks | Stream Cleanup - Gorge | 2026-04-18T09:00 |  | Gorge Metro Park |  |  | https://lindenmetroparks.com/programs/sc-gorge
lockkeeper-brewing-co | Lockkeeper Brewing Co. | Stream Cleanup - Beckett Woods | 2026-04-18T09:00 |  | Beckett Woods |  |  |

different: commission and authority
hatcher-county | Hatcher County | Hatcher County Board of Commissioners | 2026-06-02T18:00 |  | County Admin Building |  |  | https://hatchercountyga.gov/boc/0602
city-of-marlow | City of Marlow | Marlow City Council | 2026-06-02T18:00 |  | City Hall |  |  |

different: grades
ashmere-regional-school-district | Ashmere Regional School District | Kindergarten Orientation | 2026-05-27T09:00 |  | Ashmere Elementary |  |  | https://ashmereschools.org/k
ashmere-patch | Ashmere Patch | Grade 4 Step-Up Day | 2026-05-27T09:00 |  | Ashmere Elementary School |  |  |

different: market weeks
port-tolmie-farmers-market | Port Tolmie Farmers Market | Port Tolmie Farmers Market | 2026-05-23T09:00 | 14:00 | Pier Plaza |  |  | https://porttolmiemarket.org/2026-05-23
port-tolmie-leader | Port Tolmie Leader | Port Tolmie Farmers Market | 2026-05-30T09:00 | 14:00 | Pier Plaza |  |  | https://porttolmiemarket.org/2026-05-30

different: plant sale and plant swap
hatcher-county-extension | Hatcher County Extension | Master Gardener Plant Sale | 2026-04-25T08:00 |  | Ag Center |  |  | https://extension.hatcher.org/plantsale
marlow-journal | Marlow Journal | Library Plant Swap | 2026-04-25T10:00 |  | Marlow Library |  |  |

different: trivia at two bars
lockkeeper-brewing-co | Lockkeeper Brewing Co. | Trivia Night | 2026-05-12T19:00 |  | Lockkeeper Brewing |  |  | https://lockkeeper.beer/trivia
linden-falls-gazette | Linden Falls Gazette | Trivia Night | 2026-05-12T19:00 |  | Daybreak Diner |  |  |

different: girl scout troops same place
harrow-park-recreation | Harrow Park Recreation | Girl Scout Troop 95012 Meeting | 2026-05-07T18:00 |  | Community House |  |  |
harrow-park-patch | Harrow Park Patch | Girl Scout Troop 95120 Meeting | 2026-05-07T18:00 |  | Community House |  |  |

different: north/south same time
linden-falls-city-schools | Linden Falls City Schools | North Middle School Open House | 2026-08-20T18:00 |  | North Middle School |  |  |
city-of-linden-falls | City of Linden Falls | South Middle School Open House | 2026-08-20T18:00 |  | South Middle School |  |  |

different: two Methodist churches
brannon-chamber-of-commerce | Brannon Chamber of Commerce | Pumpkin Patch Opens | 2026-10-03T09:00 |  | First United Methodist Church |  |  |
brannon-herald | Brannon Herald | Pumpkin Patch Opens | 2026-10-03T09:00 |  | St. Paul United Methodist Church |  |  |

different: same venue name other town
town-of-ashmere | Town of Ashmere | Select Board | 2026-05-18T19:00 |  | Town Hall, Ashmere |  |  |
ashmere-courier | Ashmere Courier | Select Board | 2026-05-18T19:00 |  | Town Hall, Granfield |  |  |

different: boards same time same hall
city-of-sierra-robles | City of Sierra Robles | Parks & Recreation Commission | 2026-05-06T19:00 |  | City Hall |  |  |
sierra-robles-patch | Sierra Robles Patch | Planning Commission | 2026-05-06T19:00 |  | City Hall |  |  |

different: freshman and varsity
brannon-isd | Brannon ISD | Freshman Football vs Lohman | 2026-09-17T17:00 |  | Mustang Stadium |  |  |
brannon-herald | Brannon Herald | JV Football vs Lohman | 2026-09-17T19:00 |  | Mustang Stadium |  |  |

different: fall/spring band groups
sierra-robles-unified-school-district | Sierra Robles Unified School District | Jazz Band Concert | 2026-05-14T19:00 |  | SRHS PAC |  |  |
sierra-robles-patch | Sierra Robles Patch | Symphonic Band Concert | 2026-05-15T19:00 |  | SRHS PAC |  |  |

different: tai chi levels
sierra-robles-parks-recreation | Sierra Robles Parks & Recreation | Tai Chi – Beginner | 2026-05-05T09:00 |  | Senior Center |  |  |
sierra-robles-patch | Sierra Robles Patch | Tai Chi – Intermediate | 2026-05-05T10:00 |  | Senior Center |  |  |

different: two teen events same time
harrow-park-public-library | Harrow Park Public Library | Teen Advisory Board | 2026-05-12T18:30 |  | Library |  |  |
harrow-park-patch | Harrow Park Patch | Teen Anime Club | 2026-05-12T18:30 |  | Harrow Park Library |  |  |

different: adult vs kids crafts
hollis-free-library | Hollis Free Library | Adult Craft Night: Felted Birds | 2026-04-15T18:00 |  | Hollis Library |  |  |
ashmere-courier | Ashmere Courier | Kids Craft: Paper Birds | 2026-04-15T15:30 |  | Hollis Library |  |  |

different: precinct coffee
city-of-linden-falls | City of Linden Falls | Coffee with a Cop | 2026-04-29T08:00 |  | Daybreak Diner |  |  |
linden-falls-gazette | Linden Falls Gazette | Coffee with the Mayor | 2026-04-29T08:00 |  | Daybreak Diner |  |  |

different: museum lecture vs workshop
linden-county-historical-museum | Linden County Historical Museum | Canal Songs Concert | 2026-07-12T14:00 |  | Historical Museum |  |  |
linden-falls-gazette | Linden Falls Gazette | Canal Genealogy Workshop | 2026-07-12T14:00 |  | Historical Museum |  |  |

different: cancelled and other
city-of-marlow | City of Marlow | Movie on the Square: Sandlot | 2026-06-12T20:30 |  | Courthouse Square |  | cancelled |
marlow-hatcher-county-chamber-of-commerce | Marlow-Hatcher County Chamber of Commerce | Movie on the Square: Sandlot (new date) | 2026-06-19T20:30 |  | Courthouse Square |  |  |

different: cancelled meeting and special meeting
borough-of-harrow-park | Borough of Harrow Park | Board of Health | 2026-05-12T19:00 |  | Borough Hall |  | cancelled |
harrow-park-patch | Harrow Park Patch | Special Meeting: Board of Health | 2026-05-18T19:00 |  | Borough Hall |  |  |

different: early and late show
gaslight-theatre | Gaslight Theatre | Rudy Salas - early show | 2026-05-23T18:30 |  | Gaslight Theatre |  |  |
brannon-herald | Brannon Herald | Rudy Salas - late show | 2026-05-23T21:00 |  | Gaslight Theatre |  |  |

different: fire companies
borough-of-harrow-park | Borough of Harrow Park | Fire Co. No. 1 Wetdown | 2026-06-06T14:00 |  | Maple Ave Firehouse |  |  |
harrow-park-patch | Harrow Park Patch | Fire Co. No. 2 Wetdown | 2026-06-06T14:00 |  | Ridge Rd Firehouse |  |  |

different: u10 u12
sierra-robles-parks-recreation | Sierra Robles Parks & Recreation | U10 Girls Soccer Tryouts | 2026-05-11T17:00 |  | Creekside Fields |  |  |
sierra-robles-patch | Sierra Robles Patch | U12 Girls Soccer Tryouts | 2026-05-11T17:00 |  | Creekside Fields |  |  |

different: party primaries debates
city-of-marlow | City of Marlow | Republican Party Monthly Meeting | 2026-05-14T18:30 |  | Marlow Depot |  |  |
marlow-journal | Marlow Journal | Democratic Committee Meeting | 2026-05-14T18:30 |  | Library Annex |  |  |

different: ELL levels
sierra-robles-library | Sierra Robles Library | ESL Conversation - Beginners | 2026-05-11T18:00 |  | Study Room 1 |  |  |
sierra-robles-patch | Sierra Robles Patch | ESL Conversation - Advanced | 2026-05-11T18:00 |  | Study Room 2 |  |  |

different: fish fry weeks
first-congregational-church-of-ashmere | First Congregational Church of Ashmere | Lenten Fish Fry | 2026-03-06T16:30 |  | VFW Post 4417 |  |  |
ashmere-patch | Ashmere Patch | Lenten Fish Fry | 2026-03-13T16:30 |  | VFW Post 4417 |  |  |

different: garage sale vs book sale
port-tolmie-public-library | Port Tolmie Public Library | Friends of the Library Book Sale | 2026-06-06T10:00 |  | Carnegie Library |  |  |
tolmie-food-co-op | Tolmie Food Co-op | Seed Library Open House | 2026-06-06T10:00 |  | Carnegie Library |  |  |

different: school auditions
ashmere-regional-school-district | Ashmere Regional School District | Auditions: Grease | 2026-09-14T15:00 |  | ARHS Auditorium |  |  |
ashmere-courier | Ashmere Courier | Grease | 2026-11-20T19:00 |  | ARHS Auditorium |  |  |

different: parade and festival following
city-of-marlow | City of Marlow | Christmas Parade | 2026-12-05T18:00 |  | Downtown Marlow |  |  |
marlow-hatcher-county-chamber-of-commerce | Marlow-Hatcher County Chamber of Commerce | Breakfast with Santa | 2026-12-05T08:00 |  | Marlow Depot |  |  |

different: candidates forums
city-of-port-tolmie | City of Port Tolmie | Candidate Forum: Port Commission | 2026-10-08T18:00 |  | Grange |  |  |
port-tolmie-leader | Port Tolmie Leader | Candidate Forum: School Board | 2026-10-08T19:15 |  | Grange |  |  |

different: elementary schools registrations
brannon-isd | Brannon ISD | Pre-K Roundup - Austin Elementary | 2026-04-16T08:00 |  | Austin Elementary |  |  |
brannon-herald | Brannon Herald | Pre-K Roundup - Travis Elementary | 2026-04-16T08:00 |  | Travis Elementary |  |  |

different: virtual and in-person sessions at the same time
hatcher-college | Hatcher College | Info Session for New Nursing Students (on campus) | 2026-05-12T17:30 | 18:30 | Allied Health 110 |  |  |
marlow-journal | Marlow Journal | Hatcher College Nursing Info Session – Online | 2026-05-12T17:30 | 18:30 | Zoom |  |  |

different: north and south elementary PTA carnivals
hatcher-county-schools | Hatcher County Schools | North Hatcher Elementary Fall Carnival | 2026-10-16T17:00 | 20:00 | North Hatcher Elementary |  |  |
city-of-marlow | City of Marlow | South Hatcher Elementary Fall Carnival | 2026-10-16T17:00 | 20:00 | South Hatcher Elementary |  |  |
`;
