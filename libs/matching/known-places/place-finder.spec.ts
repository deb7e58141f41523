import { array, assert, constantFrom, property, tuple } from 'fast-check';
import { fullStreetOf } from './full-street';
import { createPlaceFinder, isNamesake, type KnownPlace } from './place-finder';

const TOWN = 'Oakdale';
const [spot, far] = [
  { latitude: 40.1, longitude: -74.1 },
  { latitude: 40.2, longitude: -74.2 },
];
const stadium = { location: 'Hank Ferber Stadium', organization: 'Oakdale College', ...spot };
const mill = { address: '12 N. River Rd, Oakdale, NJ 08111', organization: 'Mill Club', ...spot };
const townHall = { location: 'Town Hall', isOfTown: true, ...spot };

const library = { location: 'Oakdale Public Library', isOfTown: true, ...spot };

const find = (known: readonly KnownPlace[], location: string, { organization = 'Chess Club', address = '' } = {}) =>
  createPlaceFinder(known, TOWN)({ location, address, organization });

describe('A place is found among known ones', () => {
  it.each([
    ['12 North River Road'],
    ['12 N River Rd.'],
    ['The Mill, 12 North River Road, Oakdale, NJ 08111'],
    ['The Mill, 12 North River Road, Upper Oakdale, NJ 08111'],
    ['12 N. River Road, Suite 4, Oakdale'],
  ])('at its street: %s', (location) => expect(find([mill], location)).toEqual(spot));

  it.each([
    ['12 River Road'],
    ['12 South River Road'],
    ['14 North River Road'],
    ['112 North River Road'],
    ['12 North River Street'],
    ['12 North River'],
    ['12 North River Road, Elmville, NJ 08222'],
    ['12 North River Road, Elmville'],
    ['12 North River Road, Oakdale, PA'],
    ['North River Road'],
    ['Zoom'],
  ])('and at no other: %s', (location) => expect(find([mill], location)).toBeUndefined());

  it.each([
    [stadium, 'Hank Ferber Stadium'],
    [stadium, 'Oakdale, NJ, Hank Ferber Stadium'],
    [townHall, 'Town Hall'],
    [townHall, 'Town Hall, Council Chambers'],
    [library, 'Oakdale Main - Auditorium, Oakdale Public Library'],
    [{ location: 'Oakdale Public Library', organization: 'Readers', ...spot }, 'Oakdale Public Library'],
  ])('under a name that means one place: %j is %s', (known, location) => expect(find([known], location)).toEqual(spot));

  it.each([
    [{ location: 'Gym', organization: 'Oakdale College', ...spot }, 'Gym'],
    [{ location: 'Fitness Center', organization: 'Oakdale College', ...spot }, 'Fitness Center'],
    [{ location: 'Tennis Courts', organization: 'Oakdale College', ...spot }, 'Tennis Courts'],
    [{ location: 'Trinity Church', organization: 'Choir', ...spot }, 'Trinity Church'],
    [
      { location: 'Oakdale - Offsite, Oakdale Public Library', organization: 'Readers', ...spot },
      'Oakdale - Offsite, Oakdale Public Library',
    ],
    [stadium, 'Hank Ferber Hall'],
    [stadium, 'Elmville, NJ, Hank Ferber Stadium'],
    [stadium, 'Virtual tour of Hank Ferber Stadium'],
    [townHall, 'Town Hall, Elmville, NJ'],
    [townHall, 'Oakdale'],
    [library, 'Oakdale - First Lutheran Church, Oakdale Public Library'],
    [library, 'Oakdale Elm Street Branch - Classroom, Oakdale Public Library'],
    [library, 'Oakdale Main - Auditorium'],
    [library, 'Auditorium'],
    [townHall, ''],
  ])('and under none that may mean another: %j is not %s', (known, location) => expect(find([known], location)).toBeUndefined());

  it('by who has told it before, under a name that is theirs', () => {
    const known = [{ location: 'Tamsin Hall', organization: 'Oakdale College', ...spot }];
    expect(find(known, 'Tamsin Hall', { organization: 'Oakdale College' })).toEqual(spot);
    expect(find(known, 'Tamsin Hall', { organization: 'Elmville College' })).toBeUndefined();
  });

  it('but not in the town hall of another town', () => {
    expect(find([townHall], 'Town Hall', { organization: 'Township of Elmville' })).toBeUndefined();
    expect(find([townHall], 'Town Hall', { organization: 'West Oakdale Public Library' })).toBeUndefined();
    expect(find([townHall], 'Town Hall', { organization: 'Friends of the Oakdale Public Library' })).toEqual(spot);
  });

  it('only where those that are alike agree', () => {
    expect(find([stadium, { ...stadium, latitude: spot.latitude + 0.0005 }], 'Hank Ferber Stadium')).toEqual(spot);
    expect(find([stadium, { ...stadium, ...far }], 'Hank Ferber Stadium')).toBeUndefined();
    expect(find([mill, { ...mill, ...far }], '12 North River Road')).toBeUndefined();
  });

  it('not from a spot that is told for several streets', () => {
    expect(find([mill, { address: '7 Oak Street, Oakdale', ...spot }], '12 North River Road')).toBeUndefined();
  });

  it('not under its name where it stands at another street', () => {
    const known = [{ ...stadium, address: '1 Field Lane' }];
    expect(find(known, 'Hank Ferber Stadium', { address: '9 Ball Road' })).toBeUndefined();
    expect(find(known, 'Hank Ferber Stadium')).toEqual(spot);
  });
});

it('is a namesake where its coordinates are far away, and its words do not say so', () => {
  const middle = { latitude: 40.1, longitude: -74.1 };
  const preston = { latitude: 53.7, longitude: -2.7 };
  expect(isNamesake({ location: 'Tamsin Hall' }, preston, middle)).toBe(true);
  expect(isNamesake({ location: 'Tamsin Hall' }, spot, middle)).toBe(false);
  expect(isNamesake({ location: 'Tamsin Hall, Reno, NV 89501' }, { latitude: 39.5, longitude: -119.8 }, middle)).toBe(false);
});

describe('The street of an address', () => {
  const anAddress = tuple(
    constantFrom('1', '12', '120', '12a'),
    constantFrom('', 'North', 'South'),
    constantFrom('Mill', 'Oak Tree', 'Mill Pond'),
    constantFrom('Road', 'Street', 'Court'),
  );
  const written = (parts: readonly string[]) => parts.filter(Boolean).join(' ');

  it('is the same as that of another where all of its parts are', () =>
    assert(
      property(anAddress, anAddress, (a, b) => {
        expect(fullStreetOf(written(a)) === fullStreetOf(written(b))).toBe(written(a) === written(b));
      }),
    ));

  it('is the same however it is shortened, and whatever stands around it', () =>
    assert(
      property(anAddress, array(constantFrom('The Hall', 'Oakdale', 'NJ 08111'), { maxLength: 2 }), (parts, around) => {
        const short = written(parts).replace('Road', 'Rd.').replace('Street', 'St').replace('Court', 'Ct').replace('North', 'N.');
        expect(fullStreetOf([around[0] ?? 'Inn', short, ...around].join(', '))).toBe(fullStreetOf(written(parts)));
      }),
    ));
});
