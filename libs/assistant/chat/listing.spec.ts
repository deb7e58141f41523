import fc from 'fast-check';
import { addDays, startDayOf } from '#libs/contracts';
import { anEvent } from '#libs/contracts/testing';
import { toIndexedEvent } from './indexed-event';
import { formatListing } from './listing';

const FIRST = '2026-12-01';
const MAX_LINES = 50;

/** How many events each day of a span has. */
const COUNTS = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 30, max: 90 })), {
  minLength: 1,
  maxLength: 31,
});

const toEntries = (counts: readonly number[]) =>
  counts.flatMap((count, nth) =>
    Array.from({ length: count }, (_, k) =>
      toIndexedEvent(anEvent({ id: 1000 * (nth + 1) + k, name: `Event ${k}`, date: addDays(FIRST, nth) }), ''),
    ),
  );

const list = (counts: readonly number[]) => {
  const entries = toEntries(counts);
  const text = formatListing({}, { from: FIRST, to: addDays(FIRST, counts.length - 1) }, entries, '2026-11-20');
  const ids = [...text.matchAll(/\]\(\/event\/(\d+)\)/g)].map(([, id]) => Number(id));
  return { entries, text, ids };
};

const toNumber = (text: string) => Number(text.replace(',', ''));

describe('A list of a span', () => {
  it('is bounded, and counts what it does not show', () => {
    fc.assert(
      fc.property(COUNTS, (counts) => {
        const { entries, text, ids } = list(counts);
        expect(text.split('\n').length).toBeLessThanOrEqual(MAX_LINES);
        const more = [...text.matchAll(/^And ([\d,]+) more/gm)].map(([, count]) => toNumber(count!));
        const ofDays = [...text.matchAll(/\((\d+) of ([\d,]+)\)$/gm)].map(([, some, all]) => toNumber(all!) - Number(some));
        const rest = [...more, ...ofDays].reduce((sum, count) => sum + count, 0);
        expect(ids.length + rest).toBe(entries.length);
      }),
    );
  });

  it('shows something of each day of a week, and one event of each day of a month', () => {
    fc.assert(
      fc.property(COUNTS, (counts) => {
        const { entries, ids } = list(counts);
        const dayOf = new Map(entries.map(({ event }) => [event.id, startDayOf(event)!]));
        const days = [...new Set(dayOf.values())];
        const shown = new Set(ids.map((id) => dayOf.get(id)!));
        expect([...shown]).toEqual(days.slice(0, shown.size));
        expect(shown.size).toBe(days.length);
        if (days.length > 8 && entries.length > 15) expect(ids.length).toBe(days.length);
      }),
    );
  });
});
