/**
 * 160 more pairs as in `INVENTED`, of other townships, written before the rules were mended for them. Most of those that differ are
 * near misses. The rules were mended by the failures of one half; the other, and the last twenty of each kind, were counted before they were read.
 */
export const INVENTED_NEAR = `
same: mailing town and township, one ZIP
bellmont-township | Bellmont Township | Township Committee Meeting | 2026-03-10T19:00 | 21:00 | Municipal Building | 40 Larkin Rd, Larkin, NJ 08560 | |
bellmont-patch | Bellmont Patch | Bellmont Township Committee | 2026-03-10T19:00 | | Bellmont Municipal Building, 40 Larkin Road, Bellmont, NJ 08560 | | |

same: post office of a township that tells it itself
bellmont-township | Bellmont Township | Rabies Clinic | 2026-01-17T09:00 | 11:00 | Emergency Services Facility | 201 Washington Crossing Rd, Larkin, NJ | |
valley-news | Larkin Valley News | Free Rabies Clinic | 2026-01-17T09:00 | | Emergency Services Facility, 201 Washington Crossing Road, Bellmont | | |

same: named school, mailing town and municipality
valley-schools | Larkin Valley Regional Schools | Kindergarten Registration Night | 2026-02-11T18:30 | | Toll Gate Grammar School | 275 South Main St, Pennfield, NJ | |
bellmont-patch | Bellmont Patch | Kindergarten Registration Night | 2026-02-11T18:30 | | Toll Gate Grammar School, 275 S. Main St, Bellmont | | |

same: farm with the post office of the next town
wexley-farm | Stonybrook Orchards | Apple Butter Boil | 2026-10-10T10:00 | 15:00 | Stonybrook Orchards | 812 Quarry Rd, Mount Joyce, PA 17599 | |
wexley-township | East Wexley Township | Apple Butter Boil at Stonybrook | 2026-10-10T10:00 | 15:00 | Stonybrook Orchards | 812 Quarry Road, East Wexley Township, PA | |

same: village inside a town, one address
town-of-osprey | Town of Osprey | Household Battery Recycling | 2026-04-25T08:00 | 12:00 | Highway Garage | 3310 Creek Rd, Village of Tamsen, NY 14599 | |
tamsen-weekly | Tamsen Weekly | Battery recycling day | 2026-04-25T08:00 | | Osprey Highway Garage, 3310 Creek Road, Osprey, NY 14599 | | |

same: check-in time on one page
kettle-run | Kettle Bay Runners | Frozen Turkey 5K | 2026-11-26T09:00 | | Harbor Pavilion | | | https://runsignup.example/Race/MI/KettleBay/FrozenTurkey5K
kettle-herald | Kettle Bay Herald | Frozen Turkey 5K | 2026-11-26T08:00 | | Harbor Pavilion, Kettle Bay | | | https://runsignup.example/Race/MI/KettleBay/FrozenTurkey5K?utm_source=herald

same: check-in named in the title
orrin-rotary | Orrin Rotary | Charity Golf Scramble | 2026-06-19T10:00 | | Prairie Links Golf Course | | |
orrin-chamber | Orrin Chamber of Commerce | Rotary Golf Scramble (check-in 9 AM) | 2026-06-19T09:00 | | Prairie Links | | |

same: doors an hour and a half before the show, said in the title
sable-hall | Sable Creek Music Hall | The Hollow Reeds | 2026-09-18T20:00 | | Sable Creek Music Hall | 9 Depot St | |
sable-voice | Sable Creek Voice | The Hollow Reeds - Doors 6:30pm, Show 8pm | 2026-09-18T18:30 | | Sable Creek Music Hall | | |

same: gates and kickoff
copperton-parks | Copperton Parks | Copper Days Demolition Derby | 2026-07-24T19:00 | | Copperton Rodeo Grounds | | |
copperton-chamber | Copperton Chamber | Demolition Derby – gates open 5:30 PM | 2026-07-24T17:30 | | Copperton Rodeo Grounds | 1200 Arena Way | |

same: social hour before a dinner, one page
fenwick-land | Fenwick Land Trust | Annual Meeting & Dinner | 2026-05-15T18:00 | | Seamen's Hall | | | https://fenwicklandtrust.example/annual-meeting-2026
fenwick-paper | Fenwick Harbor Packet | Fenwick Land Trust Annual Meeting and Dinner | 2026-05-15T17:15 | | Seamen's Hall, 3 Wharf St | | | https://fenwicklandtrust.example/annual-meeting-2026/

same: line-up before a parade, said in the title
odell-legion | American Legion Post 212 | Memorial Day Parade | 2026-05-25T10:00 | | Main Street, Lake Odell | | |
odell-city | City of Lake Odell | Memorial Day Parade (lineup 9:15) | 2026-05-25T09:15 | | Downtown Lake Odell | | |

same: packet pick-up on the page of the run
tallgrass-ymca | Tallgrass YMCA | Prairie Fire Half Marathon | 2026-09-12T07:30 | | Courthouse Square | | | https://prairiefire.example/races/2026
tallgrass-news | Tallgrass Messenger | Prairie Fire Half Marathon (packet pickup 6:30 a.m.) | 2026-09-12T06:30 | | Courthouse Sq. | | | https://prairiefire.example/races/2026

same: chorus and choral
quarry-school | Quarry Hill High School | Winter Choral Concert | 2026-12-10T19:00 | | Quarry Hill High School Auditorium | | |
quarry-news | Quarry Hill Reporter | Quarry Hill High School Chorus Concert | 2026-12-10T19:00 | | QHHS Auditorium | | |

same: photographers and photography
fenwick-arts | Fenwick Arts Guild | Nature Photography Walk | 2026-05-02T07:00 | 09:00 | Tern Point Preserve | | |
fenwick-paper | Fenwick Harbor Packet | Nature Photographers' Walk | 2026-05-02T07:00 | | Tern Point | | |

same: gardeners and gardening
kettle-ext | Kettle County Extension | Gardening Basics Class | 2026-03-21T10:00 | 12:00 | Extension Hall | | |
kettle-library | Kettle Bay Public Library | Gardener Basics with the Extension | 2026-03-21T10:00 | | Kettle County Extension Hall | 55 Fair Ave | |

same: vaccine and vaccination
orrin-health | Orrin County Public Health | Flu Vaccination Clinic | 2026-10-03T09:00 | 13:00 | Orrin Armory | | |
orrin-news | Orrin Plainsman | Flu Vaccine Clinic | 2026-10-03T09:00 | | National Guard Armory, Orrin | | |

same: poets and poetry
copperton-lib | Copperton Library | Local Poets Reading | 2026-04-16T18:30 | 20:00 | Copperton Library | | |
copperton-arts | Copperton Arts Council | Local Poetry Reading | 2026-04-16T18:30 | | Copperton Library, Mezzanine | | |

same: history and historical
wexley-hist | Wexley Historical Society | Canal History Tour | 2026-06-14T13:00 | | Lock House | 1 Towpath Ln | |
wexley-post | Wexley Post | Historical Canal Tour | 2026-06-14T13:00 | | Lock House, 1 Towpath Lane | | |

same: quilters and quilt
tallgrass-guild | Tallgrass Quilters Guild | Quilters' Show | 2026-10-16T10:00 | 17:00 | Expo Hall | 700 Fair St | |
tallgrass-news | Tallgrass Messenger | Guild Quilt Show | 2026-10-16T10:00 | | Expo Hall, 700 Fair Street | | |

same: initials of an author
quarry-books | Quarry Hill Books | Reading: R. L. Hargrove | 2026-05-07T19:00 | | Quarry Hill Books | | |
quarry-news | Quarry Hill Reporter | Rebecca Hargrove reads at Quarry Hill Books | 2026-05-07T19:00 | | Quarry Hill Books, 12 State St | | |

same: middle initial of a lecturer
wexley-hist | Wexley Historical Society | Lecture by Thomas P. Ingersoll: Iron Furnaces | 2026-03-19T19:00 | | Lock House | | |
wexley-lib | Wexley Library | Iron Furnaces, a lecture by Thomas Ingersoll | 2026-03-19T19:00 | | Lock House, Wexley | | |

same: initial for a first name, musician
sable-hall | Sable Creek Music Hall | An Evening with D. Marchetti | 2026-02-20T20:00 | | Sable Creek Music Hall | | |
sable-voice | Sable Creek Voice | Dominic Marchetti | 2026-02-20T20:00 | | Sable Creek Music Hall | | |

same: initials written together
fenwick-lib | Fenwick Free Library | Meet the Author: A.J. Thibodeau | 2026-06-11T18:00 | | Fenwick Free Library | | |
fenwick-paper | Fenwick Harbor Packet | Author AJ Thibodeau at the library | 2026-06-11T18:00 | | Fenwick Free Library | 6 Church St | |

same: first initial of a dedication
odell-city | City of Lake Odell | Dedication of the W. H. Sorensen Footbridge | 2026-08-15T11:00 | | Mill Pond Trail | | |
odell-sun | Lake Odell Sun | Walter Sorensen Footbridge dedication | 2026-08-15T11:00 | | Mill Pond Trail, Lake Odell | | |

same: No. and number sign
orrin-fire | Orrin Fire District | Open House, Engine Company No. 4 | 2026-10-08T17:00 | 19:00 | 88 Station Rd | | |
orrin-news | Orrin Plainsman | Engine Company #4 open house | 2026-10-08T17:00 | | 88 Station Road | | |

same: ward in words and numbers
copperton-city | City of Copperton | Ward 3 Neighborhood Meeting | 2026-02-05T18:30 | | Copper Ridge Elementary | | |
copperton-news | Copperton Ledger | Third Ward neighborhood meeting | 2026-02-05T18:30 | | Copper Ridge Elementary School | | |

same: ordinal and cardinal of a day
kettle-city | City of Kettle Bay | July 4th Boat Parade | 2026-07-04T14:00 | | Harbor Basin | | |
kettle-herald | Kettle Bay Herald | 4 July Boat Parade | 2026-07-04T14:00 | | Harbor Basin, Kettle Bay | | |

same: well number in two ways
tallgrass-city | City of Tallgrass | Ribbon Cutting for Well Number 7 | 2026-05-20T10:00 | | 4100 Pump Rd | | |
tallgrass-news | Tallgrass Messenger | New Well #7 Ribbon Cutting | 2026-05-20T10:00 | | 4100 Pump Road, Tallgrass | | |

same: film in two wrappings
copperton-parks | Copperton Parks | Movies in the Park: Paddington 2 | 2026-07-10T20:45 | | Heritage Green | | |
copperton-chamber | Copperton Chamber | Outdoor Movie - Paddington 2 (PG) | 2026-07-10T20:45 | | Heritage Green, Copperton | | |

same: film with its year and its rating
fenwick-strand | Strand Cinema | Film Screening: Casablanca (1942) | 2026-02-14T19:00 | | Strand Cinema | | |
fenwick-paper | Fenwick Harbor Packet | Classic movie night – Casablanca | 2026-02-14T19:00 | | The Strand | | |

same: film at a drive-in
odell-drive | Starlight Drive-In | E.T. the Extra-Terrestrial | 2026-06-05T21:30 | | Starlight Drive-In | | |
odell-sun | Lake Odell Sun | Drive-in movie: E.T. the Extra-Terrestrial (rated PG) | 2026-06-05T21:30 | | Starlight Drive-In, Hwy 12 | | |

same: documentary wrapped by a library
wexley-lib | Wexley Library | Documentary Screening: The Biggest Little Farm | 2026-04-22T18:00 | | Wexley Library | | |
wexley-post | Wexley Post | Earth Day film "The Biggest Little Farm" | 2026-04-22T18:00 | | Wexley Library, Community Room | | |

same: cinema club
quarry-film | Quarry Hill Film Society | Cinema Club: Local Hero | 2026-01-23T19:30 | | Grange Hall | | |
quarry-news | Quarry Hill Reporter | Film Society shows Local Hero | 2026-01-23T19:30 | | Quarry Hill Grange | | |

same: state of the county with and without its lunch
tallgrass-chamber | Tallgrass Chamber of Commerce | State of the County Luncheon | 2026-02-19T11:30 | 13:00 | Convention Center | | |
tallgrass-county | Tallgrass County | State of the County 2026 | 2026-02-19T11:30 | | | | |

same: taste of the town with its festival
town-of-osprey | Town of Osprey | Taste of the Town | 2026-08-08T12:00 | 17:00 | Village Green | | |
tamsen-weekly | Tamsen Weekly | Taste of the Town Food Festival | 2026-08-08T12:00 | | Osprey Village Green | | |

same: women in business with and without its meal
kettle-chamber | Kettle Bay Chamber | Women in Leadership Breakfast | 2026-03-12T07:30 | | Bayview Inn | | |
kettle-herald | Kettle Bay Herald | Chamber's Women in Leadership | 2026-03-12T07:30 | | Bayview Inn, Ballroom | | |

same: hall of fame
copperton-hs | Copperton High School | Athletic Hall of Fame Banquet | 2026-04-11T18:00 | | Elks Lodge | | |
copperton-news | Copperton Ledger | Copperton High Athletic Hall of Fame induction | 2026-04-11T18:00 | | Elks Lodge, Copperton | | |

same: mayor's address
odell-city | City of Lake Odell | Mayor's State of the City Address | 2026-01-22T18:00 | | Council Chambers | | |
odell-sun | Lake Odell Sun | State of the City with Mayor Lund | 2026-01-22T18:00 | | City Hall | | |

same: pub with uptown in its name
sable-pub | Uptown Taproom | Bluegrass Jam | 2026-03-05T19:00 | | Uptown Taproom | 44 Trade St | |
sable-voice | Sable Creek Voice | Bluegrass jam at Uptown Taproom | 2026-03-05T19:00 | | 44 Trade Street | | |

same: old cannery with its street
fenwick-arts | Fenwick Arts Guild | Holiday Makers Market | 2026-12-05T10:00 | 16:00 | The Old Cannery | 20 Wharf St | |
fenwick-paper | Fenwick Harbor Packet | Makers' Holiday Market | 2026-12-05T10:00 | | Old Cannery, 20 Wharf Street, Fenwick Harbor | | |

same: room and its library
wexley-lib | Wexley Library | Chair Yoga | 2026-03-04T10:00 | 11:00 | Room A | | |
wexley-post | Wexley Post | Chair Yoga | 2026-03-04T10:00 | | Room A, Wexley Library | | |

same: company and its brewery
orrin-brew | Badger Hole Brewing Co. | Oktoberfest Stein Hoist | 2026-09-26T15:00 | | Biergarten | | |
orrin-chamber | Orrin Chamber of Commerce | Stein Hoist at Badger Hole Oktoberfest | 2026-09-26T15:00 | | Badger Hole Brewing | 301 Front St, Orrin, ND | |

same: church and its initials
sable-ame | Mount Zion AME Church | Gospel Extravaganza | 2026-05-17T16:00 | | Mount Zion AME Church | | |
sable-voice | Sable Creek Voice | Gospel Extravaganza | 2026-05-17T16:00 | | Mt. Zion African Methodist Episcopal Church | 77 Cotton St | |

same: co-op annual
kettle-coop | Kettle Bay Food Co-op | Annual Member-Owner Meeting | 2026-04-30T18:00 | | Maritime Museum | | |
kettle-herald | Kettle Bay Herald | Food Co-op annual meeting for member-owners | 2026-04-30T18:00 | | Kettle Bay Maritime Museum | | |

same: swap of word order and a hyphen
quarry-rec | Quarry Hill Recreation | Trunk-or-Treat | 2026-10-30T17:30 | | Rec Field Parking Lot | | |
quarry-news | Quarry Hill Reporter | Rec Dept. Trunk or Treat | 2026-10-30T17:30 | | Recreation Field | | |

same: book club with its book
fenwick-lib | Fenwick Free Library | Mystery Book Club: The Thursday Murder Club | 2026-03-26T17:30 | | Fenwick Free Library | | |
fenwick-paper | Fenwick Harbor Packet | Mystery Book Club | 2026-03-26T17:30 | | Free Library, Fenwick Harbor | | |

same: hydrant flushing by abbreviation
wexley-boro | Borough of Wexley | Dept. of Public Works Open House | 2026-05-16T09:00 | 12:00 | Public Works Garage | | |
wexley-post | Wexley Post | DPW Open House | 2026-05-16T09:00 | | Wexley Public Works Garage, 400 Shop Ln | | |

same: orchestra by its place and guest
copperton-sym | Wasatch Foothills Orchestra | Copland & Friends | 2026-03-28T19:30 | | Tabernacle | | |
copperton-arts | Copperton Arts Council | Wasatch Foothills Orchestra: Copland and Friends | 2026-03-28T19:30 | | Copperton Tabernacle, 5 Temple St | | |

same: town clean-up named by its day
town-of-osprey | Town of Osprey | Earth Day Roadside Clean Up | 2026-04-18T09:00 | | Town Hall | | |
osprey-lions | Osprey Lions Club | Roadside Cleanup for Earth Day | 2026-04-18T09:00 | | Osprey Town Hall | | |

same: whole day and hour with one page
tallgrass-fair | Tallgrass County Fair | Tallgrass County Fair Opening Day | 2026-08-05 | | Fairgrounds | | | https://tallgrassfair.example/opening
tallgrass-news | Tallgrass Messenger | County Fair opening day | 2026-08-05T08:00 | | Tallgrass County Fairgrounds | | | https://tallgrassfair.example/opening

same: bilingual title
saltillo-lib | Saltillo Flats Library | Día de los Niños / Children's Day | 2026-04-30T16:00 | | Saltillo Flats Library | | |
saltillo-news | Saltillo Sol | Dia de los Ninos | 2026-04-30T16:00 | | Saltillo Flats Library, 210 Acequia St | | |

same: venue renamed by sponsor, one street
saltillo-dukes | Saltillo Dukes | Dukes vs. Pueblo Miners | 2026-06-02T18:35 | | Credit Union Park | 1 Ballpark Way | |
saltillo-news | Saltillo Sol | Saltillo Dukes vs Pueblo Miners | 2026-06-02T18:35 | | Dukes Stadium, 1 Ballpark Way, Saltillo Flats | | |

same: county commission by abbreviation of its room
tallgrass-county | Tallgrass County | Commissioners Meeting | 2026-05-11T09:00 | | Courthouse Rm. 201 | | |
tallgrass-news | Tallgrass Messenger | County Commissioners meet | 2026-05-11T09:00 | | Tallgrass County Courthouse, Room 201 | | |

same: tours of the lighthouse
fenwick-light | Friends of Tern Point Light | Full Moon Lighthouse Climb | 2026-09-26T19:00 | | Tern Point Light Station | | |
fenwick-paper | Fenwick Harbor Packet | Full-moon climb of Tern Point Lighthouse | 2026-09-26T19:00 | | Tern Point Lighthouse | | |

same: concert of a series
odell-city | City of Lake Odell | Bandshell Thursdays: Polka Dots | 2026-07-16T19:00 | | Lakeside Bandshell | | |
odell-sun | Lake Odell Sun | The Polka Dots at the Lakeside Bandshell | 2026-07-16T19:00 | | Lakeside Park | | |

same: dinner theater
sable-players | Sable Creek Players | Dinner Theatre: Murder at the Mill | 2026-11-13T18:30 | | Grange Hall | | |
sable-voice | Sable Creek Voice | Sable Creek Players Dinner Theater "Murder at the Mill" | 2026-11-13T18:30 | | Sable Creek Grange | | |

same: veterans' coffee
orrin-vets | Orrin County Veterans Service Office | Veterans Coffee Hour | 2026-02-18T09:00 | | Orrin Senior Center | | |
orrin-news | Orrin Plainsman | Coffee hour for vets | 2026-02-18T09:00 | | Senior Center, Orrin | | |

same: zoning board by its long name
wexley-boro | Borough of Wexley | Zoning Hearing Board | 2026-03-24T19:00 | | Borough Hall | 1 Market St | |
wexley-post | Wexley Post | Wexley ZHB hearing | 2026-03-24T19:00 | | Borough Building, 1 Market Street | | |

same: fish boil at a church
kettle-luth | Bethany Lutheran Church | Fish Boil | 2026-08-14T16:30 | | Bethany Lutheran Church | | |
kettle-herald | Kettle Bay Herald | Bethany Lutheran's annual fish boil | 2026-08-14T16:30 | | Bethany Lutheran, 9 Bluff Rd | | |

same: craft for families at a store
tallgrass-store | Prairie Yarn & Fiber | Learn to Crochet | 2026-02-07T13:00 | | Prairie Yarn & Fiber | | |
tallgrass-visit | Visit Tallgrass | Learn to Crochet at Prairie Yarn | 2026-02-07T13:00 | | Prairie Yarn and Fiber | 18 Main St | |

same: sign-in before a walk
cal-walk | Calder Walkers | Sunrise Charity Walk | 2026-05-09T08:00 | | Riverfront Amphitheater | | |
cal-news | Calder Clarion | Sunrise Charity Walk (sign-in 7:15 AM) | 2026-05-09T07:15 | | Riverfront Amphitheater, Calder | | |

same: seating before the curtain
cal-play | Calder Playhouse | Noises Off | 2026-04-17T19:30 | | Calder Playhouse | | | https://calderplayhouse.example/noises-off
cal-news | Calder Clarion | Noises Off at Calder Playhouse | 2026-04-17T19:00 | | Calder Playhouse | | | https://calderplayhouse.example/noises-off?ref=cal

same: registration opens before a tournament
pik-rec | Pike Hollow Recreation | Cornhole Tournament | 2026-06-20T12:00 | | VFW Pavilion | | |
pik-vfw | VFW Post 3310 | Cornhole Tournament - registration opens 11 am | 2026-06-20T11:00 | | VFW Post 3310 Pavilion | | |

same: painters and painting
pik-arts | Pike Hollow Arts | Plein Air Painting in the Orchard | 2026-05-23T09:00 | | Hadley Orchard | | |
pik-news | Pike Hollow Banner | Plein Air Painters in the Orchard | 2026-05-23T09:00 | | Hadley Orchard, Route 4 | | |

same: stargazing and astronomy
ran-lib | Rangeley Springs Library | Stargazing on the Lawn | 2026-08-12T21:00 | | Library Lawn | | |
ran-news | Rangeley Springs Record | Library astronomy night on the lawn | 2026-08-12T21:00 | | Rangeley Springs Library | | |

same: donation drive
ran-red | Red Cross | Blood Donation Drive | 2026-03-11T10:00 | 15:00 | Knights of Columbus Hall | 18 Granite St, Rangeley Springs | |
ran-news | Rangeley Springs Record | Blood Drive | 2026-03-11T10:00 | | Knights of Columbus, 18 Granite St | | |

same: cyclists
cal-bike | Calder Bicycle Club | Beginner Bike Ride | 2026-05-16T09:00 | | Depot Trailhead | | |
cal-parks | Calder Parks | Beginner bike ride with the Bicycle Club | 2026-05-16T09:00 | | Depot Trailhead | | |

same: initial of a politician
cal-lwv | League of Women Voters | Town Hall with Rep. C. Okonkwo | 2026-03-05T18:30 | | Calder Grange | | |
cal-news | Calder Clarion | Rep. Chidi Okonkwo town hall | 2026-03-05T18:30 | | Calder Grange Hall | | |

same: middle name left out
pik-lib | Pike Hollow Library | Poetry with Mary Ellen Voss | 2026-04-09T18:00 | | Pike Hollow Library | | |
pik-news | Pike Hollow Banner | An evening with poet Mary E. Voss | 2026-04-09T18:00 | | Pike Hollow Library | | |

same: route number sign
cal-city | City of Calder | Bridge No. 14 Public Meeting | 2026-02-24T18:00 | | Council Chambers | | |
cal-news | Calder Clarion | Public meeting on Bridge #14 | 2026-02-24T18:00 | | Calder City Hall | | |

same: precinct ordinal
ran-pd | Rangeley Springs Police | Fifth Precinct Open House | 2026-05-30T11:00 | | 5th Precinct Station | | |
ran-news | Rangeley Springs Record | 5th Precinct open house | 2026-05-30T11:00 | | Police station, 5th Precinct | | |

same: drive-in
ran-rot | Rangeley Rotary | Drive-In Movie Fundraiser: Grease | 2026-08-21T20:30 | | Airport Hangar Lot | | |
ran-news | Rangeley Springs Record | Outdoor movie "Grease" (PG-13) | 2026-08-21T20:30 | | Airport Hangar parking lot | | |

same: silent film with organ
cal-play | Calder Playhouse | Silent Film with Live Organ: Nosferatu | 2026-10-30T20:00 | | Calder Playhouse | | |
cal-news | Calder Clarion | Nosferatu (silent film, live organ) | 2026-10-30T20:00 | | Calder Playhouse, 3 Front St | | |

same: free family film
pik-rec | Pike Hollow Recreation | Free Family Movie: The Iron Giant | 2026-07-17T20:30 | | Village Green | | |
pik-lib | Pike Hollow Library | Movie on the Green: "The Iron Giant" | 2026-07-17T20:30 | | Pike Hollow Village Green | | |

same: state of the schools
cal-isd | Calder School District | State of the Schools Breakfast | 2026-01-28T07:30 | | Hilton Ballroom | | |
cal-cham | Calder Chamber | State of the Schools 2026 | 2026-01-28T07:30 | | Calder Hilton | | |

same: awards night
pik-cham | Pike Hollow Chamber | Citizen of the Year Dinner | 2026-03-20T18:00 | | Elks Lodge | | |
pik-news | Pike Hollow Banner | Citizen of the Year Banquet | 2026-03-20T18:00 | | Elks Lodge 210 | | |

same: mailing town by ZIP
hal-twp | Hallam Township | Leaf Pile Compost Giveaway | 2026-04-25T09:00 | | 1500 Kettle Creek Rd, Marne, OH 43055 | | |
hal-news | Marne Ledger | Compost Giveaway | 2026-04-25T09:00 | | 1500 Kettle Creek Road, Hallam, OH 43055 | | |

same: farm whose mail comes from elsewhere
hal-ffa | Hallam FFA | Sheep Shearing Day | 2026-05-02T10:00 | | Windfall Farm | 77 Stagecoach Rd, Marne, OH | |
hal-twp | Hallam Township | Sheep Shearing Day at Windfall Farm | 2026-05-02T10:00 | | Windfall Farm, 77 Stagecoach Road, Hallam, OH | | |

same: park and its shelter
cal-parks | Calder Parks | Fishing Derby for Kids | 2026-06-06T08:00 | | Bluegill Pond | | |
cal-news | Calder Clarion | Kids' Fishing Derby | 2026-06-06T08:00 | | Bluegill Pond Park, Shelter 1 | | |

same: company at the mill
pik-news | Pike Hollow Banner | Spring Barrel Tasting | 2026-04-11T13:00 | | Three Forks Vineyard | | |
pik-wine | Three Forks Vineyard | Spring Barrel Tasting | 2026-04-11T13:00 | | Barrel Room | | |

different: one street address in two towns
bellmont-elks | Bellmont Elks | Pancake Breakfast | 2026-04-12T08:00 | | 14 Elm St, Bellmont | | |
valley-news | Larkin Valley News | Pancake Breakfast | 2026-04-12T08:00 | | 14 Elm St, Pennfield | | |

different: one street address in two towns, with states
wexley-red | Red Cross of Wexley | Community Blood Drive | 2026-05-06T12:00 | 17:00 | | 210 Main Street, Wexley, PA 17566 | |
wexley-post | Wexley Post | Community Blood Drive | 2026-05-06T12:00 | 17:00 | | 210 Main Street, Mount Joyce, PA 17599 | |

different: fire halls at one number of two Church Streets
osprey-fire | Osprey Fire Department | Chicken Barbecue | 2026-06-13T12:00 | | Fire Hall, 9 Church St, Osprey | | |
tamsen-weekly | Tamsen Weekly | Chicken Barbecue | 2026-06-13T12:00 | | Fire Hall, 9 Church St, Dunning | | |

different: libraries at one number of two Main Streets
kettle-library | Kettle County Libraries | Summer Reading Magic Show | 2026-06-24T11:00 | | Library, 100 Main St, Kettle Bay | | |
kettle-herald | Kettle Bay Herald | Summer Reading Magic Show | 2026-06-24T11:00 | | Library, 100 Main St, Port Alder | | |

different: legion posts at one address of two towns
orrin-legion | American Legion | Friday Burger Night | 2026-03-13T17:00 | | American Legion, 300 2nd Ave, Orrin, ND | | |
orrin-news | Orrin Plainsman | Friday Burger Night | 2026-03-13T17:00 | | American Legion, 300 2nd Ave, Velden, ND | | |

different: a cannery and a pub
fenwick-arts | Fenwick Arts Guild | Open Mic Night | 2026-03-19T19:00 | | Old Cannery | | |
fenwick-paper | Fenwick Harbor Packet | Open Mic Night | 2026-03-19T19:00 | | Uptown Pub | | |

different: a boathouse and a distillery, one list page
kettle-visit | Visit Kettle Bay | Sunset Acoustic Session | 2026-07-18T19:00 | | Slip 9 Boathouse | | | https://visitkettlebay.example/live-music
kettle-herald | Kettle Bay Herald | Sunset Acoustic Session | 2026-07-18T19:00 | | Birchbark Distillery | | | https://visitkettlebay.example/live-music

different: a roundhouse and a historic inn
copperton-chamber | Copperton Chamber | Murder Mystery Dinner | 2026-10-24T18:30 | | The Roundhouse | | |
copperton-news | Copperton Ledger | Murder Mystery Dinner | 2026-10-24T18:30 | | Historic Bingham Inn | | |

different: a creamery and a downtown bakery
quarry-news | Quarry Hill Reporter | Cookie Decorating Workshop | 2026-12-12T10:00 | | Hilltop Creamery | | |
quarry-visit | Visit Quarry Hill | Cookie Decorating Workshop | 2026-12-12T10:00 | | Downtown Bakery | | |

different: a ranch and a nursery
saltillo-news | Saltillo Sol | Wreath Making Workshop | 2026-12-05T13:00 | | Rancho Lindo | | |
saltillo-lib | Saltillo Flats Chamber | Wreath Making Workshop | 2026-12-05T13:00 | | Desert Bloom Nursery | | |

different: a ferry terminal and a midtown diner
sable-voice | Sable Creek Voice | Coffee with Commissioners | 2026-05-13T08:00 | | Ferry Landing | | |
sable-county | Sable County | Coffee with Commissioners | 2026-05-13T08:00 | | Midtown Diner | | |

different: two bookstores
tallgrass-news | Tallgrass Messenger | Independent Bookstore Day Party | 2026-04-25T10:00 | | Bluestem Books | | |
tallgrass-visit | Visit Tallgrass | Independent Bookstore Day Party | 2026-04-25T10:00 | | Second Story | | |

different: two chain stores
odell-sun | Lake Odell Sun | Adoption Saturday | 2026-03-14T11:00 | | Tractor Barn, Lake Odell | | |
odell-paws | Paws of Odell County | Adoption Saturday | 2026-03-14T11:00 | | Pet Planet | | |

different: sessions of a workshop on one page
fenwick-arts | Fenwick Arts Guild | Gelli Plate Printing, morning session | 2026-04-11T09:30 | 11:00 | Guild Studio | | | https://fenwickarts.example/gelli
fenwick-paper | Fenwick Harbor Packet | Gelli Plate Printing, afternoon session | 2026-04-11T13:00 | 14:30 | Guild Studio | | | https://fenwickarts.example/gelli

different: tours of one house by the hour
wexley-hist | Wexley Historical Society | Candlelight Tour | 2026-12-11T17:00 | 18:00 | Thornbury Mansion | | | https://wexleyhistory.example/candlelight
wexley-post | Wexley Post | Candlelight Tour | 2026-12-11T18:00 | 19:00 | Thornbury Mansion | | | https://wexleyhistory.example/candlelight

different: a kids' dash before a run
tallgrass-ymca | Tallgrass YMCA | Prairie Fire 5K | 2026-09-12T08:00 | | Courthouse Square | | | https://prairiefire.example/races/2026
tallgrass-news | Tallgrass Messenger | Prairie Fire Kids Dash | 2026-09-12T09:00 | | Courthouse Square | | | https://prairiefire.example/races/2026

different: a class and the social after it
sable-dance | Sable Creek Contra | Contra Lesson | 2026-03-07T18:30 | 19:30 | Grange Hall | | |
sable-voice | Sable Creek Voice | Contra Dance | 2026-03-07T19:30 | 22:00 | Grange Hall | | |

different: choir and orchestra
quarry-school | Quarry Hill High School | Spring Choral Concert | 2026-05-12T19:00 | | Quarry Hill High School Auditorium | | |
quarry-news | Quarry Hill Reporter | Spring Orchestra Concert | 2026-05-12T19:00 | | Quarry Hill High School | | |

different: choirs of two schools
copperton-hs | Copperton High School | Choir Winter Concert | 2026-12-15T19:00 | | Copperton High School | | |
copperton-news | Copperton Ledger | Bingham High Choral Winter Concert | 2026-12-15T19:00 | | Bingham High School | | |

different: marine and marina
fenwick-light | Fenwick Marine Society | Marine Supply Swap | 2026-05-09T09:00 | | Wharf Shed | | |
fenwick-paper | Fenwick Harbor Packet | Marina Open House | 2026-05-09T09:00 | | Wharf Shed | | |

different: organ and organic
kettle-luth | Bethany Lutheran Church | Organ Demonstration | 2026-05-30T10:00 | | Bethany Lutheran Church | | |
kettle-herald | Kettle Bay Herald | Organic Gardening Demonstration | 2026-05-30T10:00 | | Bethany Lutheran Church | | |

different: Easter and East
odell-sun | Lake Odell Sun | Easter Sunrise Gathering | 2026-04-05T06:30 | | Lakeside Park | | |
odell-city | City of Lake Odell | East Shore Gathering | 2026-04-05T06:30 | | Lakeside Park | | |

different: two Smiths
quarry-books | Quarry Hill Books | Author Talk: John Hargrove | 2026-05-07T19:00 | | Quarry Hill Books | | |
quarry-news | Quarry Hill Reporter | Author Talk: Ruth Hargrove | 2026-05-07T19:00 | | Quarry Hill Books | | |

different: another initial before one surname
wexley-hist | Wexley Historical Society | Lecture: T. Ingersoll | 2026-03-19T19:00 | | Lock House | | |
wexley-post | Wexley Post | Lecture: Margaret Ingersoll | 2026-03-19T19:00 | | Lock House | | |

different: initials that fit another surname
fenwick-lib | Fenwick Free Library | Meet the Author: A. J. Thibodeau | 2026-06-11T18:00 | | Fenwick Free Library | | |
fenwick-paper | Fenwick Harbor Packet | Meet the Author: Anna Jolicoeur | 2026-06-11T18:00 | | Fenwick Free Library | | |

different: two guests of one series page
sable-hall | Sable Creek Music Hall | Songwriter Series: Ann Dupree | 2026-02-26T19:00 | | Sable Creek Music Hall | | | https://sablehall.example/songwriter-series
sable-voice | Sable Creek Voice | Songwriter Series with Ann Keller | 2026-02-26T19:00 | | Sable Creek Music Hall | | | https://sablehall.example/songwriter-series

different: two fire stations
orrin-fire | Orrin Fire District | Fire Station No. 2 Open House | 2026-10-08T17:00 | | Fire Station | | |
orrin-news | Orrin Plainsman | Open House at Fire Station #3 | 2026-10-08T17:00 | | Fire Station | | |

different: two wards
copperton-city | City of Copperton | Second Ward Town Hall | 2026-02-05T18:30 | | Civic Auditorium | | |
copperton-news | Copperton Ledger | Ward 4 Town Hall | 2026-02-05T18:30 | | Civic Auditorium | | |

different: two wells
tallgrass-city | City of Tallgrass | Well No. 7 Ribbon Cutting | 2026-05-20T10:00 | | Water Works | | |
tallgrass-news | Tallgrass Messenger | Ribbon Cutting: Well No. 9 | 2026-05-20T10:00 | | Water Works | | |

different: two grades
quarry-school | Quarry Hill Elementary | 2nd Grade Concert | 2026-04-23T18:00 | | Quarry Hill Elementary School | | |
quarry-news | Quarry Hill Reporter | Grade 3 Concert | 2026-04-23T18:00 | | Quarry Hill Elementary School | | |

different: two films of one evening, wrapped alike
copperton-parks | Copperton Parks | Movie Night: Moana | 2026-07-10T20:45 | | Heritage Green | | |
copperton-chamber | Copperton Chamber | Outdoor Movie - Encanto (PG) | 2026-07-10T20:45 | | Heritage Green | | |

different: a film and its sequel
fenwick-strand | Strand Cinema | Film: Paddington | 2026-02-14T14:00 | | Strand Cinema | | |
fenwick-paper | Fenwick Harbor Packet | Movie Matinee: Paddington 2 | 2026-02-14T14:00 | | Strand Cinema, Screen 2 | | |

different: one film in two parks
odell-city | City of Lake Odell | Movie in the Park: Coco | 2026-08-07T20:30 | | Lakeside Park | | |
odell-sun | Lake Odell Sun | Outdoor film – Coco (PG) | 2026-08-07T20:30 | | Sorensen Park | | |

different: two films with one word
wexley-lib | Wexley Library | Film: The Red Shoes | 2026-03-27T19:00 | | Wexley Library | | |
wexley-post | Wexley Post | Movie night: The Red Balloon | 2026-03-27T19:00 | | Wexley Library | | |

different: films on one list page
quarry-film | Quarry Hill Film Society | Cinema Club: Local Hero | 2026-01-23T19:30 | | Grange Hall | | | https://quarryfilm.example/season
quarry-news | Quarry Hill Reporter | Film Society: Gregory's Girl | 2026-01-23T19:30 | | Grange Hall | | | https://quarryfilm.example/season

different: state of the city and of the county
tallgrass-chamber | Tallgrass Chamber of Commerce | State of the City Luncheon | 2026-02-19T11:30 | | Convention Center | | |
tallgrass-county | Tallgrass County | State of the County 2026 | 2026-02-19T11:30 | | Convention Center | | |

different: states of two cities
kettle-chamber | Kettle Bay Chamber | State of the City Breakfast | 2026-01-29T07:30 | | Bayview Inn | | |
alder-city | City of Port Alder | State of the City 2026 | 2026-01-29T07:30 | | Port Alder Pavilion | | |

different: lunch and dance of one group
sable-seniors | Sable Creek Senior Center | Valentine Luncheon | 2026-02-13T12:00 | | Sable Creek Senior Center | | |
sable-voice | Sable Creek Voice | Valentine Dance | 2026-02-13T12:00 | | VFW Hall | | |

different: volunteers of two kinds
osprey-lions | Osprey Lions Club | Volunteer Appreciation Dinner | 2026-04-23T18:00 | | Osprey Firehouse | | |
town-of-osprey | Town of Osprey | Volunteer Training | 2026-04-23T18:00 | | Osprey Firehouse | | |

different: taste and tour of the town
town-of-osprey | Town of Osprey | Taste of the Town | 2026-08-08T12:00 | | Village Green | | |
tamsen-weekly | Tamsen Weekly | Tour of the Town | 2026-08-08T12:00 | | Village Green | | |

different: rooms by letter under one library
wexley-lib | Wexley Library | Knitting Help | 2026-03-04T10:00 | | Room A | | |
wexley-post | Wexley Post | Knitting Help | 2026-03-04T10:00 | | Room B, Wexley Library | | |

different: suites of one address
bellmont-township | Bellmont Township | Medicare Counseling | 2026-10-20T10:00 | | 55 Office Park Dr, Suite 100, Larkin, NJ | | |
bellmont-patch | Bellmont Patch | Medicare Counseling | 2026-10-20T10:00 | | 55 Office Park Dr, Suite 240, Larkin, NJ | | |

different: fields of one complex
kettle-soccer | Kettle Bay Soccer | U9 Jamboree | 2026-09-05T09:00 | | Marsh Road Complex, Field 2 | | |
kettle-herald | Kettle Bay Herald | U9 Jamboree | 2026-09-05T09:00 | | Marsh Road Complex, Field 6 | | |

different: same company, two casts
sable-players | Sable Creek Players | Auditions: Annie (adults) | 2026-01-10T13:00 | | Grange Hall | | |
sable-voice | Sable Creek Voice | Auditions: Annie (children) | 2026-01-10T13:00 | | Grange Hall | | |

different: parties of two parties
orrin-dems | Orrin County Democrats | Precinct Caucus | 2026-02-24T19:00 | | Orrin High School, Cafeteria | | |
orrin-gop | Orrin County Republicans | Precinct Caucus | 2026-02-24T19:00 | | Orrin High School, Gymnasium | | |

different: virtual and at the library
saltillo-lib | Saltillo Flats Library | Citizenship Class | 2026-03-03T18:00 | | Zoom | | |
saltillo-news | Saltillo Sol | Citizenship Class | 2026-03-03T18:00 | | Saltillo Flats Library | | |

different: two congregations
sable-ame | Mount Zion AME Church | Revival | 2026-07-20T19:00 | | Mount Zion AME Church | | |
sable-voice | Sable Creek Voice | Revival | 2026-07-20T19:00 | | Mount Olive Baptist Church | | |

different: two parades
odell-legion | American Legion Post 212 | Memorial Day Parade | 2026-05-25T10:00 | | Main Street, Lake Odell | | |
alder-vfw | VFW Post 88 | Memorial Day Parade | 2026-05-25T10:00 | | Main Street, Port Alder | | |

different: boards of two districts
wexley-boro | Wexley School District | School Board Meeting | 2026-03-16T19:00 | | Administration Building | | |
mt-joyce | Mount Joyce School District | School Board Meeting | 2026-03-16T19:00 | | District Office | | |

different: commission of a city and of a county
tallgrass-city | City of Tallgrass | Planning Commission | 2026-04-07T18:00 | | City Hall | | |
tallgrass-county | Tallgrass County | Planning Commission | 2026-04-07T18:00 | | Courthouse Annex | | |

different: trails of one preserve
fenwick-land | Fenwick Land Trust | Guided Walk: Blue Trail | 2026-10-03T10:00 | | Tern Point Preserve | | |
fenwick-paper | Fenwick Harbor Packet | Guided Walk: Red Trail | 2026-10-03T10:00 | | Tern Point Preserve | | |

different: tryouts of boys and girls
copperton-hs | Copperton High School | Boys Basketball Tryouts | 2026-11-09T15:30 | | Copperton High School Gym | | |
copperton-news | Copperton Ledger | Girls Basketball Tryouts | 2026-11-09T15:30 | | Copperton High School Gym | | |

different: a committee and its subcommittee
quarry-town | Town of Quarry Hill | Energy Committee | 2026-04-14T18:00 | | Town Office | | |
quarry-news | Quarry Hill Reporter | Trails Committee | 2026-04-14T18:00 | | Town Office | | |

different: two markets of one day
sable-market | Sable Creek Farmers Market | Saturday Market | 2026-06-06T08:00 | | Depot Street | | |
sable-voice | Sable Creek Voice | Saturday Flea Market | 2026-06-06T08:00 | | Rodeo Grounds | | |

different: bingo in two halls
orrin-legion | American Legion | Bingo | 2026-03-13T19:00 | | Legion Hall | | |
orrin-news | Orrin Plainsman | Bingo | 2026-03-13T19:00 | | Knights of Columbus Hall | | |

different: two towns of one park
kettle-rec | Kettle Bay Recreation | Egg Scramble | 2026-04-04T10:00 | | Riverside Park, Kettle Bay | | |
kettle-herald | Kettle Bay Herald | Egg Scramble | 2026-04-04T10:00 | | Riverside Park, Port Alder | | |

different: a concert called off and another
odell-city | City of Lake Odell | Bandshell Thursdays: Polka Dots | 2026-07-16T19:00 | | Lakeside Bandshell | | cancelled |
odell-sun | Lake Odell Sun | Bandshell Thursdays: Northwoods Brass | 2026-07-16T19:00 | | Lakeside Bandshell | | |

different: two storytellers of one hour
saltillo-lib | Saltillo Flats Library | Cuentos with Abuela Rosa | 2026-05-02T11:00 | | Saltillo Flats Library | | |
saltillo-news | Saltillo Sol | Cuentos with Don Mateo | 2026-05-02T11:00 | | Saltillo Flats Library | | |

different: garage and plant sale
wexley-garden | Wexley Garden Club | Plant Sale | 2026-05-09T09:00 | | Borough Park | | |
wexley-post | Wexley Post | Borough-wide Yard Sale | 2026-05-09T09:00 | | Wexley | | |

different: two choirs of one church
kettle-luth | Bethany Lutheran Church | Children's Choir Rehearsal | 2026-09-09T18:00 | | Bethany Lutheran Church | | |
kettle-herald | Kettle Bay Herald | Bell Choir Rehearsal | 2026-09-09T18:00 | | Bethany Lutheran Church | | |

different: elm street in two towns
hal-vfw | VFW | Spaghetti Supper | 2026-03-07T17:00 | | 22 Oak Street, Hallam, OH | | |
hal-news | Marne Ledger | Spaghetti Supper | 2026-03-07T17:00 | | 22 Oak Street, Marne, OH | | |

different: churches at one number
hal-ch | Hallam Methodist Church | Rummage Sale | 2026-05-09T09:00 | | Methodist Church, 40 Church St, Hallam | | |
hal-news | Marne Ledger | Rummage Sale | 2026-05-09T09:00 | | Methodist Church, 40 Church St, Marne | | |

different: a foundry and a tavern
cal-pub | The Salty Dog | Trivia Night | 2026-03-18T19:00 | | Old Foundry | | |
cal-news | Calder Clarion | Trivia Night | 2026-03-18T19:00 | | The Salty Dog | | |

different: a boatworks and a club
ran-yc | Rangeley Yacht Club | Chowder Cook-Off | 2026-09-19T12:00 | | Hansen Boatworks | | |
ran-news | Rangeley Springs Record | Chowder Cook-Off | 2026-09-19T12:00 | | Rangeley Yacht Club | | |

different: a gallery crawl stop and another
pik-arts | Pike Hollow Arts | Gallery Crawl Demo | 2026-06-05T18:00 | | Copper Kiln | | |
pik-news | Pike Hollow Banner | Gallery Crawl Demo | 2026-06-05T18:00 | | Wren & Thistle | | |

different: two historic houses
ran-hist | Rangeley Historical Society | Candlelight Tour | 2026-12-12T17:00 | | Historic Pell House | | |
ran-news | Rangeley Springs Record | Candlelight Tour | 2026-12-12T17:00 | | Historic Barlow Tavern | | |

different: lesson then swim
pik-y | Pike Hollow YMCA | Water Aerobics | 2026-03-10T09:00 | 10:00 | YMCA Pool | | | https://pikey.example/pool-schedule
pik-news | Pike Hollow Banner | Water Aerobics | 2026-03-10T10:00 | 11:00 | YMCA Pool | | | https://pikey.example/pool-schedule

different: two choirs
cal-hs | Calder High School | Men's Chorus Concert | 2026-04-30T19:00 | | Calder High School | | |
cal-news | Calder Clarion | Women's Choir Concert | 2026-04-30T19:00 | | Calder High School Auditorium | | |

different: painters guild and house painting
pik-arts | Pike Hollow Arts | Painters Meet-up | 2026-05-23T09:00 | | Town Hall | | |
pik-ext | Pike County Extension | Barn Painting Workshop | 2026-05-23T09:00 | | Town Hall | | |

different: two Okonkwos
cal-lwv | League of Women Voters | Meet Candidate C. Okonkwo | 2026-03-05T18:30 | | Calder Grange | | |
cal-news | Calder Clarion | Meet candidate Peter Okonkwo | 2026-03-05T18:30 | | Calder Grange | | |

different: two bridges
cal-city | City of Calder | Bridge No. 14 Public Meeting | 2026-02-24T18:00 | | Council Chambers | | |
cal-news | Calder Clarion | Public meeting on Bridge #17 | 2026-02-24T18:00 | | Council Chambers | | |

different: two precincts
ran-pd | Rangeley Springs Police | Third Precinct Open House | 2026-05-30T11:00 | | Police Station | | |
ran-news | Rangeley Springs Record | 4th Precinct Open House | 2026-05-30T11:00 | | Police Station | | |

different: two films
cal-play | Calder Playhouse | Silent Film: Nosferatu | 2026-10-30T20:00 | | Calder Playhouse | | | https://calderplayhouse.example/october
cal-news | Calder Clarion | Halloween movie - The Golem | 2026-10-30T20:00 | | Calder Playhouse | | | https://calderplayhouse.example/october

different: film in two towns
hal-twp | Hallam Township | Movie in the Park: Up | 2026-07-10T20:45 | | Township Park, Hallam | | |
hal-news | Marne Ledger | Outdoor film – Up (PG) | 2026-07-10T20:45 | | Veterans Park, Marne | | |

different: state of two things
cal-isd | Calder School District | State of the Schools Breakfast | 2026-01-28T07:30 | | Hilton Ballroom | | |
cal-cham | Calder Chamber | State of the Chamber Breakfast | 2026-01-28T07:30 | | Hilton Ballroom | | |

different: two honors
pik-cham | Pike Hollow Chamber | Citizen of the Year Dinner | 2026-03-20T18:00 | | Elks Lodge | | |
pik-news | Pike Hollow Banner | Teacher of the Year Dinner | 2026-03-20T18:00 | | Elks Lodge | | |

different: beginner and family rides
cal-bike | Calder Bicycle Club | Gravel Ride | 2026-05-16T09:00 | | Depot Trailhead | | |
cal-parks | Calder Parks | Slow Roll Ride | 2026-05-16T09:00 | | Depot Trailhead | | |

different: two derbies
cal-parks | Calder Parks | Fishing Derby | 2026-06-06T08:00 | | Bluegill Pond | | |
cal-news | Calder Clarion | Soap Box Derby | 2026-06-06T08:00 | | Hill Street | | |

different: meals and meetings of one club
pik-lions | Pike Hollow Lions | Lions Pancake Breakfast | 2026-05-03T08:00 | | Firehouse | | |
pik-news | Pike Hollow Banner | Firefighters Pancake Breakfast | 2026-05-03T08:00 | | Pike Hollow Elementary | | |

different: rooms of a center
ran-sen | Rangeley Senior Center | Memoir Group | 2026-03-02T13:00 | | Sunroom | | |
ran-lib | Rangeley Springs Library | Memoir Group | 2026-03-02T13:00 | | Founders Room | | |
`;
