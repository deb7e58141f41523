import fc from 'fast-check';
import { formatTimeOfDay, parseTimeOfDay, timeOfDayOf } from './time-of-day';

describe('clock times', () => {
  it('are read from an instant as they are written, in any offset', () => {
    expect(timeOfDayOf('2026-11-20T18:05:00-05:00')).toBe(18 * 60 + 5);
    expect(timeOfDayOf('2026-11-20T18:05:00+09:00')).toBe(18 * 60 + 5);
  });

  it('are missing where only a day, or nothing, is written', () => {
    expect([undefined, '', '2026-11-20', 'some evening', '2026-11-20T25:00'].map(timeOfDayOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('are found in the ways publishers write one time', () => {
    expect(['6:00 PM', '6pm', '6 p.m.', '18:00', '06:00 PM'].map(parseTimeOfDay)).toEqual(Array(5).fill(18 * 60));
    expect([parseTimeOfDay('12:00 AM'), parseTimeOfDay('12:30 PM')]).toEqual([0, 12 * 60 + 30]);
  });

  it('are not guessed from anything else', () => {
    expect(
      ['', 'All Day', '6:00 PM to 8:00 PM', '13:00 PM', '25:00', 'at 6'].filter((text) => parseTimeOfDay(text) !== null),
    ).toEqual([]);
  });

  it('are read back as they are shown, every minute of the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => expect(parseTimeOfDay(formatTimeOfDay(minute))).toBe(minute)),
    );
  });
});
