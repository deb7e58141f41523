import fc from 'fast-check';
import { anEvent } from '#libs/contracts/testing';
import { matchesTime } from './asked';
import { toIndexedEvent } from './indexed-event';
import { DAY_PARTS } from './span-text';

const toClock = (minutes: number) =>
  `2026-11-20T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const isOn = (start: number, end: number, from: number, until: number) =>
  matchesTime(toIndexedEvent(anEvent({ date: '2026-11-20', startTime: toClock(start), endTime: toClock(end) }), ''), {
    query: { hours: { from, until } },
  });

/** Not midnight: what starts then is an all-day event. */
const MINUTE = fc.integer({ min: 1, max: 1439 });

it('counts an event to the part of a day in which it begins, or in which more than half of it is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DAY_PARTS),
      fc.tuple(MINUTE, MINUTE).filter(([start, end]) => start < end),
      ([, from, until], [start, end]) => {
        const within = Math.min(end, until) - Math.max(start, from);
        const begins = from <= start && start < until;
        expect(isOn(start, end, from, until)).toBe(begins || within > (end - start) / 2);
      },
    ),
  );
});

it('does not count an event of which only half is in the part of a day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DAY_PARTS.filter(([, from]) => from >= 60)),
      fc.integer({ min: 1, max: 60 }),
      ([, from, until], half) => {
        expect(isOn(from - half, from + half, from, until)).toBe(false);
      },
    ),
  );
});
