import fc from 'fast-check';
import { type Countdown, shownCountdown, untilWords } from './countdown';
import { addDays, daysBetween } from './day';
import { days, TODAY } from './testing';

const countdown = (id: string, away: number): Countdown => ({ id, name: id, date: addDays(TODAY, away) });

const [SUMMER, SCHOOL, WINTER] = [countdown('summer break', -150), countdown('school starts', 1), countdown('winter break', 33)];

describe('the countdown that is shown', () => {
  it('is that of the nearest day to come', () => {
    expect(shownCountdown([WINTER, SUMMER, SCHOOL], [], TODAY)).toEqual({ ...SCHOOL, days: 1 });
    expect(shownCountdown([WINTER, SUMMER], [], TODAY)).toEqual({ ...WINTER, days: 33 });
    expect(shownCountdown([SUMMER], [], TODAY)).toBeNull();
    expect(shownCountdown([], [], TODAY)).toBeNull();
  });

  it('is over on its day', () => {
    expect(shownCountdown([WINTER, countdown('today', 0)], [], TODAY)).toMatchObject({ id: 'winter break' });
  });

  it('is none when it was dismissed, until its day has come', () => {
    expect(shownCountdown([SCHOOL, WINTER], ['school starts'], TODAY)).toBeNull();
    expect(shownCountdown([SCHOOL, WINTER], ['school starts'], addDays(TODAY, 1))).toMatchObject({ id: 'winter break' });
    expect(shownCountdown([SCHOOL, WINTER], ['winter break'], TODAY)).toMatchObject({ id: 'school starts' });
  });

  it('is in words, of one day in the singular', () => {
    expect(untilWords({ ...WINTER, days: 33 })).toBe('days until winter break');
    expect(untilWords({ ...WINTER, days: 1 })).toBe('day until winter break');
  });

  const some = fc.uniqueArray(
    days().map((date) => ({ id: date, name: 'a day', date })),
    { selector: ({ id }) => id },
  );

  it('always counts at least a day, and nothing to come is nearer', () => {
    fc.assert(
      fc.property(some, days(), (countdowns, today) => {
        const shown = shownCountdown(countdowns, [], today);
        const toCome = countdowns.filter(({ date }) => date > today);
        expect(shown === null).toBe(toCome.length === 0);
        if (shown === null) return;
        expect(shown.days).toBeGreaterThan(0);
        expect(addDays(today, shown.days)).toBe(shown.date);
        for (const { date } of toCome) expect(daysBetween(shown.date, date)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('never is one that was dismissed, and what others were dismissed makes no difference', () => {
    fc.assert(
      fc.property(some, days(), fc.array(days()), (countdowns, today, dismissed) => {
        const nearest = shownCountdown(countdowns, [], today);
        const isDismissed = nearest !== null && dismissed.includes(nearest.id);
        expect(shownCountdown(countdowns, dismissed, today)).toEqual(isDismissed ? null : nearest);
      }),
    );
  });
});
