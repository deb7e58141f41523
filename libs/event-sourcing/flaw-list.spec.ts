import fc from 'fast-check';
import { ChainCheck, firstSeal } from './chain';
import { MAX_LISTED_FLAWS } from './flaw-list';
import { LogExaminer } from './logs';
import { BEGINNING, positionOf } from './message';

const unreadableLinks = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ position: positionOf(i + 1), text: '[]', seal: null, flaw: 'cannot be read' }));

const END = positionOf(1_000_000);

const examine = async (count: number) => {
  const examiner = new LogExaminer({ types: new Set(), upcasters: {} }, false);
  for (const link of unreadableLinks(count)) examiner.take(link);
  return examiner.end(END, async function* () {});
};

const checkSeals = async (count: number) => {
  const check = new ChainCheck(firstSeal('log', BEGINNING), BEGINNING, [{ position: END, head: 'other' }]);
  for (const link of unreadableLinks(count)) check.take(link);
  return check.end(END);
};

describe.each([
  ['facts', examine],
  ['seals', checkSeals],
])('A log with more flaws in its %s than are listed', (_, check) => {
  it('counts them all, and lists also the one of its end', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.nat(20),
          fc.nat(20).map((more) => MAX_LISTED_FLAWS - 10 + more),
          fc.nat(5_000),
        ),
        async (count) => {
          const { flaws, flawCount } = await check(count);
          expect([flawCount, flaws.length]).toEqual([count + 1, Math.min(count, MAX_LISTED_FLAWS) + 1]);
          expect(flaws.at(-1)).toMatch(/1000000/);
        },
      ),
      { numRuns: 30 },
    ));
});
