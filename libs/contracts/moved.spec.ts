import fc from 'fast-check';
import type { EventDetails, EventHistory } from './event-history';
import { anEvent, TODAY } from './testing';
import { describeTimeChange, findNameChange, findPlaceChange, findTimeChange, isTimeChanged } from './visible-changes';

const until = '2026-11-18T16:12:00-05:00';
const event = (about: Partial<EventDetails>, history: Partial<EventHistory>): EventDetails => ({
  ...anEvent({ time: '7:30 PM', location: 'High School', address: '350 Bridgeboro Road', ...about }),
  history: { publishedAt: until, changedAt: until, ...history },
});
const formerTime = (about: object) => ({ formerTime: { date: TODAY, time: '7:00 PM', until, ...about } });
const words = (move: { what: string; before: string; now: string } | null) => move && [move.what, move.before, move.now];

describe('An event that was moved', () => {
  it.each([
    ['to another hour', formerTime({}), ['time', '7:00 PM', '7:30 PM']],
    [
      'to another day',
      formerTime({ date: '2026-11-19' }),
      ['date', 'Thursday, November 19, 7:00 PM', 'Friday, November 20, 7:30 PM'],
    ],
    [
      'from several days to one',
      formerTime({ date: '2026-11-19', endDate: '2026-11-21', time: '' }),
      ['date', 'Thursday, November 19 – Saturday, November 21', 'Friday, November 20, 7:30 PM'],
    ],
    [
      'to another year',
      formerTime({ date: '2025-11-20' }),
      ['date', 'Thursday, November 20, 2025, 7:00 PM', 'Friday, November 20, 2026, 7:30 PM'],
    ],
    ['from no day to one', formerTime({ date: '2099-12-31', time: '' }), ['date', 'TBD', 'Friday, November 20, 7:30 PM']],
    ['nowhere, but was written differently', formerTime({ time: '19:30' }), null],
    ['nowhere, but got an hour', formerTime({ time: '' }), null],
    ['nowhere, but got an end', formerTime({ time: '7:30 PM', endTime: `${TODAY}T21:00:00-05:00` }), null],
  ])('%s', (_, history, expected) => expect(words(findTimeChange(event({}, history)))).toEqual(expected));

  it.each([
    ['elsewhere', { location: 'Middle School', address: '801 Stanwick Road' }, ['place', 'Middle School', 'High School']],
    [
      'with its house',
      { location: 'High School', address: '801 Stanwick Road' },
      ['place', '801 Stanwick Road', '350 Bridgeboro Road'],
    ],
    ['from an address', { address: '801 Stanwick Road' }, ['place', '801 Stanwick Road', 'High School']],
    ['nowhere, but got a place', {}, null],
    ['nowhere, but got an address', { location: 'High School' }, null],
    ['nowhere, but got a name', { address: '350 Bridgeboro Road' }, null],
    ['nowhere, but was written differently', { location: ' High School', address: '350 Bridgeboro Road ' }, null],
  ])('%s', (_, place, expected) =>
    expect(words(findPlaceChange(event({}, { formerPlace: { ...place, until } })))).toEqual(expected),
  );

  it('is told of by its address where only the quotes in its name were garbled', () => {
    const [location, formerPlace] = ["St. Mary's", { location: 'St. Maryâ€™s', address: '801 Stanwick Road', until }];
    expect(words(findPlaceChange(event({ location }, { formerPlace })))).toEqual([
      'place',
      '801 Stanwick Road',
      '350 Bridgeboro Road',
    ]);
  });

  it.each(['cancelled', 'withdrawn'] as const)('tells nothing of it once it is %s', (status) => {
    const moved = event({ status }, { ...formerTime({}), formerPlace: { location: 'Middle School', until } });
    expect([findTimeChange(moved), findPlaceChange(moved)]).toEqual([null, null]);
  });

  it('was called something else, which is more than other quotes or spaces', () => {
    const called = (name: string) => words(findNameChange(event({ name: "St. Mary's bazaar" }, { formerName: { name, until } })));
    expect(called('Winter bazaar')).toEqual(['name', 'Winter bazaar', "St. Mary's bazaar"]);
    expect(called('St. Maryâ€™s  bazaar ')).toBeNull();
  });

  it('is moved in time exactly if its two times read differently', () => {
    const days = fc.constantFrom('2026-11-20', '2026-11-21', '2027-11-20', '2099-12-31', '');
    const schedules = fc.record(
      {
        date: days,
        endDate: days,
        displayDate: fc.constantFrom('Fridays', 'Friday, November 20', 'Friday, November 20, 2026'),
        time: fc.constantFrom('', '7:00 PM', '19:00', '8:00 PM'),
        endTime: fc.constantFrom(`${TODAY}T21:00:00-05:00`),
      },
      { requiredKeys: ['date', 'time'] },
    );
    fc.assert(
      fc.property(schedules, schedules, (was, is) => expect(isTimeChanged(was, is)).toBe(describeTimeChange(was, is) !== null)),
      { numRuns: 1_000 },
    );
  });

  it('is not moved by being published', () => expect(findTimeChange(anEvent())).toBeNull());
});
