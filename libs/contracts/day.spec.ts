import fc from 'fast-check';
import { addDays, dayOfMonth, daysBetween, isDay, monthOf, weekdayOf, yearOf } from './day';
import { days } from './testing';

describe('days', () => {
  it('go on past the ends of months, years and Februaries', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  });

  it('are all one day long, those on which the clocks change too', () => {
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(daysBetween('2026-11-20', '2026-11-18')).toBe(-2);
  });

  it('know their parts', () => {
    expect([yearOf, monthOf, dayOfMonth, weekdayOf].map((part) => part('2026-11-05'))).toEqual([2026, 11, 5, 4]);
  });

  it('are what a calendar has and nothing else', () => {
    expect(['2026-11-20', '2028-02-29'].map(isDay)).toEqual([true, true]);
    const others = ['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-5', 'tomorrow', '20261120', '2026-11-20T18:00'];
    expect(others.filter(isDay)).toEqual([]);
  });

  it('come back when as many are taken away as were added', () => {
    fc.assert(
      fc.property(days(), fc.integer({ min: -9000, max: 9000 }), (day, count) => {
        const later = addDays(day, count);
        expect(daysBetween(day, later)).toBe(count);
        expect(addDays(later, -count)).toBe(day);
        expect(addDays(day, daysBetween(day, later))).toBe(later);
      }),
    );
  });

  it('sort as text in the order they come', () => {
    fc.assert(fc.property(days(), days(), (a, b) => expect(a < b).toBe(daysBetween(a, b) > 0)));
  });

  it('have the next weekday tomorrow', () => {
    fc.assert(fc.property(days(), (day) => expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) + 1) % 7)));
  });
});
