export type PlaceTraits = Readonly<{
  /** Needs no other word: a town or a house has one, or one is meant. */
  isLone?: true;
  /** Of a house, a school or a park: stands behind its name as well. */
  isPart?: true;
  /** No place without the name of its house. */
  needsHouse?: true;
  /** One is on it, not in it. */
  isGround?: true;
  /** Has a number or a letter behind it; if it needs one, it is something else without. */
  isNumbered?: true;
  needsNumber?: true;
  /** A place only behind a name in capitals. */
  needsName?: true;
  /** Where one has an appointment. */
  isPractice?: true;
  /** Ends the names of events and of what is sold there as often: it needs a name, or to stand right behind the day or the hour. */
  isWeak?: true;
}>;

/** The nouns by which places are called, each once, with what the rules need to know of it. */
const GROUPS: readonly (PlaceTraits & Readonly<{ nouns: string }>)[] = [
  {
    nouns: `abbey, academy, airfield, airport, airstrip, apartments, aquarium, arboretum, arena, bakehouse, bakery, bandroom, banquets, barbershop, bistro, bookshop, bookstore, bowling alley,
      barracks, bathhouse, brewery, brewhouse, brewpub, bunkhouse, cafe, café, campus, cannery, cantina, casino, castle, cathedral, chalet, center, centre, church, cidery, cineplex, cinema, cinemas, coffee house, coffee shop, coffeehouse,
      coliseum, college, complex, condo, condominiums, condos, convent, co-op, cottage, country club, creamery, credit union, dealer, dealership, deli, department, depot, daycare, diner, distillery, dojo, dorm, dormitory,
      dome, extension, factory, farm, farms, fire company, fire department, funeral home, friary, gastropub, galleries, gallery, golf course, greenhouse, grill, grille, guest house, guesthouse, gun club, gurdwara, headquarters, homestead, hospice, hs, elem,
      hospital, hotel, hq, inn, institute, jail, kennel, kennels, laundromat, lighthouse, longhouse, makerspace, manor, mansion, mandir, manse, masjid, mill, millworks, mission, monastery, mosque, motel,
      multiplex, museum, nursery, nursing home, observatory, ofc, office, offices, orchard, orchards, parish, pharmacy, pizzeria, planetarium, playhouse, post office, preschool, pub, ranch,
      refuge, residence, resort, restaurant, roadhouse, priory, roasters, roastery, rollerdrome, saloon, salon, school, seminary, shrine, skatepark, spa, speedway, sportsplex, stable, stables,
      steakhouse, sugarhouse, synagogue, substation, sugar shack, tabernacle, taphouse, taproom, taqueria, tavern, teahouse, tearoom, theaters, theatres, tower, towers, townhouse, trattoria, university, velodrome, villa, vineyard,
      vineyards, warehouse, winery, zendo, zoo`,
  },
  {
    nouns: `ballpark, bay, boat launch, boat ramp, boathouse, boatworks, boatyard, jetty, campsite, campground, churchyard, cove, dam, dog park, drive-in, dump, falls, farm stand, forest, gravel pit, greenway, harbor, lake, landfill, landing, mall, marsh, meadow, nature area, overlook, park, parks, pasture, pond, preserve, pumpkin patch, quarry,
      rail trail, reservoir, river, sand pit, ski hill, sledding hill, swimming hole, trailhead, waterfront, wharf, woods`,
  },
  {
    isLone: true,
    nouns: `armory, bus station, bus stop, carriage house, city hall, clubhouse, community center, community house, court house, courthouse, fairground, fairgrounds, fire hall, fire house, legion, legion hall, library, marina,
      meeting house, meetinghouse, opera house, parish house, parsonage, rec center, recreation center, rectory, schoolhouse, senior center, stadium, temple, theater, theatre, town hall, train station, transfer station, village hall`,
  },
  { isLone: true, isNumbered: true, nouns: 'chapel, fire station, firehouse, grange, lodge' },
  { isLone: true, needsName: true, nouns: 'bmv, dmv, elks, vfw, ymca, ywca' },
  {
    isLone: true,
    needsName: true,
    nouns: `aldi, amc, anytime fitness, applebees, arbys, aspen dental, autozone, banfield, barnes & noble, best buy, big lots, bjs,
      bob evans, bowlero, burger king, bww, carmax, cheesecake factory, chick-fil-a, chilis, chipotle, chuck e cheese,
      cinemark, costco, cracker barrel, culvers, cvs, dairy queen, dave & busters, dennys, dominos, dunkin, dunkin donuts,
      european wax, fantastic sams, firestone, five below, five guys, food lion, giant eagle, golds gym, goodwill, great clips,
      harbor freight, hardees, heb, hobby lobby, home depot, ihop, ikea, jersey mikes, jiffy lube, jimmy johns, joann, kfc,
      kohls, krispy kreme, kroger, kumon, la fitness, labcorp, lenscrafters, les schwab, little caesars, little gym, lowes,
      macys, marshalls, massage envy, mathnasium, mavis, mcdonalds, meijer, meineke, menards, michaels, midas, minuteclinic,
      ntb, old navy, olive garden, orangetheory, outback, panda express, panera, panera bread, papa johns, pearle vision,
      pep boys, pepboys, petco, petsmart, pf changs, pizza hut, planet fitness, popeyes, publix, qdoba, quest, raising canes,
      red lobster, red robin, rite aid, safeway, sams club, sephora, shake shack, shoprite, sky zone, skyzone, sonic,
      sport clips, starbucks, subway, supercuts, taco bell, target, texas roadhouse, tim hortons, tj maxx, top golf, topgolf,
      tractor supply, trader joes, ulta, urban air, valvoline, visionworks, waffle house, walgreens, walmart, wawa, wegmans,
      wendys, whole foods, winco, wingstop`,
  },
  {
    isLone: true,
    isPart: true,
    nouns: `atrium, ballfield, bandshell, bandstand, basement, black box, bleachers, board room, boardroom, cafeteria, cafetorium, cemetery, chancel, computer lab, concession stand, council chamber, council chambers,
      courtyard, fellowship hall, fieldhouse, field house, foyer, gazebo, grandstand, gymnasium, gymnatorium, hayloft, kitchen, lobby, loft, lounge, lunchroom, media center, mezzanine, narthex, natatorium, nave,
      parking garage, parking lot, parlor, picnic area, press box, rotunda, sanctuary, splash pad, student union, undercroft, vestibule, vestry, woodshop`,
  },
  { isLone: true, isPart: true, isNumbered: true, nouns: 'auditorium, ballroom, courtroom, gym, hall, pavilion, rink, turf' },
  {
    isLone: true,
    isPart: true,
    isGround: true,
    nouns:
      'blacktop, boardwalk, lawn, patio, playground, plaza, porch, quad, rooftop, schoolyard, town common, town green, village green',
  },
  { isLone: true, isPart: true, isGround: true, isNumbered: true, nouns: 'pier' },
  {
    isPart: true,
    nouns: `amphitheater, amphitheatre, annex, apartment, batting cages, bays, breezeway, bus loop, chamber, chambers, commons, den, driveway, entrance, garage, hallway, laboratory, nook, parking area, pool, portable, warming hut, wing`,
  },
  {
    isPart: true,
    isNumbered: true,
    nouns:
      'barn, bldg, building, classroom, court, courts, diamond, field, fields, hangar, lab, lot, room, shelter, station, studio, studios, suite',
  },
  { isPart: true, isNumbered: true, needsHouse: true, nouns: 'floor, level' },
  {
    isPart: true,
    isGround: true,
    nouns: 'beach, bridge, common, deck, dock, docks, green, grounds, island, sidewalk, steps, terrace',
  },
  { isNumbered: true, needsNumber: true, nouns: 'engine house' },
  { isPart: true, isNumbered: true, needsNumber: true, nouns: 'rm, ste' },
  { isNumbered: true, needsNumber: true, needsName: true, nouns: 'gate, local, post, ps, site, terminal, unit' },
  {
    needsName: true,
    nouns: `ame, apothecary, appliance, auto, automotive, baptist, books, boutique, brewing, butcher, catholic, cellars, chocolatier, cleaners, coffee, congregational, creek, cyclery, distilling, drugs, elementary, episcopal, estates, feed,
      floral, florist, furniture, grocery, hardware, high, hill, jewelers, lanes, liquors, lumber, lutheran, meats, memorial, mercantile, methodist, middle, motors, mountain, outfitters, presbyterian, realty, seed, society, supply, tailors, tire, ucc, umc, unitarian, village`,
  },
  {
    needsName: true,
    isPractice: true,
    nouns: `animal hospital, cardiology, chiropractic, dental, dentistry, dermatology, eye care, eyecare, imaging, medical center, medical group, medicine, optical, optometry, orthodontics,
      orthopaedics, orthopedics, pediatrics, physical therapy, radiology, urgent care, veterinary`,
  },
  { isWeak: true, isPart: true, nouns: 'backyard, bar, booth, corner, garden, gardens, stage, tent, yard' },
  {
    isWeak: true,
    nouns: `bank, bowl, branch, cabin, camp, clinic, club, district, exchange, grove, home, house, market, neighborhood, pantry, place, range, shack, shed, shop, shops, square, store, vet, zone`,
  },
];

/** By their last word places, but attractions, events, and what one buys or wins. */
const NO_PLACES: Readonly<Record<string, string>> = {
  bar: 'cash, open, full, salad, cocoa, chocolate, coffee, dessert, sundae, taco, nacho, potato, candy, snack, juice, mimosa, raw, cookie, waffle, pasta',
  books: 'used, comic, picture, free',
  booth: 'photo, selfie, dunk, dunking, kissing, info, information, craft, vendor',
  bowl: 'super, sugar, rose, orange, cotton, polar, quiz, pro, puppy, turkey, punch, dust',
  cafe: 'repair, memory, death, grief, language, fixit, fix-it',
  café: 'repair, memory, death, grief, language, fixit, fix-it',
  camp: `summer, day, basketball, baseball, softball, soccer, football, volleyball, lacrosse, wrestling, hockey, cheer, dance, art, theater, drama, music, science, coding, robotics, boot,
    sports, skills, youth, winter, spring, vacation, holiday`,
  clinic: `flu, shot, vaccine, vaccination, covid, rabies, microchip, immunization, legal, tax, pressure, screening, skills, basketball, baseball, softball, soccer, football, volleyball,
    lacrosse, wrestling, hockey, golf, tennis, pickleball, swim, cheer, batting, pitching, bike, ski, pet`,
  club: `book, lego, anime, garden, chess, run, running, homework, drama, ski, art, science, math, glee, history, robotics, spanish, french, film, movie, stitch, knitting, quilting, hiking,
    walking, bird, birding, camera, photo, computer, breakfast, lunch, coffee, tea, 4-h, d&d, gaming, game, craft, coding, writing, poetry, key, booster, fan, kids, teen, tween`,
  corner: 'kids, craft, photo, coloring',
  court: 'food, supreme, full, moot',
  entrance: 'rear, side, back, front, main, north, south, east, west',
  exchange: 'book, cookie, gift, toy, plant, seed, ornament, puzzle, recipe, student, clothing',
  floor: 'dance',
  furniture: 'used, free, patio, garden, office',
  garden: 'beer, wine, bier',
  gym: 'open, toddler, jungle, no',
  hall: 'study',
  home: 'welcome, coming, harvest, drive, way, ride, take, going, go, home, new',
  house: 'open, bounce, haunted, gingerbread, full, fun, tree, doll, bird, packed, crack, escape',
  lab: 'game, black, yellow, chocolate',
  lot: 'tree, auction, whole',
  market: `farmers, growers, winter, holiday, christmas, craft, flea, makers, artisan, artisans, vendor, night, plant, meat, pop-up, indoor, outdoor, street, vintage, job, art, spring,
    summer, fall, stock, saturday, sunday`,
  place: 'first, second, third, last, take, takes',
  range: 'age, price, full',
  room: 'standing, escape, coat, cloak, quiet, sensory',
  school: 'sunday, bible, summer, night, after, aft, before, no, old, home',
  shop: 'gift, holiday, christmas, santa, santas, secret, pop-up, merch',
  seed: 'bird, grass',
  stage: 'next, early, late',
  station: `aid, water, craft, cocoa, check-in, checkin, weigh-in, photo, feeding, weather, activity, coloring, bubble`,
  store: 'gift, merch, school',
  tent: 'beer, food, kids, merch, vendor, craft, wine, pop-up',
  theater: 'dinner, readers, musical',
  theatre: 'dinner, readers, musical',
  village: 'santa, santas, holiday, christmas, winter',
  zone: 'kid, kids, fun, play, collection, photo, bounce, danger',
  zoo: 'petting',
};

const listOf = (words: string): string[] => words.split(',').map((word) => word.trim().replace(/\s+/g, ' '));

const TRAITS: ReadonlyMap<string, PlaceTraits> = new Map(
  GROUPS.flatMap(({ nouns, ...traits }) => listOf(nouns).map((noun): [string, PlaceTraits] => [noun, traits])),
);

const NO_PLACE_PHRASES: ReadonlySet<string> = new Set(
  Object.entries(NO_PLACES).flatMap(([noun, words]) => listOf(words).map((word) => `${word} ${noun}`)),
);

export type PlaceNoun = PlaceTraits & Readonly<{ length: 1 | 2 }>;

/** The noun that the words end in, the longer one first: 'golf course', 'course'. */
export const findPlaceNoun = (words: readonly string[]): PlaceNoun | null => {
  const [last, two] = [1, 2].map((length) => words.slice(-length).join(' ')) as [string, string];
  if (NO_PLACE_PHRASES.has(two)) return null;
  const ofTwo = words.length > 1 ? TRAITS.get(two) : undefined;
  if (ofTwo) return { ...ofTwo, length: 2 };
  const ofOne = TRAITS.get(last);
  return ofOne ? { ...ofOne, length: 1 } : null;
};

/** 'Super Bowl', 'photo booth' */
export const isNoPlace = (name: string): boolean =>
  NO_PLACE_PHRASES.has(name.toLowerCase().replace(/[’']/g, '').split(' ').slice(-2).join(' '));

/** Nouns that persons are called by as often. */
export const IS_SURNAME = /^(?:banks?|church|court|field|fields|hall|hill|lake|lane|park|parks|rivers?|woods)$/i;

/** All nouns with such traits. */
export const placeNounsWith = (isIncluded: (traits: PlaceTraits) => boolean): string[] =>
  GROUPS.filter(isIncluded).flatMap(({ nouns }) => listOf(nouns));

/** As alternatives of a pattern, the longer ones first. */
const alternativesOf = (isIncluded: (traits: PlaceTraits) => boolean): string =>
  placeNounsWith(isIncluded)
    .map((noun) => noun.replaceAll('.', '\\.'))
    .sort((a, b) => b.length - a.length)
    .join('|');

/** What a place without a name ends in: 'the golf course', 'Lincoln School cafeteria'. */
export const PLACE_NOUNS = alternativesOf(({ needsName, needsNumber }) => !needsName && !needsNumber);

/** Behind the name of a house, a school or a park. */
export const PART_NOUNS = alternativesOf(({ isPart }) => isPart === true);

/** With a number or a letter behind them. */
export const NUMBERED_NOUNS = alternativesOf(({ isNumbered }) => isNumbered === true);

/** One is in them, and they are places without a house: 'Hall B', but not 'Level 2' and 'Unit 5'. */
export const NUMBERED_ROOMS = alternativesOf(
  ({ isNumbered, isGround, needsHouse, needsNumber }) => isNumbered === true && !isGround && !needsHouse && !needsNumber,
);

/** In which one is where no other word says which: 'the gym', 'the church library'. */
export const LONE_NOUNS = alternativesOf(({ isLone, isGround, needsName }) => isLone === true && !isGround && !needsName);

/** Names by themselves: 'the vfw'. */
export const LONE_NAMES = alternativesOf(({ isLone, needsName }) => isLone === true && needsName === true);

/** One is on them: 'on the blacktop'. */
export const GROUND_NOUNS = alternativesOf(({ isGround }) => isGround === true);
