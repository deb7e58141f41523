import fc from 'fast-check';
import { days } from '#libs/contracts/testing';
import { createTownClock } from './town-clock';

const { instantAt: instant, wallTimeAt: wallTime, toTownInstant: townInstant } = createTownClock('America/New_York');

describe("the town's clocks", () => {
  it('show in summer and winter what they show', () => {
    expect(instant('2026-11-20', 18 * 60)).toBe('2026-11-20T18:00:00-05:00');
    expect(instant('2026-07-04', 0)).toBe('2026-07-04T00:00:00-04:00');
  });

  it('tell of an instant what they show then', () =>
    expect(townInstant('2026-11-21T02:14:00.000Z')).toBe('2026-11-20T21:14:00-05:00'));

  it('show an hour later what they jump over', () =>
    expect(instant('2027-03-14', 2 * 60 + 30)).toBe('2027-03-14T03:30:00-04:00'));

  it('are read as they are set, on every day, but for what they jump over', () => {
    fc.assert(
      fc.property(days(), fc.integer({ min: 4 * 60, max: 24 * 60 - 1 }), (day, at) => {
        expect(wallTime(Date.parse(instant(day, at)))).toEqual({ day, at });
      }),
    );
  });
});
