import fc from 'fast-check';
import { KNOWN } from '../../test/data/phrases';
import { parseQuickAdd } from './parse-quick-add';
import { placeNounsWith } from './place-lexicon';
import { readPlaceClause } from './read-place-clause';

const TOWN = { ...KNOWN, places: [] };
const placeOf = (text: string) => parseQuickAdd(text, TOWN).location;

const capital = (words: string) => words.replaceAll(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());

const namesOfEvents = fc.constantFrom('Wreath workshop', 'Ukulele circle', 'Spelling bee', 'Blood drive');
const whens = fc.constantFrom('Sat, Dec 5, 7 PM', 'Tuesday 12/8 5:30-7pm', 'December 12, 9 am', 'Fri Dec 4 at noon');
const rests = fc.constantFrom('', '. Bring a friend.', ', $5 per person', ' (doors 6:30)');
const owners = fc.constantFrom('Larkspur', 'Copper Hill', 'East Wexley');
const kinds = fc.constantFrom('old', 'county', 'upper', 'student');

/** With a number behind those that need one. */
const withNumber = (noun: string) =>
  placeNounsWith(({ needsNumber }) => needsNumber === true).includes(noun) ? `${noun} 4` : noun;

const allNouns = placeNounsWith(() => true);
const plainNouns = placeNounsWith(({ needsName, needsHouse }) => !needsName && !needsHouse);
const strongNouns = placeNounsWith(({ isWeak, needsName, needsHouse }) => !isWeak && !needsName && !needsHouse);
const loneNouns = placeNounsWith(({ isLone, needsName }) => isLone === true && !needsName);

/** A noun that ends in another one and is what people call an attraction. */
const isAttraction = (words: string) => readPlaceClause(words) === null;

describe('The nouns of places', () => {
  it('are each in the lexicon once', () => {
    expect(allNouns.filter((noun, at) => allNouns.indexOf(noun) < at)).toEqual([]);
  });
});

describe('A clause of its own that ends in a noun of a place', () => {
  it('is the place with a name before it', () => {
    fc.assert(
      fc.property(namesOfEvents, whens, owners, fc.constantFrom(...allNouns), rests, (name, when, owner, noun, rest) => {
        // The dot of 'Bldg. Bring' ends no sentence.
        fc.pre(noun !== 'bldg' || !rest.startsWith('.'));
        const place = `${owner} ${capital(withNumber(noun))}`;
        expect(placeOf(`${name}, ${when}, ${place}${rest}`)).toBe(place);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a comma', ', '],
    ['a bar', ' | '],
    ['a dot', ' • '],
    ['a slash', ' / '],
  ])('is the place in small letters right behind the hour and %s', (_, joint) => {
    fc.assert(
      fc.property(namesOfEvents, whens, kinds, fc.constantFrom(...plainNouns), rests, (name, when, kind, noun, rest) => {
        const place = `${kind} ${withNumber(noun)}`;
        fc.pre(!isAttraction(place));
        expect(placeOf(`${name}${joint}${when}${joint}${place}${rest}`)).toBe(place);
      }),
      { numRuns: 300 },
    );
  });

  it('is the place in small letters right behind the hour without a sign', () => {
    fc.assert(
      fc.property(namesOfEvents, whens, kinds, fc.constantFrom(...strongNouns), rests, (name, when, kind, noun, rest) => {
        const place = `${kind} ${withNumber(noun)}`;
        fc.pre(!isAttraction(place));
        expect(placeOf(`${name} ${when} ${place}${rest}`)).toBe(place);
      }),
      { numRuns: 300 },
    );
  });

  it('is the place without another word where a town or a house has one', () => {
    fc.assert(
      fc.property(
        namesOfEvents,
        whens,
        fc.constantFrom(...loneNouns),
        fc.constantFrom(', ', ', $5, ', '. '),
        (name, when, noun, joint) => {
          const place = joint === '. ' ? `${capital(noun[0]!)}${noun.slice(1)}` : noun;
          expect(placeOf(`${name}, ${when}${joint}${place}`)).toBe(place);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is the place ahead of the day where it has a name', () => {
    fc.assert(
      fc.property(namesOfEvents, whens, owners, fc.constantFrom(...strongNouns), (name, when, owner, noun) => {
        const place = `${owner} ${capital(withNumber(noun))}`;
        expect(placeOf(`${name}, ${place}, ${when}`)).toBe(place);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['Grief group, Wed Dec 9, 6 PM, Cobb Clinic, conference room B', 'Cobb Clinic, conference room B'],
    ['Zoning appeals, Dec 1, 5 p.m., municipal annex, 2nd floor. Public welcome', 'municipal annex, 2nd floor'],
    ['Class, Thurs Dec 10, 2-4 p.m., 3rd floor classroom, East Tower', '3rd floor classroom, East Tower'],
    ['Improv, Sat 11/28, 9 pm, Brewhouse on Bay, $15', 'Brewhouse on Bay'],
    ['Photo club, Thursday Dec 3, 7pm, community room of the police station', 'community room of the police station'],
    ['Band concert Sunday 3 pm bandshell at Riverside Park', 'bandshell at Riverside Park'],
    ['Fiddle jam, Sunday Dec 13, 2-4 pm, Grange #214', 'Grange #214'],
    ['Practice tonight is moved to the middle school gym, 6:15', 'middle school gym'],
    ['Tractor course Dec 5 9-noon at the BOCES ag shop, ages 14-16', 'BOCES ag shop'],
    ['Running club Mon Dec 7 3:15-4:45 PM on the blacktop. Bring water', 'blacktop'],
    ['Coffee hour: Saturday, Dec. 5, 10 AM, Beanery on Mercer, 33 Mercer Avenue', 'Beanery on Mercer, 33 Mercer Avenue'],
    ['Playdate sat 10:30 am at 77 orchard ave apt 3?', '77 orchard ave apt 3'],
    ['Open house Sunday 12-2. 412 Park Terrace #5C, 2 bath', '412 Park Terrace #5C'],
    ['Physics exam, Sat Dec 12, 8:30-11:45 am, Room B-14. Bring two pencils', 'Room B-14'],
    ['Orientation Mon Nov 30 9am in Room C12', 'Room C12'],
    ['Can you come in Tuesday, Nov 24, 9:15 AM for an interview? 300 Alder Court, ask for Gwen', '300 Alder Court'],
    ['Dinner Tuesday 6pm? Rusty Plow Tavern, my treat', 'Rusty Plow Tavern'],
    ['Pet photos! Larkspur Feed & Seed, Saturday 12/5, 11a-2p. $10 donation', 'Larkspur Feed & Seed'],
    ['Your passport appointment is confirmed. Ref 77Q2. Larkspur Post Office, Dec 10, 2026 15:45.', 'Larkspur Post Office'],
    ['The choir trip to Larkspur Cathedral is Thurs Dec 10. Depart 8:15 am', 'Larkspur Cathedral'],
    ['Grade 3 will visit the Whaling Museum on Tuesday, Dec. 8, 9:05 a.m.', 'Whaling Museum'],
    ['Poker night Fri 7pm, O’Malley’s, $20 buy-in', 'O’Malley’s'],
    ['Potluck Sunday 5pm, the Wilsons’ (22 Elm). Bring a side', 'Wilsons’'],
    ['Car inspection Wed 7:30am, Pete’s Garage on Route 12', 'Pete’s Garage on Route 12'],
    ['Adult ballet, Thursday Dec 3, 7-8 pm, Studio B above the bakery', 'Studio B above the bakery'],
    ['Concert: Larkspur Theater, Friday Dec 4, 8 pm', 'Larkspur Theater'],
    ['Chess club Wed Dec 2 3:30 pm in Ms. Ito’s room', 'Ms. Ito’s room'],
    ['Ski bus leaves from Lot F at 6:15 am Saturday Jan 9', 'Lot F'],
    ['Coach 7412 departs Larkspur Depot Wed, Nov 25 at 6:52 AM', 'Larkspur Depot'],
  ])('is read with its room, its floor and what it is beside: %s', (text, place) => {
    expect(placeOf(text)).toBe(place);
  });

  it.each([
    ...[
      'cash bar',
      'open bar',
      'photo booth',
      'bounce house',
      'gift shop',
      'silent auction',
      'petting zoo',
      'beer tent',
      'kids zone',
    ],
    ...['craft market', 'dance floor', 'sundae bar', 'standing room', 'escape room', 'open gym', 'cookie exchange', 'Super Bowl'],
    ...[
      'Repair Café',
      'no school',
      'Friends of the Library',
      'free parking lot',
      'all proceeds to the library',
      'use back entrance',
    ],
    ...[
      'bring chairs to the park',
      'please park in the school lot',
      'proceeds benefit the animal shelter',
      'call the office',
      'same place',
    ],
  ])('is no place where it is an attraction or a sentence: %s', (words) => {
    fc.assert(
      fc.property(namesOfEvents, whens, fc.constantFrom('', 'soup, '), (name, when, other) => {
        expect(placeOf(`${name}, ${when}, ${other}${words}`)).toBeNull();
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    'Picture day Dec 2. Forms are due Monday. Thank you, Mrs. Okafor, front office',
    'Walk-through Tuesday 11/24 at 10am. Bring a check. – Greg, Bayside Realty',
    'Open house Sun 12-2 pm. Three bedrooms, two baths, new kitchen',
    'Graduation Sat Jun 5, 7 PM. Moves to the gym in case of rain',
    'Early release Dec 5, 11:40 am. Grade schools first, middle and high school at 12:10',
    'Street fair Sat Dec 5, noon. Gospel stage, barbecue and vendors',
    'Choir bus Thursday Dec 10, 8:15 am, back at school 2:30 pm',
    'Grand sale Sat 9-2. Park behind the church.',
    'Comic swap, used books, Sat 9-2',
    'Basketball Dec 4, 7 pm, Women’s. Bus 5:15',
    'Swim lessons, Level 3: Saturday Jan 9, 9:20-10:05',
  ])('is no place where it signs, or belongs to another sentence: %s', (text) => {
    expect(placeOf(text)).toBeNull();
  });

  it('is the place in small letters ahead of the day, between signs', () => {
    fc.assert(
      fc.property(namesOfEvents, whens, kinds, fc.constantFrom(...strongNouns), (name, when, kind, noun) => {
        const place = `${kind} ${withNumber(noun)}`;
        fc.pre(!isAttraction(place));
        expect(placeOf(`${name}, ${place}, ${when}`)).toBe(place);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['then we load up at my place', 'then pizza at Larkspur Grill', 'after that burgers at our house'])(
    'wins over where the line goes on: %s',
    (later) => {
      fc.assert(
        fc.property(namesOfEvents, whens, owners, fc.constantFrom(', ', '. '), (name, when, owner, joint) => {
          expect(placeOf(`${name} ${when}, ${owner} Hall${joint}${later}`)).toBe(`${owner} Hall`);
        }),
        { numRuns: 20 },
      );
    },
  );

  it('is one’s own home before an hour, without a question', () => {
    for (const home of ['my apt', 'our house', 'my place']) {
      const { location, startTime, questions } = parseQuickAdd(`movie night at ${home} 7 on friday the 4th`, TOWN);
      expect({ location, startTime, questions }).toEqual({ location: home, startTime: '19:00', questions: [] });
    }
  });

  it('is the place in a line of small letters, too', () => {
    expect(parseQuickAdd('hoa mtg thur dec 10 7pm clubhouse', TOWN)).toMatchObject({ name: 'hoa mtg', location: 'clubhouse' });
    expect(parseQuickAdd('conf dec 3 350pm rm 14', TOWN).location).toBe('rm 14');
  });
});

describe('What has the nouns of places', () => {
  const groups = fc.constantFrom('Noah', 'Boy Scouts', 'PTO', 'Grandma');
  const events = fc.constantFrom(
    'birthday party',
    'basketball practice',
    'piano lesson',
    'planning meeting',
    'bake sale',
    'leaf raking',
  );
  const bareWhens = fc.constantFrom('Sat 2pm', 'Thursday 6pm', 'Sat Dec 5 9am', 'Tuesday noon');
  const houses = fc.constantFrom('middle school gym', 'rec center', 'church basement', 'fire station', 'Elks Lodge', 'Hill Park');

  it('is the name of the event as far as it says what happens', () => {
    fc.assert(
      fc.property(groups, bareWhens, events, houses, (group, when, event, house) => {
        const { name, location } = parseQuickAdd(`${group} ${when} ${event} ${house}`, TOWN);
        expect([name, location]).toEqual([`${group} ${event}`, house]);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    'Race Brook Lodge',
    'Game Farm Park',
    'Mass Avenue Church',
    'Dance Barn Hall',
    'party room',
    'funeral home chapel',
    'spring garden hall',
  ])('is a place that is called after what happens: %s', (house) =>
    expect(placeOf(`Company outing Sat 6pm ${house}`)).toBe(house),
  );

  it.each([
    'Sat 7pm movie Jurassic Park',
    'Tue 2pm appointment Dr. Hill',
    'Wed 7pm council meeting Memorial Concert Hall',
    'Book club: Mansfield Park, Dec 8 7pm',
    'Speaker: Amy Park, Tuesday Dec 8 7pm',
    'talks on Main Street Tue 7pm',
  ])('is the name where nothing is before the hour, or a title or a person: %s', (line) => expect(placeOf(line)).toBeNull());

  it.each(['Reminder Tuesday 6pm rotary club', "Don't forget Thursday 7pm Historical Society"])(
    'is the event where nothing else is: %s',
    (line) => expect(placeOf(line)).toBeNull(),
  );

  it('is no place as an offer, whatever is offered beside it', () => {
    const offers = fc.constantFrom('bouncy castle', 'kiddie pool', 'juice station', 'full kitchen', 'dress shop');
    const others = fc.constantFrom('hay rides', 'pizza', 'games and prizes', 'free samples');
    fc.assert(
      fc.property(namesOfEvents, whens, offers, others, fc.boolean(), (name, when, offer, other, isFirst) => {
        const list = isFirst ? `${offer}, ${other}` : `${other}, ${offer}`;
        expect(placeOf(`${name}, ${when}, ${list}`)).toBeNull();
        expect(placeOf(`${name}, ${when}, ${list}. Held at Grace Lutheran.`)).toBe('Grace Lutheran');
        expect(placeOf(`${name}, ${when}, ${other}, church basement`)).toBe('church basement');
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['Kids carnival Sat Dec 5 1-4pm, games, prizes, reptile room', null],
    ['Tag sale Sat Nov 28 9am-1pm, couch, play kitchen, toys', null],
    ['Rummage sale, Sat Dec 5, 9am-1pm, lots of toys, community center', 'community center'],
    ['Barn dance Sat Dec 5 7pm, live band, caller Bob Hill, Grange Hall', 'Grange Hall'],
    ['Reading Wed Dec 9 7pm, author Jane Park, Town Library', 'Town Library'],
  ])('is no place as goods or with a person: %s', (line, place) => expect(placeOf(line)).toBe(place));
});

describe('A side of a place', () => {
  const houses = fc.constantFrom(
    'the old mill store',
    'the church',
    'the fire station',
    'Larkspur Hall',
    'the Feed & Seed',
    'Copper Hill',
  );
  const sides = fc.constantFrom('top', 'bottom', 'foot', 'back', 'front', 'north end', 'far side', 'upper edge', 'front steps');
  const leads = fc.constantFrom(', ', ' in the ', ' at the ');

  it('is the place in a clause of its own, and behind a preposition', () => {
    fc.assert(
      fc.property(namesOfEvents, whens, leads, sides, houses, rests, (name, when, lead, side, house, rest) => {
        expect(placeOf(`${name}, ${when}${lead}${side} of ${house}${rest}`)).toBe(`${side} of ${house}`);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['Food drop Saturday Dec 5, 9-11 am, side door of the church. Bring bags', 'side door of the church'],
    ['Food drop Saturday Dec 5, 9-11 am, back entrance to the rec center', 'back entrance to the rec center'],
    ['Food drop Saturday Dec 5, 9-11 am, main entrance of Larkspur School', 'Larkspur School'],
    ['Sunrise service Mar 28 6:45 AM, top of Copper Hill (upper pasture). Breakfast at Grace Lutheran', 'top of Copper Hill'],
    ['Brush pile burn, Sat. Nov. 21 at 1 p.m., old gravel pit. Stay back', 'old gravel pit'],
    ['Sledding Sat Dec 5 at 1 pm, town sledding hill', 'town sledding hill'],
  ])('is that of what has doors, or the house that has a name: %s', (text, place) => expect(placeOf(text)).toBe(place));

  it('is said with the words that say on which side of it one is, but for its outside', () => {
    const words = fc.constantFrom(
      ['behind', 'behind the '],
      ['right behind', 'right behind the '],
      ['next to', 'next to the '],
      ['beside', 'beside the '],
      ['in front of', 'in front of the '],
      ['just outside', ''],
      ['across from', 'across from the '],
      ['meet behind', 'behind the '],
    );
    const places = fc.constantFrom('fire station', 'public works garage on Dam Road', 'Larkspur Hall', 'Stop & Shop Plaza');
    fc.assert(
      fc.property(namesOfEvents, whens, words, places, rests, (name, when, [lead, side], place, rest) => {
        expect(placeOf(`${name}, ${when}, ${lead} the ${place}${rest}`)).toBe(`${side}${place}`);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ...[
      'top of the morning breakfast',
      'end of season party',
      'end of Ramadan',
      'bottom of the barrel prices',
      'back by popular demand',
    ],
    ...[
      'top of the line skis',
      'front of the line pass',
      'both sides of the story',
      'behind the scenes tour',
      'behind Coach Hill',
    ],
    ...['beside himself', 'head of the class', 'next to last show', 'end of Main Street closure', 'steps of the dance'],
  ])('is none of what is no place: %s', (words) => {
    fc.assert(
      fc.property(namesOfEvents, whens, (name, when) => {
        expect(placeOf(`${name}, ${when}, ${words}`)).toBeNull();
      }),
      { numRuns: 10 },
    );
  });
});

describe('A home of one’s own', () => {
  const homes = fc.constantFrom('my place', 'her house', 'our barn', 'their cabin', 'his farm');
  const roads = fc.constantFrom('on Creek Rd', 'off Pike Road', 'down Mill Lane', 'on Route 9');

  it('is the place with the road that it is on', () => {
    fc.assert(
      fc.property(namesOfEvents, whens, homes, roads, rests, (name, when, home, road, rest) => {
        expect(placeOf(`${name}, ${when}, ${home} ${road}${rest}`)).toBe(`${home} ${road}`);
      }),
      { numRuns: 200 },
    );
  });

  it('is where the number of a house says, with its street as neighbors call it', () => {
    const leads = fc.constantFrom('at mine', 'at my place', 'at our house');
    const addresses = fc.constantFrom('61 Goldfinch', '118 Upper Pike', '22 Elm');
    fc.assert(
      fc.property(namesOfEvents, whens, leads, addresses, rests, (name, when, lead, address, rest) => {
        expect(placeOf(`${name} ${lead}, ${when}, ${address}${rest}`)).toBe(address);
      }),
      { numRuns: 100 },
    );
  });

  it.each(['14 Guests', '10 Rounds', '12 Friends', '20 Free tickets', '8 Ball', '21 Doors', '15 Coach Hill fans'])(
    'is not where a number of something else is: %s',
    (words) => expect(placeOf(`Game night at mine, Sat Dec 5, 7 pm, ${words}`)).toBe('mine'),
  );

  it('is needed beside a number and a name', () => {
    expect(placeOf('Supper at the Rusty Plow, Sat Dec 5, 7 pm, 61 Goldfinch')).toBe('Rusty Plow');
    expect(placeOf('Supper, Sat Dec 5, 7 pm, 61 Goldfinch')).toBeNull();
  });
});

describe('A street', () => {
  const ways = fc.constantFrom('Depot Plaza', 'Larch Street', 'Copper Square', 'the Village Green', 'Route 9', 'Long Pier');
  const others = fc.constantFrom('rain or shine', 'carols and cocoa', 'free for all');

  it('is where an event is that is on it, whatever clause stands before the day', () => {
    const events = fc.constantFrom(
      'Tree lighting',
      'Block party',
      'Holiday parade',
      'Car show',
      'Candlelight vigil',
      'Leaf raking',
    );
    fc.assert(
      fc.property(events, ways, others, whens, (name, way, other, when) => {
        expect(placeOf(`${name} on ${way}, ${other}, ${when}`)).toBe(way.replace(/^the /, ''));
      }),
      { numRuns: 200 },
    );
  });

  it('is none where it is a title or what is spoken about', () => {
    const titles = fc.constantFrom(
      ...['Talk on Wall Street', 'Miracle on Larch Street', 'Panel on State Street'],
      ...['Film night: The House on Mango Street', 'Slideshow on Main Street'],
    );
    fc.assert(
      fc.property(titles, others, whens, (title, other, when) => {
        expect(placeOf(`${title}, ${other}, ${when}`)).toBeNull();
      }),
      { numRuns: 100 },
    );
  });

  it('has several houses where a span of numbers is none of hours or days', () => {
    const spans = fc.constantFrom('12-30', '14–28', '100-140', '3315-3340');
    const leads = fc.constantFrom(', ', ' at ');
    fc.assert(
      fc.property(namesOfEvents, whens, leads, spans, rests, (name, when, lead, span, rest) => {
        expect(placeOf(`${name}, ${when}${lead}${span} Larch Lane${rest}`)).toBe(`${span} Larch Lane`);
        expect(placeOf(`${name} at ${span} Larch Lane will be on ${when}${rest}`)).toBe(`${span} Larch Lane`);
      }),
      { numRuns: 100 },
    );
    expect(placeOf('Yard sale Sat Dec 5 9-12 Elm Street')).toBeNull();
    expect(parseQuickAdd('Road work Dec 14-28 Elm Street', TOWN)).toMatchObject({ date: '2026-12-14', endDate: '2026-12-28' });
  });
});

describe('A line in small letters', () => {
  const events = fc.constantFrom('open gym', 'pottery', 'scout meeting', 'wreath sale', 'bird walk');
  const hours = fc.constantFrom('sat 9am', 'tues 6:30pm', 'dec 5 10am');
  const rooms = fc.constantFrom('studio c', 'gym b', 'barn 3', 'classroom b12', 'court 2', 'bldg c', 'room 14', 'hall 4');
  const sides = fc.constantFrom(
    ...['north end of the reservoir', 'mezzanine of the opera house', 'lower lot of the nursery', 'back of the church'],
    ...['east ramp of the town beach', 'front steps of the library', 'far side of the quarry'],
  );

  it('ends in a room with a number or a letter, or in a side of a place', () => {
    fc.assert(
      fc.property(events, hours, fc.oneof(rooms, sides), (event, hour, place) => {
        expect(placeOf(`${event} ${hour} ${place}`)).toBe(place);
      }),
    );
    expect(placeOf('rabbit judging dec 5 9am in barn 3')).toBe('barn 3');
    expect(placeOf('scrimmage sun 1pm on field 7')).toBe('field 7');
  });

  it.each([
    'birthday sat 2pm plan b',
    'concert tues 6pm group b',
    'practice mon 5pm round 2',
    'soccer sat 9am game 7',
    'swim mon 5pm week 3',
    'dinner sat 7pm top of the class awards',
    'meeting tues 3pm back of the envelope',
    'trip sat 8am lot of fun',
    'yoga mon 6pm studio time',
  ])('may end in the name: %s', (text) => {
    expect(placeOf(text)).toBeNull();
  });
});

describe('The only place of a line', () => {
  it.each([
    ['Pick up Dad arriving from Denver at Newark Airport Dec 3 4pm', 'Newark Airport'],
    ['Choir returning from Italy sings at St. Mary Church Dec 5 7pm', 'St. Mary Church'],
    ['Monday 6pm, pottery in Studio B', 'Studio B'],
    ['Dec 5, 10am, chess club in Building 4', 'Building 4'],
    ['Job interview on Market Street Monday 10am', 'Market Street'],
    ['Driving lessons on Oak Street Tuesday 4pm', 'Oak Street'],
    ['Party at our house, 24 December, 6 pm', 'our house'],
    ['Sleepover at mine, Sat 6pm, 12 Max', 'mine'],
    ['Science fair Dec 4 6pm, Dr. Phillips Elementary', 'Dr. Phillips Elementary'],
  ])('is not lost: %s', (text, place) => {
    expect(placeOf(text)).toBe(place);
  });
});
