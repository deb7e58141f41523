import fc from 'fast-check';
import { FACTS_PER_PAGE, pageOfFact, turnToNewer } from './fact-pages';

/** The facts that the server returns, newest first, and the page after it. */
const readPage = (facts: readonly number[], page: number) => {
  const older = facts.filter((fact) => fact < page).toReversed();
  return { shown: older.slice(0, FACTS_PER_PAGE), before: older.length > FACTS_PER_PAGE ? older[FACTS_PER_PAGE - 1]! : null };
};

const factCounts = fc.oneof(
  fc.integer({ min: 1, max: 300 }),
  fc.integer({ min: 1, max: 6 }).map((pages) => pages * FACTS_PER_PAGE),
);

describe('An auditor who turns the pages of facts', () => {
  it('turns back through the pages that she has seen, of all facts or of a group', () =>
    fc.assert(
      fc.property(factCounts, fc.integer({ min: 1, max: 4 }), fc.boolean(), (factCount, step, isGroup) => {
        const all = Array.from({ length: factCount }, (_, i) => i + 1);
        const facts = isGroup ? all.filter((fact) => fact % step === 0) : all;
        const seen = [];
        let turnedPages: readonly number[] = [];
        const pageNow = () => turnedPages.at(-1) ?? factCount + 1;
        for (;;) {
          const { shown, before } = readPage(facts, pageNow());
          seen.push(shown);
          if (before === null) break;
          turnedPages = [...turnedPages, before];
        }
        for (const shown of seen.toReversed()) {
          expect(readPage(facts, pageNow()).shown).toEqual(shown);
          turnedPages = turnToNewer(turnedPages, { page: pageNow(), factCount, isGroup });
        }
      }),
    ));

  it('sees the chosen fact on its page, and the first one before all facts', () =>
    fc.assert(
      fc.property(factCounts, fc.nat(), (factCount, seed) => {
        const fact = seed % (factCount + 1);
        const all = Array.from({ length: factCount }, (_, i) => i + 1);
        const page = pageOfFact(fact, factCount);
        expect(readPage(all, page).shown).toContain(Math.max(1, fact));
        expect((factCount + 1 - page) % FACTS_PER_PAGE).toBe(0);
      }),
    ));
});
