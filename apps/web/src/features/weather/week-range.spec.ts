import fc from 'fast-check';
import { rangeInWeek, weekRangeOf } from './week-range';

const degrees = fc.option(fc.integer({ min: -80, max: 134 }));
const days = fc.array(fc.record({ high: degrees, low: degrees }), { maxLength: 7 });

describe('The range of a day in its week', () => {
  it('is where its low and its high lie', () => {
    const week = weekRangeOf([
      { high: 60, low: 40 },
      { high: 50, low: 20 },
    ]);
    expect(rangeInWeek(week, 60, 40)).toEqual({ left: '50%', right: '0%' });
    expect(rangeInWeek(week, 50, 20)).toEqual({ left: '0%', right: '25%' });
  });

  it('is nothing where half of it is not known, or the week has but one temperature', () => {
    expect(rangeInWeek({ lowest: 20, highest: 60 }, null, 40)).toEqual({ left: '0%', right: '100%' });
    expect(rangeInWeek({ lowest: 40, highest: 40 }, 40, 40)).toEqual({ left: '0%', right: '100%' });
  });

  it('never leaves the bar, a night being warmer than its day or not', () => {
    fc.assert(
      fc.property(days, (week) => {
        for (const { high, low } of week) {
          const { left, right } = rangeInWeek(weekRangeOf(week), high, low);
          const [from, to] = [Number.parseFloat(left), Number.parseFloat(right)];
          expect(from >= 0 && to >= 0 && from + to <= 100.001).toBe(true);
        }
      }),
    );
  });
});
