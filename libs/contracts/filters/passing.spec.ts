import fc from 'fast-check';
import { anEvent, eventNamesOf, TODAY, townEvents } from '../testing';
import { countProbable, countWithFilter, countWithoutFilter, toFilterPredicate } from './filter-predicate';
import { FILTER_NAMES, FILTERS, type FilterName, normalizeFilters, toggleFilter } from './filters';
import { formatMiles, milesFrom } from './near';
import type { FilterReason } from './reason';

const HERE = { latitude: 39.9686, longitude: -74.9489 };
const HALL = { latitude: 39.9686, longitude: -74.94, address: '111 W 2nd St' };
const miles = milesFrom(HERE, [HALL, { latitude: 40.2, longitude: -74.9489, address: 'Far Road' }]);
const at = { today: TODAY, miles };

const says = (words: string): FilterReason => ({ saidIn: 'name', words });
const probably = (words: string): FilterReason => ({ ...says(words), level: 'probably' });

const EVENTS = [
  anEvent({
    id: 1,
    name: 'Free concert',
    traits: { free: says('Free concert') },
    date: '2026-11-21',
    time: '6:00 PM',
    address: HALL.address,
  }),
  anEvent({
    id: 2,
    name: 'Story time',
    date: '2026-11-21',
    time: '10:00 AM',
    traits: { free: says('Free'), children: probably('Story time') },
    address: 'Far Road',
  }),
  anEvent({ id: 3, name: 'Council', date: '2026-11-23', time: '7:00 PM', address: HALL.address }),
  anEvent({ id: 4, name: 'Lecture', date: '2026-11-22', time: '2:00 PM' }),
];
const left = (...on: FilterName[]) => eventNamesOf(EVENTS.filter(toFilterPredicate(on, at)));

describe('filters', () => {
  it('leave everything while none is on', () => expect(left()).toHaveLength(4));

  it.each<[FilterName[], string[]]>([
    [['free'], ['Free concert', 'Story time']],
    [['children'], ['Story time']],
    [['weekend'], ['Free concert', 'Story time', 'Lecture']],
    [['near'], ['Free concert', 'Council']],
    [['free', 'near'], ['Free concert']],
    [['children', 'certain'], []],
    [
      ['free', 'certain'],
      ['Free concert', 'Story time'],
    ],
    [['certain'], ['Free concert', 'Story time', 'Council', 'Lecture']],
    [['free', 'children', 'weekend', 'morning'], ['Story time']],
    [['children', 'evening'], []],
    [
      ['morning', 'evening'],
      ['Free concert', 'Story time', 'Council'],
    ],
    [
      ['weekend', 'morning', 'evening'],
      ['Free concert', 'Story time'],
    ],
  ])('%j leave %j', (on, names) => expect(left(...on)).toEqual(names));

  it('find nothing near while nobody has said where they are', () => {
    expect(EVENTS.filter(toFilterPredicate(['near'], { today: TODAY }))).toEqual([]);
  });

  it('tell how many each would leave, and how many there were without it', () => {
    expect(countWithFilter(EVENTS, ['weekend', 'morning'], at)).toMatchObject({
      free: 1,
      children: 1,
      weekend: 1,
      morning: 1,
      evening: 2,
      near: 0,
    });
    expect(countWithoutFilter(EVENTS, ['free', 'weekend', 'evening'], at)).toMatchObject({ free: 1, weekend: 1, evening: 2 });
  });

  it('count apart what passes only probably', () => {
    expect(countProbable(EVENTS, ['children'], at)).toBe(1);
    expect(countProbable(EVENTS, ['free'], at)).toBe(0);
    expect(countProbable(EVENTS, ['children', 'certain'], at)).toBe(0);
  });

  it('count what is on in several rooms once, as the list does', () => {
    const rooms = ['Room 1', 'Room 2'].map((location, id) =>
      anEvent({ id, location, name: 'Robotics day', traits: { free: says('Free') } }),
    );
    expect(countWithFilter(rooms, ['free'], at).free).toBe(1);
    expect(countWithoutFilter(rooms, ['free'], at).free).toBe(1);
  });

  it('are told in their order, each once, and only those that there are', () => {
    expect(normalizeFilters(['near', 'free', 'cheap', 'free'])).toEqual(['free', 'near']);
    expect(toggleFilter(['free'], 'near')).toEqual(['free', 'near']);
    expect(toggleFilter(['free', 'near'], 'free')).toEqual(['near']);
  });

  const sets = fc.subarray([...FILTER_NAMES]);
  const towns = townEvents().map((events) =>
    events.map((event, place) => ({
      ...event,
      ...(place % 3 === 0 && { traits: { free: says('Free'), children: probably('kids') } }),
      ...(place % 2 === 0 && { address: HALL.address }),
    })),
  );

  it('of another kind never bring an event back, those of one kind never take one away', () => {
    fc.assert(
      fc.property(towns, sets, fc.constantFrom(...FILTER_NAMES), (events, on, name) => {
        fc.pre(!on.includes(name));
        const [before, after] = [
          events.filter(toFilterPredicate(on, at)),
          events.filter(toFilterPredicate(toggleFilter(on, name), at)),
        ];
        const isOfKind = on.some((one) => FILTERS[one].kind === FILTERS[name].kind);
        const [few, many] = isOfKind ? [before, after] : [after, before];
        expect(many).toEqual(expect.arrayContaining(few));
      }),
    );
  });

  it('leave as many as they say', () => {
    fc.assert(
      fc.property(towns, sets, (events, on) => {
        const numbers = countWithFilter(events, on, at);
        for (const name of FILTER_NAMES) {
          const next = on.includes(name) ? on : toggleFilter(on, name);
          expect(numbers[name]).toBe(events.filter(toFilterPredicate(next, at)).length);
        }
      }),
    );
  });
});

describe('how far away an event is', () => {
  it('is known where its address is', () => {
    expect(miles({ id: 1, address: HALL.address })).toBeCloseTo(0.47, 1);
    expect(miles({ id: 1, address: 'nowhere' })).toBeNull();
    expect(miles({ id: 1 })).toBeNull();
  });

  it('is known of an event without an address whose place is known', () => {
    const ofEvents = milesFrom(HERE, [{ ...HALL, events: [7] }]);
    expect(ofEvents({ id: 7 })).toBeCloseTo(0.47, 1);
    expect(ofEvents({ id: 8, address: HALL.address })).toBeNull();
  });

  it.each([
    [0, 'less than 0.1 miles'],
    [0.44, '0.4 miles'],
    [0.98, '1 mile'],
    [1.24, '1.2 miles'],
  ])('%d is %s', (away, words) => expect(formatMiles(away)).toBe(words));
});
