import { tooLargeReason } from './errors';
import { foldPage } from './fold-page';
import { type FoldState, foldWithDecisions, onlyForKey } from './fold-with-decisions';
import type { Position } from './message';
import type { Projection } from './projection';
import type { ReadableLog } from './truncated-streams';

const FACTS_PER_PAGE = 1_000;

/** `most` is the size limit in bytes. */
type OversizedDocument = Readonly<{ key: string; after: Position; until: Position; most: number }>;

/**
 * Finds the fact that makes a document too large, which parks it: the same for every page size, so an operator's decision about
 * it is valid in every build. A document that was too large only in between goes unnoticed.
 */
export const foldOversizedDocument = async (
  p: Projection<any>,
  { key, after, until, most }: OversizedDocument,
  store: ReadableLog,
  to: Required<FoldState>,
) => {
  for (let [position, isEnd] = [after, false]; !isEnd && position < until; ) {
    const page = await store.readAll(position, FACTS_PER_PAGE);
    const facts = page.facts.filter((event) => event.position <= until);
    await foldWithDecisions(onlyForKey(p, key), facts, store, to, foldUntilTooLarge(key, most));
    [position, isEnd] = [page.position, page.isEnd];
  }
};

/** Folds many facts and bisects when the document does not fit: measuring it after each fact would take too long. */
const foldUntilTooLarge = (key: string, most: number): typeof foldPage =>
  function fold(p, facts, documents, parked, changed = new Map()) {
    const [stored, first, wasParked] = [documents.get(key), changed.get(key), parked.get(key)];
    foldPage(p, facts, documents, parked, changed);
    const now = documents.get(key);
    const reason = now === stored ? undefined : tooLargeReason(JSON.stringify(now!.document), most);
    if (!reason) return changed;
    restoreEntry(documents, key, stored);
    restoreEntry(changed, key, first);
    restoreEntry(parked, key, wasParked);
    if (facts.length === 1) parked.set(key, { key, position: facts[0]!.position, reason });
    else {
      const half = Math.ceil(facts.length / 2);
      fold(p, facts.slice(0, half), documents, parked, changed);
      fold(p, facts.slice(half), documents, parked, changed);
    }
    return changed;
  };

export const restoreEntry = <T>(map: Map<string, T>, key: string, value: T | undefined) =>
  value === undefined ? map.delete(key) : map.set(key, value);
