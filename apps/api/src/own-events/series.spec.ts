import fc from 'fast-check';
import { addDays, daysBetween, parseRecurrence, type Recurrence, toRruleValue } from '#libs/contracts';
import { days } from '#libs/contracts/testing';
import { recurrenceDaysOf } from '#libs/integrations';
import { dayOfOccurrence, daysNear, occurrenceNumberOf } from './series';

const rules: fc.Arbitrary<Recurrence> = fc.record({
  frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY'),
  interval: fc.integer({ min: 1, max: 5 }),
  days: fc.constant([]),
  count: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
});

const series = fc.record({ rule: rules, date: days() }).map(({ rule, date }) => ({
  rule: toRruleValue(rule),
  content: { name: 'Piano', category: 'Family', date, recurrence: toRruleValue(rule) },
}));

const firstYear = ({ rule, content: { date } }: { rule: string; content: { date: string } }) =>
  recurrenceDaysOf(parseRecurrence(rule)!, date, date, addDays(date, 366));

describe('An occurrence of a series', () => {
  it('has a number by which it is found again, and behind the last there is none', () => {
    fc.assert(
      fc.property(series, (one) => {
        const days = firstYear(one);
        for (const [number, day] of days.entries()) {
          expect(occurrenceNumberOf({ id: 1, from: one.content.date, rule: one.rule, day })).toBe(number);
          expect(dayOfOccurrence(one.content, number)).toBe(day);
        }
        const { count } = parseRecurrence(one.rule)!;
        if (count) expect(dayOfOccurrence(one.content, count)).toBeUndefined();
      }),
      { numRuns: 40 },
    );
  });

  it('is the nearest to a day when none is nearer', () => {
    fc.assert(
      fc.property(series, fc.integer({ min: -30, max: 396 }), (one, offset) => {
        const near = addDays(one.content.date, offset);
        const [nearest] = daysNear(one.content, near);
        const distances = firstYear(one).map((day) => Math.abs(daysBetween(day, near)));
        expect(Math.abs(daysBetween(nearest!, near))).toBeLessThanOrEqual(Math.min(...distances));
      }),
      { numRuns: 40 },
    );
  });

  it('is looked for within the years that can be written', () => {
    for (const date of ['0101-01-01', '9999-12-31'])
      expect(daysNear({ name: 'Piano', category: 'Family', date, recurrence: 'FREQ=DAILY' }, date)[0]).toBe(date);
    expect(
      dayOfOccurrence({ name: 'Piano', category: 'Family', date: '9999-12-31', recurrence: 'FREQ=DAILY' }, 3),
    ).toBeUndefined();
  });
});
