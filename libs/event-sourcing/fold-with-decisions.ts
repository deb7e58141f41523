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

/** Folds in place by `fold`, and gives parked documents the facts they missed when an operator decides about them. */
export const foldWithDecisions = async (
  p: Projection<any>,
  facts: readonly Recorded[],
  store: Pick<ReadableLog, 'at' | 'readAll'>,
  to: FoldState,
  fold: typeof foldPage = foldPage,
) => {
  let rest = facts;
  for (const decision of facts.filter((event) => isDecisionFor(p, event))) {
    const before = rest.indexOf(decision);
    fold(p, rest.slice(0, before), to.documents, to.parked, to.changed);
    await applyDecision(p, decision, store, to, fold);
    rest = rest.slice(before);
  }
  fold(p, rest, to.documents, to.parked, to.changed);
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
    foldMissed(page.facts.filter((event) => event.position < until && isAbout(event)));
    [after, isEnd] = [page.position, page.isEnd];
  }
};
