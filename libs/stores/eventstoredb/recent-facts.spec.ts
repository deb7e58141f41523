import fc from 'fast-check';
import { BEGINNING, type Position, positionOf, type Recorded } from '#libs/event-sourcing';
import { RecentFacts } from './recent-facts';

const LARGE_BYTES = 100_000;

const factAt = (nth: number) => ({ id: `fact ${nth}`, position: positionOf(10 * (nth + 1)) }) as Recorded;
const logOf = (length: number) => Array.from({ length }, (_, nth) => factAt(nth));
/** After so many facts. */
const placeAfter = (count: number): Position => (count === 0 ? BEGINNING : factAt(count - 1).position);

describe('The end of a log that a subscription brings', () => {
  it('is told as the server would tell it, or not at all where a fact may be missing', () =>
    fc.assert(
      fc.property(
        fc.record({
          length: fc.nat(40),
          begin: fc.nat(40),
          received: fc.nat(40),
          large: fc.nat(40),
          after: fc.nat(40),
          limit: fc.integer({ min: 1, max: 40 }),
          known: fc.nat(40),
        }),
        ({ length, begin, received, large, after, limit, known }) => {
          const log = logOf(length);
          const [from, until] = [Math.min(begin, length), Math.min(begin + received, length)];
          const recent = new RecentFacts(placeAfter(from));
          for (let nth = from; nth < until; nth++) recent.receive(log[nth]!, nth === large ? LARGE_BYTES : 100);
          const page = recent.readAfter(placeAfter(after), limit, placeAfter(known));
          const events = log.slice(after, until).slice(0, limit);
          const isEnd = after + events.length >= until;
          if (page) expect(page).toEqual({ facts: events, position: events.at(-1)?.position ?? placeAfter(after), isEnd });
          if (page) expect(known).toBeLessThanOrEqual(until);
          const isWithoutLarge = large < after || large >= until;
          if (from <= after && after <= until && known <= until && isWithoutLarge) expect(page).toBeDefined();
        },
      ),
      { numRuns: 500 },
    ));

  it('is not trusted after a long silence, until somebody has looked', () => {
    jest.useFakeTimers();
    const recent = new RecentFacts(BEGINNING);
    const read = () => recent.readAfter(BEGINNING, 10, BEGINNING);
    expect(read()).toEqual({ facts: [], position: BEGINNING, isEnd: true });
    jest.advanceTimersByTime(16_000);
    expect(read()).toBeUndefined();
    recent.markChecked();
    expect(read()).toBeDefined();
    jest.advanceTimersByTime(16_000);
    recent.receive(factAt(0), 100);
    expect(read()).toMatchObject({ facts: [factAt(0)], isEnd: true });
    jest.useRealTimers();
  });

  it('is not longer than a thousand facts, and the rest is read from the server', () => {
    const recent = new RecentFacts(BEGINNING);
    const log = logOf(2_500);
    for (const fact of log) recent.receive(fact, 100);
    expect(recent.readAfter(placeAfter(1_499), 10_000, BEGINNING)).toBeUndefined();
    expect(recent.readAfter(placeAfter(2_000), 10_000, BEGINNING)).toMatchObject({ facts: log.slice(2_000), isEnd: true });
    expect(recent.at(placeAfter(2_400))).toBe(log[2_399]);
    expect(recent.at(placeAfter(100))).toBeUndefined();
  });
});
