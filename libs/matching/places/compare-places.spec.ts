import { assert, boolean, constantFrom, integer, pre, property, tuple } from 'fast-check';
import { comparePlaces } from './compare-places';
import { placeOf } from './place';

type Named = Readonly<{ organization?: string; location?: string; address?: string }>;

const compare = (a: Named, b: Named) => {
  const [ofA, ofB] = [a, b].map(({ organization = 'Daily Record', ...where }) => placeOf(where, organization, new Set()));
  return comparePlaces(ofA!, ofB!, 'none');
};

const isOnePlace = (a: Named, b: Named) => {
  expect(compare(a, b)).toBe('same');
  expect(compare(b, a)).toBe('same');
};

const isNoPlaceOfBoth = (a: Named, b: Named) => {
  expect(['different', 'unlike', 'unknown']).toContain(compare(a, b));
  expect(compare(b, a)).toBe(compare(a, b));
};

const syllable = constantFrom(
  'bar',
  'cor',
  'del',
  'fen',
  'gar',
  'hol',
  'lin',
  'mar',
  'nor',
  'pel',
  'quin',
  'ros',
  'tam',
  'vel',
  'wex',
);
const name = tuple(syllable, syllable, constantFrom('by', 'ford', 'ham', 'ley', 'ton')).map((parts) => {
  const word = parts.join('');
  return word[0]!.toUpperCase() + word.slice(1);
});
const twoNames = tuple(name, name).filter(([a, b]) => a[0] !== b[0] && a.slice(3, 5) !== b.slice(3, 5));
const houseNumber = integer({ min: 1, max: 9999 });
const mark = integer({ min: 1, max: 999 });
const twoMarks = tuple(mark, mark).filter(([a, b]) => a !== b);

const ROADS = {
  county: ['County Road', 'County Route', 'Co Rd', 'Co. Rt.', 'Co. Hwy', 'County Highway', 'CR', 'Cty Rd'],
  township: ['Township Road', 'Twp Rd', 'Twp. Rd.', 'TR', 'Township Hwy'],
  route: [
    'Route',
    'Rt.',
    'Rte',
    'Highway',
    'Hwy',
    'Hwy.',
    'State Route',
    'State Road',
    'SR',
    'US Highway',
    'SH',
    'FM',
    'NY Route',
  ],
} as const;
const roadKind = constantFrom('county' as const, 'township' as const, 'route' as const);

const SIDES = {
  north: ['N', 'N.', 'North'],
  south: ['S', 'S.', 'South'],
  east: ['E', 'E.', 'East'],
  west: ['W', 'W.', 'West'],
  northeast: ['NE', 'N.E.', 'N. E.', 'Northeast'],
  northwest: ['NW', 'N.W.', 'Northwest', 'North West'],
  southeast: ['SE', 'S.E.', 'Southeast'],
  southwest: ['SW', 'S.W.', 'S. W.', 'Southwest'],
} as const;
const side = constantFrom(...(Object.keys(SIDES) as (keyof typeof SIDES)[]));
const twoSides = tuple(side, side).filter(([a, b]) => a !== b);
const streetName = constantFrom(
  ['Main St', 'Main Street'] as const,
  ['Ninth Ave.', '9th Avenue'] as const,
  ['Twelfth St', '12th St.'] as const,
  ['Kings Blvd.', 'Kings Boulevard'] as const,
);
const atSide = (house: number, where: string, street: string, isBehind: boolean) =>
  isBehind ? `${house} ${street} ${where}` : `${house} ${where} ${street}`;

describe('Two texts name one place', () => {
  it('in one downtown, whether or not it is called historic', () => {
    assert(
      property(name, (town) => {
        isOnePlace({ location: `Downtown ${town}` }, { location: `Historic Downtown ${town}` });
        isNoPlaceOfBoth({ location: `Downtown ${town}` }, { location: `Historic Downtown Larkmoor` });
      }),
    );
  });

  it('in one area of a town, or in its firehouse under another name', () => {
    const area = constantFrom('Downtown', 'Uptown', 'Midtown');
    const house = constantFrom('Fire Headquarters', 'Fire Station', 'Fire Hall', 'Fire House');
    assert(
      property(name, area, house, (town, kind, called) => {
        isOnePlace({ location: `${kind} ${town}` }, { location: `${kind} ${town}` });
        isOnePlace({ location: called }, { location: `${town} Firehouse` });
        isOnePlace({ location: `${town} ${called}` }, { location: 'Firehouse' });
      }),
    );
  });

  it('whatever the spelling and place of a direction in a street, or without one', () => {
    const spellings = side.chain((one) => tuple(constantFrom(...SIDES[one]), constantFrom(...SIDES[one], '')));
    assert(
      property(spellings, houseNumber, streetName, name, boolean(), ([one, other], house, [street, alike], town, isBehind) =>
        isOnePlace(
          { location: `${town} Family YMCA`, address: `${atSide(house, one, street, isBehind && one.length < 3)}, ${town}, OR` },
          { location: 'YMCA', address: `${house} ${other} ${alike}` },
        ),
      ),
    );
  });

  it('whatever the abbreviation of a numbered road', () => {
    const spellings = roadKind.chain((kind) => tuple(constantFrom(...ROADS[kind]), constantFrom(...ROADS[kind])));
    assert(
      property(spellings, houseNumber, mark, name, ([one, other], house, number, town) =>
        isOnePlace(
          { location: `${town} Highway Garage`, address: `${house} ${one} ${number}, ${town}, NY` },
          { location: 'Town Highway Garage', address: `${house} ${other} ${number}`, organization: `Town of ${town}` },
        ),
      ),
    );
  });

  it.each([['2nd floor'], ['third floor'], ['upstairs'], ['Lower Level'], ['basement'], ['Level 2']])(
    'if one gives the floor and the other a room of the same hall: %s',
    (floor) => {
      assert(
        property(name, (town) =>
          isOnePlace(
            { location: 'Town Hall Auditorium', address: `1 Common Street, ${town}, MA` },
            { location: `${town} Town Hall, ${floor}`, address: `1 Common St, ${town}, MA` },
          ),
        ),
      );
    },
  );

  it('if the number of a room begins with that of the floor', () => {
    assert(
      property(name, integer({ min: 1, max: 3 }), integer({ min: 10, max: 99 }), (town, floor, rest) =>
        isOnePlace(
          { location: `${town} Town Hall, Room ${floor}${rest}` },
          { location: `${town} Town Hall, ${['first', 'second', 'third'][floor - 1]} floor` },
        ),
      ),
    );
  });

  it('if one says that it is around the building', () => {
    assert(
      property(name, constantFrom('Church', 'Chapel', 'Library', 'Firehouse'), (who, kind) =>
        isOnePlace({ location: `${who} ${kind} parking lot` }, { location: `${who} ${kind}` }),
      ),
    );
  });

  it('with the number of an avenue before or behind', () => {
    assert(
      property(integer({ min: 10, max: 20 }), name, (number, town) =>
        isOnePlace(
          { location: `Beach Access ${number}`, address: `Gulf Blvd & ${number}th Avenue, ${town}` },
          { location: `${number}th Avenue Beach Access`, organization: `City of ${town}` },
        ),
      ),
    );
  });

  it.each([
    ['San Marcos', "St. Mark's Church"],
    ['Iglesia de San Brendan', "St. Brendan's Church and School Gym"],
    ['Plaza del Centro Histórico', 'Old Town Plaza'],
    ['Talmer Co. Public Library', 'Talmer County Public Library'],
  ])('in English or Spanish, in full or not: %s and %s', (a, b) => isOnePlace({ location: a }, { location: b }));

  it('if it is a square, named by the address of the other', () => {
    assert(
      property(name, constantFrom('Municipal Plaza', 'Depot Square', 'Court Square', 'Market Place'), (town, square) =>
        isOnePlace(
          { location: 'Town Hall Green', address: `1 ${square}, ${town}, NJ`, organization: `Township of ${town}` },
          { location: square, organization: `${town} Patch` },
        ),
      ),
    );
  });

  it('if one gives only the number in a street of any kind', () => {
    assert(
      property(
        houseNumber,
        name,
        constantFrom('Loop', 'Alley', 'Row', 'Crescent', 'Crossing', 'Turnpike'),
        (number, road, kind) =>
          isOnePlace(
            { location: 'Port Office - Board Room', address: `${number} ${road} ${kind}` },
            { location: `${number} ${road} ${kind}` },
          ),
      ),
    );
  });

  it("if they are a town's council chambers and its municipal building", () => {
    assert(
      property(name, constantFrom('Municipal Building', 'Town Hall', 'Township Offices'), (town, seat) =>
        isOnePlace(
          { location: 'Council Chambers', organization: `Township of ${town}` },
          { location: seat, organization: `League of Women Voters of ${town}` },
        ),
      ),
    );
  });

  it('if a club calls its house by a part of its name', () => {
    assert(
      property(name, mark, constantFrom('Club', 'Hall', 'Post Home'), (town, post, house) =>
        isOnePlace(
          { location: `Legion ${house}`, organization: `${town} American Legion Post ${post}` },
          { location: `American Legion Post ${post}`, address: `14 Oak St, ${town}, MN`, organization: `Visit ${town}` },
        ),
      ),
    );
  });
});

describe('A house is one place', () => {
  const kind = constantFrom('Pavilion', 'Park', 'Pool', 'Green', 'Library', 'Beach', 'Bandshell', 'Gazebo');
  const government = constantFrom('Town', 'City', 'Village', 'Borough', 'Township');
  const saint = constantFrom(
    "St. Anne's",
    'St. Brendan',
    'St. Juan Diego',
    'Holy Ghost',
    'Sacred Heart',
    'Our Lady of Guadalupe',
  );
  const faith = constantFrom('Catholic', 'Lutheran', 'Episcopal', 'Byzantine Catholic');
  const hall = constantFrom('Parish Hall', 'Church Hall', 'Fellowship Hall', 'Parish Center', 'Church Basement', 'Social Hall');

  it('by its town and by the name of the town', () => {
    assert(
      property(name, name, kind, government, (town, second, what, body) => {
        const named = { location: `${town} ${second} ${what}`, address: `20 Mill Street, ${town} ${second}` };
        isOnePlace({ location: `${body} ${what}`, organization: `${body} of ${town} ${second}` }, named);
        isOnePlace({ location: `${body} ${what}`, address: `Mill St, ${town} ${second}, VA` }, named);
      }),
    );
  });

  it('not by that of another town', () => {
    assert(
      property(twoNames, kind, government, ([town, other], what, body) => {
        const named = { location: `${other} ${what}`, address: `20 Mill Street, ${other}, VA` };
        isNoPlaceOfBoth({ location: `${body} ${what}`, organization: `${body} of ${town}` }, named);
        isNoPlaceOfBoth({ location: `${body} ${what}`, address: `Mill St, ${town}, VA` }, named);
      }),
    );
  });

  it('by the hall of a parish and by its church', () => {
    assert(
      property(saint, faith, hall, name, (who, what, where, town) => {
        const church = { location: `${who} ${what} Church`, address: `210 N 2nd St, ${town}, ID` };
        isOnePlace({ location: `${who} ${where}`, organization: `${town} Pioneer` }, church);
        isOnePlace({ location: `${who} ${where}` }, { ...church, organization: `${who} Altar Society` });
        isOnePlace({ location: where, organization: `${who} ${what} Church` }, church);
        isOnePlace({ location: where, organization: `${who} ${what} Church` }, { ...church, location: `${who} Parish` });
        isOnePlace({ location: where, organization: `${who} ${what} Church` }, { location: who });
      }),
    );
    isOnePlace(
      { location: 'Parish Hall', organization: 'St. Juan Diego Catholic Church' },
      { location: 'Parroquia San Juan Diego', address: '2208 Avenue G' },
    );
  });

  it('not by the halls of two parishes', () => {
    const two = tuple(saint, saint).filter(([a, b]) => a !== b);
    assert(
      property(two, hall, ([one, other], where) => {
        isNoPlaceOfBoth({ location: `${one} ${where}` }, { location: `${other} Catholic Church` });
        isNoPlaceOfBoth({ location: `${one} Lutheran ${where}` }, { location: `${one} Catholic Church` });
        isNoPlaceOfBoth(
          { location: where, organization: `${one} Roman Catholic Church` },
          { location: `${one} Byzantine Catholic Church` },
        );
        isNoPlaceOfBoth({ location: where, organization: `${one} Catholic Church` }, { location: `${other} Catholic Church` });
        isNoPlaceOfBoth({ location: where, organization: `${one} Catholic Church` }, { location: other });
        isNoPlaceOfBoth({ location: where, organization: `${one} Catholic Church` }, { location: `${one} School` });
      }),
    );
  });

  it('by the name of its publisher, at one address', () => {
    const house = constantFrom('Brewing Co.', 'Cidery', 'Books', 'Museum', 'Arts Center');
    const part = constantFrom('Beer Garden', 'Copper Barn', 'Old Foundry & Depot Street', 'Tin Room');
    assert(
      property(name, house, part, (who, what, where) => {
        const own = { location: where, address: '8 Depot Street', organization: `${who} ${what}` };
        isOnePlace(own, { location: `${who} ${what}`, address: '8 Depot St' });
        isNoPlaceOfBoth(own, { location: `Other ${what}`, address: '8 Depot St' });
      }),
    );
  });

  it('perhaps by the house of its publisher, though that is elsewhere', () => {
    const house = constantFrom('Museum', 'Theater', 'Church');
    assert(
      property(twoNames, house, ([who, other], what) => {
        const away = { location: 'Old Depot', address: '90 Railroad Street', organization: `${who} ${what}` };
        expect(compare(away, { location: `${who} ${what}`, address: '12 Hill Street' })).toBe('unknown');
        expect(compare(away, { location: `${other} ${what}`, address: '12 Hill Street' })).toBe('different');
        const branch = { ...away, location: 'Old Depot Branch', organization: `${who} Library` };
        expect(compare(branch, { location: `${who} Library`, address: '12 Hill Street' })).toBe('different');
      }),
    );
  });

  it('by a named room of its publisher, and by the publisher and the room', () => {
    const room = constantFrom('Chapel', 'Auditorium', 'Gallery', 'Greenhouse');
    assert(
      property(twoNames, room, room, ([who, named], what, other) => {
        const own = { location: `${named} ${what}`, organization: `${who} College` };
        isOnePlace(own, { location: `${who} College ${what}` });
        if (what !== other) isNoPlaceOfBoth(own, { location: `${who} College ${other}` });
        isNoPlaceOfBoth(own, { location: `${who} College, Wexford ${what}` });
      }),
    );
  });

  it('by a college, whatever its kind', () => {
    assert(
      property(twoNames, ([who, other]) => {
        isOnePlace({ location: `${who} Community College` }, { location: `${who} College Arts Center` });
        isOnePlace({ location: 'Auditorium', organization: `${who} Community College` }, { location: `${who} College` });
        isNoPlaceOfBoth({ location: `${who} Community College` }, { location: `${other} College Arts Center` });
      }),
    );
  });

  it('by its own club, with or without its name', () => {
    const club = constantFrom('Rod & Gun Club', 'Snowmobile Club', 'Garden Club', 'Yacht Club', 'Country Club');
    assert(
      property(name, name, club, (who, town, what) => {
        const own = { location: 'Clubhouse', address: `131 Tote Rd, ${town}, ME`, organization: `${who} ${what}` };
        isOnePlace(own, { location: `${who} Clubhouse, ${town}`, organization: `${town} Chamber` });
        isOnePlace(own, { location: `${who} ${what}`, organization: `${town} Chamber` });
      }),
    );
    assert(
      property(twoNames, club, ([who, other], what) =>
        isNoPlaceOfBoth({ location: 'Clubhouse', organization: `${who} ${what}` }, { location: `${other} Clubhouse` }),
      ),
    );
  });

  it('as the Legion of a town, the Elks or the VFW, under any name of the house', () => {
    const house = constantFrom('Club', 'Hall', 'Post', 'Lodge', 'Home', 'Clubrooms');
    const order = constantFrom(
      ['Legion', 'American Legion'],
      ['VFW', 'VFW Post 7719'],
      ['Elks', 'Elks Lodge'],
      ['Moose', 'Moose Lodge'],
    );
    assert(
      property(name, order, house, (town, [short, long], what) =>
        isOnePlace(
          { location: `${short} ${what}`, address: `${town}, MN`, organization: `${town} Radio` },
          { location: `${long}, Lower Level`, address: `104 Front St, ${town}, MN 56999` },
        ),
      ),
    );
  });

  it('not as that of another town, post or order', () => {
    const order = constantFrom('Legion', 'VFW', 'Elks', 'Moose');
    const twoOrders = tuple(order, order).filter(([a, b]) => a !== b);
    assert(
      property(twoOrders, twoNames, twoMarks, ([one, other], [town, otherTown], [mark, otherMark]) => {
        isNoPlaceOfBoth(
          { location: `${one} Hall`, address: `${town}, MN` },
          { location: `${other} Hall`, address: `${town}, MN` },
        );
        isNoPlaceOfBoth(
          { location: `${one} Hall`, address: `${town}, MN` },
          { location: `${one} Club`, address: `${otherTown}, MN` },
        );
        isNoPlaceOfBoth({ location: `${one} Post ${mark}` }, { location: `${one} Post ${otherMark}` });
        isNoPlaceOfBoth(
          { location: `${one} Club`, address: `${town}, MN` },
          { location: `${one} Nest Cafe`, address: `${town}, MN` },
        );
        isNoPlaceOfBoth({ location: `${one} Club`, address: `${town}, MN` }, { location: `${one} Park`, address: `${town}, MN` });
        isNoPlaceOfBoth(
          { location: `${one} Lodge`, address: `${one} Lake, MN` },
          { location: `${one} Lake Hall`, address: `${one} Lake, MN` },
        );
      }),
    );
  });

  it('with its floor behind its name, and a room of that floor', () => {
    const floor = constantFrom(
      ['lower level', 'lower level'],
      ['basement', 'lower level'],
      ['2nd floor', 'upstairs'],
      ['second floor', 'Level 2'],
    );
    const house = constantFrom('Library', 'Town Hall', 'Courthouse');
    assert(
      property(name, house, floor, (town, what, [one, other]) =>
        isOnePlace(
          { location: `${what} ${one}`, organization: `Friends of the ${town} ${what}` },
          { location: `Founders Room (${other})`, address: `250 Elm St, ${town}, WI`, organization: `${town} ${what}` },
        ),
      ),
    );
    assert(
      property(name, house, (town, what) =>
        isNoPlaceOfBoth(
          { location: `${what} lower level`, organization: `Friends of the ${town} ${what}` },
          { location: 'Founders Room (2nd floor)', organization: `${town} ${what}` },
        ),
      ),
    );
  });

  it('at one address, where one names the house and the other a room or its grounds', () => {
    const room = constantFrom(
      'Community Room',
      'Auditorium',
      'Gym',
      'Fellowship Hall',
      'Lower Level',
      'Room 12',
      'Lawn',
      'Parking Lot',
    );
    const house = constantFrom('Public Library', 'Free Library', 'County Library', 'Senior Center', 'Grange Hall', 'Town Hall');
    assert(
      property(name, room, house, houseNumber, streetName, (town, part, whole, number, [street, alike]) =>
        isOnePlace(
          { location: part, address: `${number} ${street}, ${town}, NM`, organization: `${town} Public Library` },
          { location: whole, address: `${number} ${alike}` },
        ),
      ),
    );
  });

  it('at one address, where one says on what it stands, or calls it by two kinds of room', () => {
    const room = constantFrom('Vestry', 'Parish Hall', 'Auditorium', 'Gallery 4', 'Room 12', 'Community Kitchen');
    const whole = constantFrom(
      'Parish, on the Common',
      'Library, on the Green',
      'Museum, across from the Bank',
      'School, off the Turnpike',
    );
    const kinds = constantFrom('Studios & Gallery', 'Gallery and Museum', 'Museum & Gallery', 'Gallery + Studio');
    assert(
      property(name, room, whole, kinds, houseNumber, streetName, (called, part, house, twoKinds, number, [street, alike]) => {
        const inRoom = { address: `${number} ${street}, Larkmoor, NM` };
        const at = { address: `${number} ${alike}` };
        const kind = house.slice(0, house.indexOf(','));
        isOnePlace({ ...inRoom, location: `${called} ${kind} - ${part}` }, { ...at, location: `${called} ${house}` });
        isOnePlace({ ...inRoom, location: `${called} - Gallery 4` }, { ...at, location: `${called} ${twoKinds}` });
        isNoPlaceOfBoth({ ...inRoom, location: `${called} ${kind} - Nook` }, { ...at, location: `${called} ${house} - ${part}` });
        isNoPlaceOfBoth(
          { ...inRoom, location: `${called} ${kind} - ${part}` },
          { ...at, location: `${called} ${kind}, on the Lawn` },
        );
      }),
    );
  });

  it('at one address, under a longer and a shorter name, whatever room of it one names', () => {
    const longer = constantFrom('Historic', 'The Beautiful', 'The New', 'Renovated');
    const room = constantFrom('Main Stage', 'Lobby', 'Room 12', 'Balcony Lounge');
    const kind = constantFrom('Theatre', 'Opera House', 'Museum', 'Brewery');
    assert(
      property(name, longer, room, kind, houseNumber, streetName, (called, word, part, house, number, [street, alike]) => {
        const inRoom = { location: `${called} ${house} - ${part}`, address: `${number} ${street}, Larkmoor, NM` };
        isOnePlace(inRoom, { location: `${word} ${called} ${house}`, address: `${number} ${alike}, Larkmoor, NM` });
        isNoPlaceOfBoth(inRoom, { location: `${called} ${house}, Zephyr Annex`, address: `${number} ${alike}, Larkmoor, NM` });
      }),
    );
  });

  it('as the firehouse of a town, perhaps by the number of a room, on the campus of a college, and by the initials of its publisher', () => {
    const firehouse = constantFrom('Fire Hall', 'Fire Station', 'Firehouse', 'Fire Station No. 1', 'Fire Headquarters');
    const number = integer({ min: 101, max: 999 });
    assert(
      property(firehouse, firehouse, name, number, (one, other, called, room) => {
        isOnePlace({ location: one, address: '3 Oak St' }, { location: other });
        const college = { location: `${called} Valley Community College - Lecture Hall ${room}`, address: '24 Campus Dr' };
        const ofCollege = { address: '24 Campus Dr', organization: `${called} Valley Community College` };
        expect(compare(college, { ...ofCollege, location: `Reed Hall ${room}` })).toBe('unknown');
        expect(compare(college, { ...ofCollege, location: `Reed Hall ${room + 1}` })).toBe('different');
        isOnePlace(college, { location: `${called[0]}VCC campus` });
        isOnePlace({ location: `${called} ISD Stadium`, address: '24 Campus Dr' }, { location: `${called[0]}ISD Stadium` });
      }),
    );
    isNoPlaceOfBoth({ location: 'Fire Station No. 1' }, { location: 'Fire Station No. 2' });
  });

  it('where its tickets are, or where a walk starts', () => {
    const way = constantFrom('Tickets at', 'Tickets from', 'Check-in at', 'Begins at');
    assert(
      property(
        name,
        constantFrom('Museum', 'Library', 'Grange Hall'),
        way,
        constantFrom('(start)', '(check-in)', ''),
        (called, kind, at, note) =>
          isOnePlace({ location: `${at} ${called} ${kind}` }, { location: `${called} ${kind} ${note}` }),
      ),
    );
  });

  it('not by two rooms of one address, nor by a library that may be a room', () => {
    const rooms = constantFrom(
      ['Community Room', 'Green Room'],
      ['Auditorium', 'Gym'],
      ['Room 12', 'Room 14'],
      ['Library', 'Cafeteria'],
    );
    assert(
      property(name, rooms, houseNumber, streetName, (town, [a, b], number, [street, alike]) =>
        isNoPlaceOfBoth(
          { location: a!, address: `${number} ${street}, ${town}, NM` },
          { location: b!, address: `${number} ${alike}` },
        ),
      ),
    );
  });

  it('by initials with dots, and by the publisher whose they are', () => {
    assert(
      property(twoNames, constantFrom('Public Library', 'Senior Center', 'High School'), ([one, other], kind) => {
        // As words they are something else: 'Ft.', 'N.H.'.
        pre(!/^(?:CT|DR|FT|GT|HQ|LN|MT|N[CDHMVW]|PL|RD|RM|RT|V[ST]|W[VM])$/.test(`${one[0]}${other[0]}`));
        const room = { location: 'Community Room', organization: `${one} ${other} ${kind}` };
        isOnePlace(room, { location: `${one[0]}.${other[0]}. ${kind}` });
        isNoPlaceOfBoth(room, { location: `X.${other[0]}. ${kind}` });
      }),
    );
  });

  it("by the part of a name that its publisher's own house has", () => {
    const kind = constantFrom('Interpretive Center', 'Heritage Museum', 'Nature Center');
    assert(
      property(twoNames, kind, constantFrom(' grounds', ' lawn'), ([one, other], house, part) => {
        const own = { location: `${house}${part}`, organization: `${one} ${house}`, address: `210 5th Ave, ${other}, WA` };
        isOnePlace(own, { location: `${one} Valley ${house}` });
        isNoPlaceOfBoth(own, { location: `${other} Valley ${house}`, organization: `${other} Valley ${house}` });
      }),
    );
  });

  it("by the grounds of its club, with the club's name", () => {
    assert(
      property(twoNames, constantFrom('Grounds', 'Range'), ([one, other], kind) => {
        const own = { location: `Club ${kind}`, organization: `${one} Antique Power Club` };
        isOnePlace(own, { location: `${one} Antique Power ${kind}` });
        isNoPlaceOfBoth(own, { location: `${other} Steam Power ${kind}` });
      }),
    );
  });

  it('by the hall of a parish whose church says its faith instead of its town', () => {
    assert(
      property(twoNames, ([one, other]) => {
        const hall = { location: 'Parish Hall', organization: `First Parish in ${one}` };
        isOnePlace(hall, { location: 'First Parish Unitarian Universalist', organization: `${one} Patch` });
        isNoPlaceOfBoth(hall, { location: 'First Baptist Church', organization: `${one} Patch` });
        isNoPlaceOfBoth(hall, { location: `First Parish in ${other}`, organization: `${other} Patch` });
      }),
    );
  });

  it('by a school with and without its level', () => {
    assert(
      property(twoNames, constantFrom('Elementary', 'Middle'), ([one, other], level) => {
        isOnePlace({ location: `${one} School Gym` }, { location: `${one} ${level}` });
        isNoPlaceOfBoth({ location: `${one} School Gym` }, { location: `${other} ${level}` });
        isNoPlaceOfBoth({ location: `${one} Elementary Gym` }, { location: `${one} Middle` });
      }),
    );
  });

  it('by the center of a county, under the name of the county or of its town', () => {
    assert(
      property(twoNames, constantFrom('Event Center', 'Expo Center'), ([county, town], house) => {
        isOnePlace({ location: `${county} County ${house}` }, { location: `${house}, ${town}` });
        isNoPlaceOfBoth({ location: `${county} County ${house}` }, { location: `${town} County ${house}` });
        isNoPlaceOfBoth({ location: `${county} County ${house}` }, { location: `${town} Inn, ${house}` });
        isNoPlaceOfBoth(
          { location: `${county} County ${house}` },
          { location: `${house}, Mill`, organization: `${town} County Hospital` },
        );
        isNoPlaceOfBoth({ location: `${county} County ${house}` }, { location: `${house}, Mill`, organization: 'City of Mill' });
      }),
    );
  });

  it('where a parade steps off, to whichever cemetery or monument', () => {
    const verb = constantFrom('Steps off from', 'Kicks off at', 'Stepping off from', 'Assembles at');
    const goal = constantFrom('Central Cemetery', 'the Civil War Monument', 'Town Common', 'Memorial Bridge');
    assert(
      property(twoNames, verb, goal, ([one, other], begins, end) => {
        const start = { location: `${begins} ${one} High School`, organization: `Town of ${one}` };
        isOnePlace(start, { location: `${one} High School to ${end}` });
        isNoPlaceOfBoth(start, { location: `${other} High School to ${end}` });
      }),
    );
  });

  it('where a march starts, wherever it leads', () => {
    assert(
      property(name, name, (church, county) => {
        const start = { location: `Starts at ${church} AME Zion Church`, address: '405 N Church St' };
        isOnePlace(start, { location: `${church} AME Zion to ${county} County Courthouse` });
        isOnePlace({ location: `${church} Library` }, { location: `${church} Library to City Hall` });
        isNoPlaceOfBoth({ location: `${church} Library` }, { location: `Depot Park to ${county} Courthouse` });
      }),
    );
  });
});

describe('A corner of two streets', () => {
  const corner = constantFrom(
    (a: string, b: string) => `corner of ${a} and ${b}`,
    (a: string, b: string) => `Downtown, corner of ${b} St. & ${a} Ave.`,
    (a: string, b: string) => `E. ${a} St. & ${b} St.`,
    (a: string, b: string) => `${b} and ${a} Streets`,
  );

  it('is one place, whichever street is named first', () => {
    assert(
      property(twoNames, corner, corner, ([a, b], first, second) => {
        isOnePlace({ location: 'Market Lot', address: first(a, b) }, { location: second(a, b) });
      }),
    );
  });

  it('is not that of two other streets', () => {
    assert(
      property(twoNames, twoNames, corner, corner, (streets, others, first, second) => {
        pre(!others.some((street) => streets.some((one) => one[0] === street[0])));
        isNoPlaceOfBoth({ location: first(...streets) }, { location: second(...others) });
      }),
    );
  });
});

describe('A house that is called after its road', () => {
  const kind = constantFrom('Grange', 'Fire Station', 'School', 'Odd Fellows Hall');
  const road = constantFrom('Road', 'Rd.', 'Ave.', 'Street', '');

  it('is one place with the house at an address in that road', () => {
    assert(
      property(name, kind, road, houseNumber, (of, house, as, number) => {
        isOnePlace({ location: house, address: `${number} ${of} Road` }, { location: `${of} ${as} ${house}` });
      }),
    );
  });

  it('is not one of another kind, in another road or with a name of its own', () => {
    assert(
      property(twoNames, houseNumber, ([of, other], number) => {
        isNoPlaceOfBoth({ location: 'Grange Hall', address: `${number} ${of} Road` }, { location: `${of} Road School` });
        isNoPlaceOfBoth(
          { location: 'Fire Station 2', address: `${number} ${of} Road` },
          { location: `${other} Road Fire Station` },
        );
        isNoPlaceOfBoth({ location: 'First Baptist Church', address: `${number} ${of} Road` }, { location: `${of} Road Church` });
      }),
    );
  });
});

describe('Two texts do not name one place', () => {
  it('on two sides of a street that begins its numbers anew', () => {
    const first = constantFrom(0, 1);
    assert(
      property(twoSides, first, houseNumber, streetName, boolean(), ([one, other], i, house, [street, alike], isBehind) =>
        isNoPlaceOfBoth(
          { location: 'Barn', address: atSide(house, SIDES[one][0], street, isBehind) },
          { location: 'Barn Hall', address: atSide(house, SIDES[other][i]!, alike, false) },
        ),
      ),
    );
  });

  it('on two numbered roads, or at two numbers of one', () => {
    const barn = (address: string) => ({ location: 'Barn', address });
    assert(
      property(roadKind, houseNumber, twoMarks, (kind, house, [a, b]) => {
        isNoPlaceOfBoth(barn(`${house} ${ROADS[kind][0]} ${a}`), barn(`${house} ${ROADS[kind][0]} ${b}`));
        isNoPlaceOfBoth(barn(`${a} ${ROADS[kind][0]} ${house}`), barn(`${b} ${ROADS[kind][0]} ${house}`));
      }),
    );
    assert(
      property(houseNumber, mark, constantFrom('SR', 'State Route', 'US Highway'), (house, number, road) => {
        isNoPlaceOfBoth(barn(`${house} County Road ${number}`), barn(`${house} Township Road ${number}`));
        isNoPlaceOfBoth(barn(`${house} County Road ${number}`), barn(`${house} ${road} ${number}`));
        isNoPlaceOfBoth(barn(`${house} TR ${number}`), barn(`${house} ${road} ${number}`));
      }),
    );
  });

  it('on two floors, or in a room of another floor', () => {
    const FLOORS = ['basement', '1st floor', 'second floor', '3rd floor'];
    assert(
      property(name, integer({ min: 0, max: 3 }), integer({ min: 0, max: 3 }), (town, a, b) => {
        if (a === b) return;
        const at = (part: string) => ({ location: `${town} Town Hall, ${part}` });
        isNoPlaceOfBoth(at(FLOORS[a]!), at(FLOORS[b]!));
        if (b > 0) isNoPlaceOfBoth(at(FLOORS[a]!), at(`Room ${b}05`));
        if (b === 1) isNoPlaceOfBoth(at('Ground Floor'), at(a === 0 ? 'Upper Level' : FLOORS[a]!));
        if (b === 1) isNoPlaceOfBoth(at('Main Level'), at(a === 0 ? 'Lower Level' : FLOORS[a]!));
      }),
    );
  });

  it.each([
    ['rooms', 'Green Room', 'Board Room'],
    ['numbered rooms', 'Room 201', 'Room 301'],
    ['lots', 'Lot C', 'Lot D'],
    ['sides', 'North Lawn', 'South Lawn'],
    ['fields', 'Field 1', 'Field 2'],
  ])('in two %s of one house', (_, a, b) => {
    assert(property(name, (who) => isNoPlaceOfBoth({ location: `${who} Park, ${a}` }, { location: `${who} Park, ${b}` })));
  });

  it('in the town halls, plazas and clubs of two towns', () => {
    const places: readonly (readonly [string, string])[] = [
      ['Town Hall', 'Town Hall, 2nd floor'],
      ['Council Chambers', 'Municipal Building'],
      ['Town Hall Green', 'Municipal Plaza'],
    ];
    assert(
      property(twoNames, constantFrom(...places), ([one, other], [a, b]) => {
        const first = { location: a, address: `1 Municipal Plaza, ${one}, NJ`, organization: `Town of ${one}` };
        isNoPlaceOfBoth(first, { location: b, organization: `Town of ${other}` });
        isNoPlaceOfBoth(first, { location: `${b}, ${other}, NJ` });
      }),
    );
    assert(
      property(twoNames, mark, ([one, other], post) => {
        const club = { location: 'Legion Club', organization: `${one} American Legion Post ${post}` };
        isNoPlaceOfBoth(club, { location: `American Legion Post ${post + 1}` });
        isNoPlaceOfBoth(club, { location: 'American Legion Hall', address: `14 Oak St, ${other}, MN` });
      }),
    );
  });

  it('in the churches of two saints, in one language or two', () => {
    isNoPlaceOfBoth({ location: 'Iglesia San Marcos' }, { location: 'St. Luke Church' });
    isNoPlaceOfBoth({ location: "St. Mark's Church" }, { location: 'Iglesia San Lucas' });
  });

  it('in a town called after a saint and in the church of that saint', () => {
    const saint = constantFrom(['Santa Ana', 'St. Anne'] as const, ['San Jose', 'St. Joseph'] as const);
    const house = constantFrom('Library', 'Park', 'Zoo', 'Museum');
    assert(
      property(saint, house, ([town, church], kind) => {
        isNoPlaceOfBoth({ location: `${town} ${kind}` }, { location: `${church} Church ${kind}` });
        isNoPlaceOfBoth({ location: `${town} ${kind}` }, { location: `${church} ${kind}` });
      }),
    );
  });

  it('in the library of a school and the public one', () => {
    assert(
      property(name, (town) =>
        isNoPlaceOfBoth({ location: 'Library', organization: `${town} High School` }, { location: `${town} Public Library` }),
      ),
    );
  });

  it('in the main library and a branch', () => {
    const library = { organization: 'Corwen Public Library' };
    isNoPlaceOfBoth(
      { location: 'Corwen Main - Storytime Room', ...library },
      { location: 'Corwen Grove Street Branch - First Floor', ...library },
    );
  });

  it('at the stadium of a district and the school of another name', () => {
    assert(
      property(twoNames, ([district, school]) =>
        expect(
          compare(
            { location: 'Miner Stadium', organization: `${district} School District` },
            { location: `${school} High School`, organization: `${school} High School` },
          ),
        ).toBe('unlike'),
      ),
    );
    assert(
      property(name, constantFrom('Middle', 'Elementary'), (town, level) =>
        expect(
          compare(
            { location: `${town} Stadium`, organization: `${town} High School` },
            { location: `${town} ${level} School`, organization: `${town} ${level} School` },
          ),
        ).toBe('unlike'),
      ),
    );
  });

  it('at two parts of one campus, under the name of the university or its initials', () => {
    const part = constantFrom('Softball Stadium', 'Baseball Field', 'Tennis Stadium', 'Arena', 'Botanical Gallery');
    assert(
      property(twoNames, part, boolean(), ([university, hall], other, hasInitials) => {
        const short = hasInitials ? `${university[0]}SU` : `${university} State University`;
        isNoPlaceOfBoth(
          { location: `${hall} Hall`, organization: `${university} State University` },
          { location: `${short} ${other}`, organization: `${short} Athletics` },
        );
      }),
    );
  });

  it('in two areas of one kind, in the area of a town and its shops, and in the firehouses of two towns', () => {
    const area = constantFrom('Downtown', 'Uptown', 'Midtown');
    const shops = constantFrom('shops', 'businesses', 'restaurants', 'merchants');
    assert(
      property(twoNames, area, shops, ([town, other], kind, some) => {
        isNoPlaceOfBoth({ location: `${kind} ${town}` }, { location: `${kind} ${other}` });
        expect(compare({ location: `Downtown ${town}` }, { location: `Downtown ${some}` })).toBe('unknown');
        isNoPlaceOfBoth({ location: `${town} Fire Headquarters` }, { location: `${other} Firehouse` });
        isNoPlaceOfBoth({ location: 'Fire Station 2' }, { location: `${town} Firehouse 3` });
      }),
    );
  });

  it.each(['All elementary campuses', 'Your home campus', 'Participating restaurants', 'Area Churches', 'each branch'])(
    'where one names several houses of a kind, and the other one house: %s',
    (several) => expect(compare({ location: several }, { location: 'Otter House' })).toBe('unlike'),
  );

  it('where both name several houses: of two kinds they are two places', () => {
    expect(compare({ location: 'All elementary campuses' }, { location: 'Your home campus' })).toBe('same');
    expect(compare({ location: 'All schools' }, { location: 'Participating pharmacies' })).not.toBe('same');
  });

  it.each(['Participating galleries', 'all saints church', 'Your neighborhood'])(
    'where one names several that may be in any area: %s',
    (several) => expect(compare({ location: several }, { location: 'Otter House' })).toBe('unknown'),
  );

  it('online, whatever they call it', () => {
    const online = constantFrom('Zoom', 'Virtual', 'Online event', 'Webinar', 'Online');
    assert(property(online, online, (a, b) => isNoPlaceOfBoth({ location: a }, { location: b, organization: 'Mill Arts' })));
  });
});

describe('The street of a location in other events', () => {
  const port = 'Port of Fern';
  const known = (street?: string) => placeOf({ location: 'Tin Basin' }, 'Fern Gazette', new Set(), street);
  const plaza = placeOf({ location: 'Netmaker Plaza', address: '1 Harbor Loop, Fern' }, port, new Set());

  it('connects two names', () => {
    expect(comparePlaces(known('1 harbor'), plaza, 'none')).toBe('unknown');
    expect(comparePlaces(plaza, known('1 harbor'), 'none')).toBe('unknown');
    expect(comparePlaces(known('12 harbor'), plaza, 'none')).toBe('unlike');
    expect(comparePlaces(known(), plaza, 'none')).toBe('unlike');
  });
});

describe('An area of a town', () => {
  it.each(['Fern waterfront', 'Historic Uptown Fern', 'Fern Village'])('may have any house in it: %s', (location) => {
    const [area, basin] = [
      { location, organization: 'City of Fern' },
      { location: 'Tin Basin', address: '1 Harbor Loop, Fern', organization: 'Otter Gazette' },
    ];
    expect(compare(area, basin)).toBe('unknown');
    expect(compare(basin, area)).toBe('unknown');
    expect(compare({ ...area, location: 'Larch Lodge' }, basin)).toBe('unlike');
  });
});
