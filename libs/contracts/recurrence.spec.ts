import fc from 'fast-check';
import { FREQUENCIES, parseRecurrence, type Recurrence, toRruleValue } from './recurrence';
import { days } from './testing/arbitraries';

const recurrences: fc.Arbitrary<Recurrence> = fc.constantFrom(...FREQUENCIES).chain((frequency) =>
  fc
    .record({
      frequency: fc.constant(frequency),
      interval: fc.integer({ min: 1, max: 999 }),
      days:
        frequency === 'DAILY'
          ? fc.constant([])
          : fc.uniqueArray(
              fc.record({
                weekday: fc.integer({ min: 0, max: 6 }),
                ...(frequency === 'MONTHLY' && { nth: fc.constantFrom(-1, 1, 2, 3, 4, 5) }),
              }),
              { maxLength: 4, selector: ({ weekday, nth }) => `${nth} ${weekday}` },
            ),
      end: fc.oneof(
        fc.constant({}),
        days().map((until) => ({ until })),
        fc.integer({ min: 1, max: 999 }).map((count) => ({ count })),
      ),
    })
    .map(({ end, ...rule }) => ({ ...rule, ...end })),
);

describe('how an own event repeats', () => {
  it('is read back as it was written, whatever it is', () => {
    fc.assert(
      fc.property(recurrences, (rule) => {
        const read = parseRecurrence(toRruleValue(rule));
        expect({ ...read, days: new Set(read?.days) }).toEqual({ ...rule, days: new Set(rule.days) });
      }),
    );
  });

  it.each([
    ['freq=weekly;byday=th,tu;interval=2', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH'],
    ['RRULE:COUNT=3;FREQ=DAILY', 'FREQ=DAILY;COUNT=3'],
    ['FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20261231T235959Z', 'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20261231'],
    ['FREQ=WEEKLY;INTERVAL=1;UNTIL=2026-12-31', 'FREQ=WEEKLY;UNTIL=20261231'],
  ])('is understood in any order: %s', (text, expected) => expect(toRruleValue(parseRecurrence(text)!)).toBe(expected));

  it.each([
    '',
    'WEEKLY',
    'FREQ=SECONDLY',
    'FREQ=YEARLY',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=1000',
    'FREQ=DAILY;COUNT=-1',
    'FREQ=DAILY;COUNT=2;UNTIL=20261231',
    'FREQ=DAILY;UNTIL=20260230',
    'FREQ=DAILY;BYDAY=MO',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=MONTHLY;BYDAY=MO',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=DAILY;BYHOUR=1',
  ])('is nothing that no own event does: %s', (text) => expect(parseRecurrence(text)).toBeNull());
});
