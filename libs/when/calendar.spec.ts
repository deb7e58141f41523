import { assert, integer, property } from 'fast-check';
import { addDays, isDay, weekdayOf } from '#libs/contracts';
import { addMonths, easterSunday, mondayOf, nextWeekday, nthWeekdayOfMonth, toDay } from './calendar';

const day = integer({ min: 0, max: 20_000 }).map((ahead) => addDays('2000-01-01', ahead));
const weekday = integer({ min: 0, max: 6 });
const dayBefore = (date: string) => addDays(date, -1);

describe('A day of the calendar', () => {
  it('is the next of its weekday: within a week, and no earlier one is', () => {
    assert(
      property(day, weekday, (from, wanted) => {
        const found = nextWeekday(from, wanted, true);
        expect(weekdayOf(found)).toBe(wanted);
        expect(found >= from && found < addDays(from, 7)).toBe(true);
        expect(nextWeekday(from, wanted, false)).toBe(nextWeekday(addDays(from, 1), wanted, true));
      }),
    );
  });

  it('is the nth or the last of its weekday in a month', () => {
    assert(
      property(day, weekday, integer({ min: 1, max: 4 }), (some, wanted, nth) => {
        const [year, month] = some.split('-').map(Number) as [number, number];
        const found = nthWeekdayOfMonth(year, month, nth, wanted);
        expect(weekdayOf(found)).toBe(wanted);
        expect(found.slice(0, 7)).toBe(some.slice(0, 7));
        expect(Math.ceil(Number(found.slice(8)) / 7)).toBe(nth);
        const last = nthWeekdayOfMonth(year, month, -1, wanted);
        expect(weekdayOf(last)).toBe(wanted);
        expect(last.slice(0, 7)).toBe(some.slice(0, 7));
        expect(addDays(last, 7).slice(0, 7)).not.toBe(some.slice(0, 7));
      }),
    );
  });

  it('is a number of months later, or the last day of that month', () => {
    assert(
      property(day, integer({ min: -30, max: 30 }), (from, months) => {
        const found = addMonths(from, months);
        const [wanted, reached] = [from, found].map((date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)));
        expect(reached! - wanted!).toBe(months);
        if (found.slice(8) !== from.slice(8)) expect(addDays(found, 1).slice(8)).toBe('01');
      }),
    );
  });

  it('has a Monday at or before it', () => {
    assert(
      property(day, (date) => {
        expect(weekdayOf(mondayOf(date))).toBe(1);
        expect(nextWeekday(mondayOf(date), weekdayOf(date), true)).toBe(date);
      }),
    );
  });

  it('exists, or is null', () => {
    assert(
      property(
        integer({ min: 1990, max: 2090 }),
        integer({ min: 1, max: 12 }),
        integer({ min: 1, max: 31 }),
        (year, month, date) => {
          const found = toDay(year, month, date);
          const utc = new Date(Date.UTC(year, month - 1, date));
          expect(found).toBe(utc.getUTCMonth() === month - 1 ? utc.toISOString().slice(0, 10) : null);
          expect(found === null || isDay(found)).toBe(true);
        },
      ),
    );
  });

  // The dates of the United States Naval Observatory.
  it.each([
    ['1961-04-02', 1961],
    ['2000-04-23', 2000],
    ['2008-03-23', 2008],
    ['2011-04-24', 2011],
    ['2024-03-31', 2024],
    ['2026-04-05', 2026],
    ['2038-04-25', 2038],
  ])('is Easter: %s', (easter, year) => {
    expect(easterSunday(year)).toBe(easter);
    expect(weekdayOf(dayBefore(easterSunday(year)))).toBe(6);
  });
});
