import fc from 'fast-check';
import { addDays } from '#libs/contracts';
import { shiftDays } from './change-query';
import type { FollowUp } from './merge-queries';

const spanAfter = (from: string, to: string, text: string) =>
  shiftDays({ text, query: {}, before: { span: { from, to } }, eventIds: [] } as unknown as FollowUp)?.span;

it.each([
  ['the following morning', { from: 0, until: 720 }],
  ['and the next evening', { from: 1020, until: 1440 }],
  ['and the night after', { from: 1020, until: 1440 }],
  ['the day after', { from: 720, until: 1020 }],
])('The part of the day that is said sets the hours: %s', (text, hours) => {
  const day = '2026-11-20';
  const before = { span: { from: day, to: day }, hours: { from: 720, until: 1020 } };
  expect(shiftDays({ text, query: {}, before, eventIds: [] } as unknown as FollowUp)).toEqual({
    span: { from: addDays(day, 1), to: addDays(day, 1) },
    hours,
  });
});

const DAYS = fc.integer({ min: 0, max: 15_000 }).map((days) => addDays('2026-01-01', days));

it('The month after any span is the calendar month behind its last day', () => {
  fc.assert(
    fc.property(DAYS, fc.nat({ max: 30 }), (from, length) => {
      const to = addDays(from, length);
      const { from: first, to: last } = spanAfter(from, to, 'and the month after')!;
      expect([first.slice(8), addDays(last, 1).slice(8)]).toEqual(['01', '01']);
      expect(first > to && first.slice(0, 7) === addDays(`${to.slice(0, 7)}-28`, 4).slice(0, 7)).toBe(true);
      expect(last.slice(0, 7)).toBe(first.slice(0, 7));
    }),
  );
});
