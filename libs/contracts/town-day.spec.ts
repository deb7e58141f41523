import { TZDate } from '@date-fns/tz';
import fc from 'fast-check';
import { addDays } from './day';
import { toTownDay } from './town-day';

const MOORESTOWN = 'America/New_York';

describe('the day in town', () => {
  it('is still Friday at 11 at night, when it is Saturday in London', () => {
    expect(toTownDay(MOORESTOWN, '2026-11-21T04:00:00Z')).toBe('2026-11-20');
    expect(toTownDay('Europe/London', '2026-11-21T04:00:00Z')).toBe('2026-11-21');
    expect(toTownDay(MOORESTOWN, '2026-11-20T23:00:00-05:00')).toBe('2026-11-20');
  });

  it('begins at midnight by summer time and by winter time', () => {
    expect(toTownDay(MOORESTOWN, '2026-07-04T03:59:59Z')).toBe('2026-07-03');
    expect(toTownDay(MOORESTOWN, '2026-07-04T04:00:00Z')).toBe('2026-07-04');
    expect(toTownDay(MOORESTOWN, '2026-12-25T04:59:59Z')).toBe('2026-12-24');
    expect(toTownDay(MOORESTOWN, '2026-12-25T05:00:00Z')).toBe('2026-12-25');
  });

  it('lasts 23 hours when the clocks go forward and 25 when they go back', () => {
    const hoursOf = (day: string) =>
      Array.from({ length: 72 }, (_, hour) => new Date(Date.parse(`${addDays(day, -1)}T00:00:00Z`) + hour * 3_600_000)).filter(
        (instant) => toTownDay(MOORESTOWN, instant.toISOString()) === day,
      ).length;
    expect([hoursOf('2026-03-08'), hoursOf('2026-11-01'), hoursOf('2026-11-20')]).toEqual([23, 25, 24]);
  });

  it('is what another reckoning says, in every zone of the world', () => {
    const instants = fc.date({ min: new Date('1973-01-01'), max: new Date('2098-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...Intl.supportedValuesOf('timeZone')), instants, (zone, instant) => {
        const there = new TZDate(instant.getTime(), zone);
        const [year, month, day] = [there.getFullYear(), there.getMonth() + 1, there.getDate()];
        expect(toTownDay(zone, instant.toISOString())).toBe(
          [year, month, day].map((part) => String(part).padStart(2, '0')).join('-'),
        );
      }),
    );
  });

  it('is refused for a zone or an instant that does not exist', () => {
    expect(() => toTownDay('America/Moorestown', '2026-11-20T12:00:00Z')).toThrow(RangeError);
    expect(() => toTownDay(MOORESTOWN, 'whenever')).toThrow(RangeError);
  });
});
