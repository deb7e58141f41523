import fc from 'fast-check';
import { type Countdown, formatCountdownLabel, nextCountdown } from './countdown';
import { addDays, daysBetween } from './day';
import { days, TODAY } from './testing';

const countdown = (id: string, away: number): Countdown => ({ id, name: id, date: addDays(TODAY, away) });

const [SUMMER, SCHOOL, WINTER] = [countdown('summer break', -150), countdown('school starts', 1), countdown('winter break', 33)];

describe('the countdown that is shown', () => {
  it('is that of the nearest day to come', () => {
    expect(nextCountdown([WINTER, SUMMER, SCHOOL], [], TODAY)).toEqual({ ...SCHOOL, days: 1 });
    expect(nextCountdown([WINTER, SUMMER], [], TODAY)).toEqual({ ...WINTER, days: 33 });
    expect(nextCountdown([SUMMER], [], TODAY)).toBeNull();
    expect(nextCountdown([], [], TODAY)).toBeNull();
  });

  it('is over on its day', () => {
    expect(nextCountdown([WINTER, countdown('today', 0)], [], TODAY)).toMatchObject({ id: 'winter break' });
  });

  it('is none when it was dismissed, until its day has come', () => {
    expect(nextCountdown([SCHOOL, WINTER], ['school starts'], TODAY)).toBeNull();
    expect(nextCountdown([SCHOOL, WINTER], ['school starts'], addDays(TODAY, 1))).toMatchObject({ id: 'winter break' });
    expect(nextCountdown([SCHOOL, WINTER], ['winter break'], TODAY)).toMatchObject({ id: 'school starts' });
  });

  it('is in words, of one day in the singular', () => {
    expect(formatCountdownLabel({ ...WINTER, days: 33 })).toBe('days until winter break');
    expect(formatCountdownLabel({ ...WINTER, days: 1 })).toBe('day until winter break');
  });

  const some = fc.uniqueArray(
    days().map((date) => ({ id: date, name: 'a day', date })),
    { selector: ({ id }) => id },
  );

  it('always counts at least a day, and nothing to come is nearer', () => {
    fc.assert(
      fc.property(some, days(), (countdowns, today) => {
        const next = nextCountdown(countdowns, [], today);
        const toCome = countdowns.filter(({ date }) => date > today);
        expect(next === null).toBe(toCome.length === 0);
        if (next === null) return;
        expect(next.days).toBeGreaterThan(0);
        expect(addDays(today, next.days)).toBe(next.date);
        for (const { date } of toCome) expect(daysBetween(next.date, date)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('never is one that was dismissed, and what others were dismissed makes no difference', () => {
    fc.assert(
      fc.property(some, days(), fc.array(days()), (countdowns, today, dismissed) => {
        const nearest = nextCountdown(countdowns, [], today);
        const isDismissed = nearest !== null && dismissed.includes(nearest.id);
        expect(nextCountdown(countdowns, dismissed, today)).toEqual(isDismissed ? null : nearest);
      }),
    );
  });
});
