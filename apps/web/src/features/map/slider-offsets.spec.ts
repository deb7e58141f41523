import fc from 'fast-check';
import { addDays } from '#libs/contracts';
import { days } from '#libs/contracts/testing';
import { clampOffset, FIRST_OFFSET, formatDayTexts, formatDayValue, LAST_OFFSET, toPercent } from './slider-offsets';

const TODAY = '2026-11-20';

describe('The day slider', () => {
  it.each([
    [0, 'Today', 'Fri, Nov 20'],
    [1, 'Tomorrow', 'Sat, Nov 21'],
    [-1, 'Yesterday', 'Thu, Nov 19'],
    [2, 'Sun, Nov 22', '2 days away'],
    [30, 'Sun, Dec 20', '30 days away'],
    [-7, 'Fri, Nov 13', '7 days ago'],
  ])('%i days from today is %s', (offset, label, caption) => expect(formatDayTexts(offset, TODAY)).toEqual({ label, caption }));

  it('says the whole date to those who do not see it', () => {
    expect(formatDayValue(0, TODAY)).toBe('Today, Friday, November 20');
    expect(formatDayValue(12, TODAY)).toBe('Wednesday, December 2, 2026');
  });

  it('goes from seven days ago to thirty ahead and no further', () => {
    expect([FIRST_OFFSET - 1, FIRST_OFFSET, 0, LAST_OFFSET, LAST_OFFSET + 1].map(clampOffset)).toEqual([-7, -7, 0, 30, 30]);
    expect([toPercent(FIRST_OFFSET), toPercent(LAST_OFFSET)]).toEqual([0, 100]);
    expect(toPercent(0)).toBeCloseTo(18.9, 1);
  });

  it('names each day once, on any day of the calendar', () => {
    fc.assert(
      fc.property(days(), (today) => {
        const offsets = Array.from({ length: LAST_OFFSET - FIRST_OFFSET + 1 }, (_, nth) => FIRST_OFFSET + nth);
        expect(new Set(offsets.map((offset) => formatDayTexts(offset, today).label)).size).toBe(offsets.length);
        expect(formatDayTexts(0, today).caption).toBe(formatDayTexts(3, addDays(today, -3)).label);
      }),
    );
  });
});
