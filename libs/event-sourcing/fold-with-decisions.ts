import type { ParkedKey } from './builds';
import { type ChangedKeys, type Documents, foldPage, touchedKeys } from './fold-page';
import type { Position, Recorded } from './message';
import { isParkedDecision, type ParkedDecision } from './parked-decision';
import { handles, type Projection } from './projection';
import type { ReadableLog } from './truncated-streams';

const FACTS_PER_PAGE = 1_000;

export type FoldState = Readonly<{ documents: Documents; parked: Map<string, ParkedKey>; changed?: ChangedKeys }>;

export const isDecisionFor = ({ name }: Projection<any>, event: Recorded): event is Recorded<ParkedDecision> =>
  isParkedDecision(event) && event.data.projection === name;

export const onlyForKey = (p: Projection<any>, key: string): Projection<any> => ({
  ...p,
  key: (event) => (touchedKeys(p, [event]).has(key) ? key : []),
});

/**
 * Folds facts into documents in place by `fold`, and applies operators' decisions to parked documents, which then get the facts
 * they missed.
 */
export const foldWithDecisions = async (
  p: Projection<any>,
  facts: readonly Recorded[],
  store: Pick<ReadableLog, 'at' | 'readAll'>,
  to: FoldState,
  fold: typeof foldPage = foldPage,
) => {
  let begin = 0;
  for (const [i, event] of facts.entries()) {
    if (!isDecisionFor(p, event)) continue;
    fold(p, facts.slice(begin, i), to.documents, to.parked, to.changed);
    await applyDecision(p, event, store, to, fold);
    begin = i;
  }
  fold(p, begin > 0 ? facts.slice(begin) : facts, to.documents, to.parked, to.changed);
};

/** It stays parked if the decision is about another fact. */
const applyDecision = async (
  p: Projection<any>,
  { type, data, position: until }: Recorded<ParkedDecision>,
  store: Pick<ReadableLog, 'at' | 'readAll'>,
  { documents, parked, changed = new Map() }: FoldState,
  fold: typeof foldPage,
) => {
  const { key, position } = data;
  const isAbout = (event: Recorded) => handles(p, event) && touchedKeys(p, [event]).has(key);
  const foldMissed = (facts: readonly Recorded[]) => fold(onlyForKey(p, key), facts, documents, parked, changed);
  const before = parked.get(key);
  if (before?.position !== position) return;
  parked.delete(key);
  if (type === 'FoldRetried') {
    const fact = await store.at(position);
    const isTold = fact !== undefined && isAbout(fact);
    if (isTold) foldMissed([fact]);
    // It is still parked, or the fact has no key any more. Only a rebuild could fold that in order.
    if (!isTold || parked.has(key)) return void parked.set(key, before);
  }
  for (let after: Position = position, isEnd = false; !isEnd && after < until && !parked.has(key); ) {
    const page = await store.readAll(after, FACTS_PER_PAGE);
    foldMissed(page.events.filter((event) => event.position < until && isAbout(event)));
    [after, isEnd] = [page.position, page.isEnd];
  }
};
