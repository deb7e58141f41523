import fc from 'fast-check';
import ICAL from 'ical.js';
import { rrulestr } from 'rrule';
import type { Property } from '../file/read-properties';
import { createSourceClock } from '../times/source-clock';
import { repeatsOf } from './repeats';
import { ruleOf } from './rule';
import { StepBudget } from './step-budget';

const LONG = 2 * 366 * 86_400_000;
const MOST = 12;

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const some = <T>(values: readonly T[], maxLength = 3) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength });
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const eitherWay = (to: number) => [...numbers(1, to), ...numbers(-to, -1)];

const months = some(numbers(1, 12));
const monthDays = some(eitherWay(28));
const weekdays = some(WEEKDAYS);
const placed = (to: number) =>
  fc.uniqueArray(
    fc.tuple(fc.constantFrom(...eitherWay(to)), fc.constantFrom(...WEEKDAYS)).map(([place, day]) => `${place}${day}`),
    { minLength: 1, maxLength: 3 },
  );
/** The peer library keeps the order in which times are written. */
const inOrder = (values: readonly number[]) => some(values).map((list) => list.toSorted((a, b) => a - b));
const hours = inOrder(numbers(0, 23));
const minutes = inOrder([0, 15, 30, 45]);
/** One position only: if two mean the same occurrence, the peer library returns it twice. */
const positions = fc.constantFrom([1], [-1]);

const parts = (
  required: Record<string, fc.Arbitrary<readonly unknown[]>>,
  optional: Record<string, fc.Arbitrary<readonly unknown[]>> = {},
) =>
  fc.record({ ...required, ...optional }, { requiredKeys: Object.keys(required) } as object) as fc.Arbitrary<
    Record<string, readonly unknown[]>
  >;

const times = { BYHOUR: hours, BYMINUTE: minutes };

const RULES: Record<string, fc.Arbitrary<Record<string, readonly unknown[]>>[]> = {
  YEARLY: [
    parts({}, { BYMONTH: months, ...times }),
    parts({ BYMONTHDAY: monthDays }, { BYMONTH: months, BYDAY: weekdays, BYSETPOS: positions }),
    parts({ BYDAY: placed(5) }, { BYSETPOS: positions }),
    parts({ BYDAY: placed(4), BYMONTH: months }, { ...times, BYSETPOS: positions }),
    parts({ BYYEARDAY: some(eitherWay(365)) }, { BYSETPOS: positions, ...times }),
    // Without BYDAY the peer library takes every day of the week, where RFC 5545 takes the weekday of the start.
    parts({ BYWEEKNO: some(eitherWay(52)), BYDAY: weekdays }),
  ],
  MONTHLY: [
    parts({}, { BYMONTH: months, ...times }),
    parts({ BYMONTHDAY: monthDays }, { BYMONTH: months, BYDAY: weekdays, BYSETPOS: positions, ...times }),
    parts({ BYDAY: placed(5) }, { BYMONTH: months, BYSETPOS: positions, ...times }),
    parts({ BYDAY: weekdays, BYSETPOS: positions }, { BYMONTH: months }),
  ],
  WEEKLY: [parts({}, { BYDAY: weekdays, BYMONTH: months, BYSETPOS: positions, ...times })],
  DAILY: [parts({}, { BYDAY: weekdays, BYMONTH: months, BYMONTHDAY: monthDays, ...times })],
  HOURLY: [parts({}, { BYDAY: weekdays, BYHOUR: hours, BYMINUTE: minutes })],
};

/** Intervals that always reach the hours asked for; otherwise the peer library never returns. */
const INTERVALS: Record<string, number[]> = { HOURLY: [1, 5, 11], MONTHLY: [1, 1, 5, 7] };

const rules = fc
  .constantFrom(...Object.keys(RULES))
  .chain((frequency) =>
    fc.record({
      frequency: fc.constant(frequency),
      interval: fc.constantFrom(...(INTERVALS[frequency] ?? [1, 1, 2, 3, 4])),
      by: fc.oneof(...RULES[frequency]!),
      weekStart: fc.constantFrom('MO', 'MO', 'SU', 'TH'),
      end: fc.oneof(
        fc.constant(''),
        fc.integer({ min: 1, max: 12 }).map((count) => `;COUNT=${count}`),
        fc.integer({ min: 0, max: 900 }).map((day) => `;UNTIL=${stamp(Date.UTC(2024, 0, 1 + day, 12))}`),
      ),
      near: fc.integer({ min: 0, max: 365 * 24 }).map((hour) => Date.UTC(2023, 0, 1, hour)),
    }),
  )
  .map(({ frequency, interval, by, weekStart, end, near }) => ({
    text: [
      `FREQ=${frequency};INTERVAL=${interval};WKST=${weekStart}`,
      ...Object.entries(by).map(([name, list]) => `${name}=${list.join(',')}`),
    ].join(';'),
    end,
    near,
  }));

const stamp = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

const peerStarts = (text: string, start: number, most = MOST) =>
  rrulestr(`DTSTART:${stamp(start)}\nRRULE:${text}`)
    .all((date, nth) => nth < most && date.getTime() <= start + LONG)
    .map((date) => date.getTime());

const clock = createSourceClock({ timeZone: 'UTC' }, () => {});

const ours = (text: string, start: number, to: number) => {
  const [, , , ...values] = ICAL.parse.property(`RRULE:${text}`);
  const wall = start / 1000;
  const rule = ruleOf({ values, params: {} } as Property, { wall, isDate: false, zone: 'UTC' }, clock);
  const span = { from: wall, to: to / 1000 };
  return [wall, ...repeatsOf(rule, wall, false, span, new StepBudget())].map((second) => second * 1000);
};

describe('a recurrence rule', () => {
  it('falls when an independent implementation says it does, whenever its start is one of its occurrences', () => {
    let compared = 0;
    fc.assert(
      fc.property(rules, ({ text, end, near }) => {
        const start = peerStarts(text, near, 1)[0];
        if (start === undefined || peerStarts(text, start, 1)[0] !== start) return;
        const expected = peerStarts(text + end, start);
        if (expected.length === 0) return;
        compared += 1;
        const to = expected.length < MOST ? start + LONG : expected.at(-1)!;
        expect([text + end, ours(text + end, start, to).map(stamp)]).toEqual([text + end, expected.map(stamp)]);
      }),
      { seed: 20_261_120, numRuns: 2_000 },
    );
    expect(compared).toBeGreaterThan(1_500);
  });
});
