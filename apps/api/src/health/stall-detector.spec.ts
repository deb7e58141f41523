import fc from 'fast-check';
import type { Position } from '#libs/event-sourcing';
import type { LogStatus } from './log-status-reader';
import { StallDetector } from './stall-detector';

const positionOf = (nth: number) => String(nth).padStart(8, '0') as Position;

const chain = { logId: 'log', position: positionOf(0), head: '' } as unknown as LogStatus['chain'];

const createStatus = (position: number | null, recorded: number, lagSeconds = 0): LogStatus => ({
  ...{ head: positionOf(recorded), chain, reactors: [] },
  projections: [
    {
      ...{ name: 'catalogue', version: 1, position: position === null ? null : positionOf(position) },
      lag: { facts: recorded - (position ?? 0), isAll: true, seconds: lagSeconds },
    },
  ],
});

const isStalledAfter = (...looks: (readonly [now: number, shown: number, recorded: number, lagSeconds?: number])[]) => {
  const catchUp = new StallDetector();
  return looks.map(([now, ...facts]) => catchUp.findStalled(createStatus(...facts), now).length > 0).at(-1);
};

describe('A read model that is behind the log', () => {
  it('is not stalled for a fact that was just recorded', () => expect(isStalledAfter([0, 5, 5], [60, 5, 6])).toBe(false));

  it('is not stalled before it has been so for 15 seconds', () => expect(isStalledAfter([0, 5, 6], [15, 5, 9, 15])).toBe(false));

  it('is stalled once it has stood still for longer than that', () =>
    expect(isStalledAfter([0, 5, 6], [16, 5, 9, 16])).toBe(true));

  it('is stalled when a fact has waited that long, though nobody looked in between', () =>
    expect(isStalledAfter([0, 5, 5], [60, 5, 6, 20])).toBe(true));

  it('is stalled where the clock of the calendar is stopped, too', () =>
    expect(isStalledAfter([0, 5, 5], [60, 5, 6, 0], [76, 5, 6, 0])).toBe(true));

  it('is not stalled at the first look: it may be catching up', () => expect(isStalledAfter([0, 5, 900, 3_600])).toBe(false));

  it('is not stalled while it moves, however old what it has yet to show', () =>
    expect(isStalledAfter([0, 5, 900, 3_600], [16, 6, 900, 3_600], [32, 7, 900, 3_600])).toBe(false));

  it('is not stalled any more once it moves again', () =>
    expect(isStalledAfter([0, 5, 900], [16, 5, 900, 16], [17, 6, 900, 16])).toBe(false));

  it('is not stalled while it is built for the first time', () => {
    const catchUp = new StallDetector();
    for (const now of [0, 16, 32]) expect(catchUp.findStalled(createStatus(null, 9), now)).toEqual([]);
  });

  it('is never stalled while each look finds it further than the one before, or at the end of the log', () =>
    fc.assert(
      fc.property(fc.array(fc.record({ seconds: fc.nat(1_000), facts: fc.nat(50), more: fc.nat(50) })), (steps) => {
        const catchUp = new StallDetector();
        let [now, position, recorded] = [0, 0, 0];
        for (const { seconds, facts, more } of steps) {
          now += seconds;
          recorded += more;
          position = Math.min(recorded, position + facts + 1);
          expect(catchUp.findStalled(createStatus(position, recorded, now), now)).toEqual([]);
        }
      }),
    ));
});
