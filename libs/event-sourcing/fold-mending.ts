import type { Parked } from './builds';
import { type Changed, type Documents, foldPage, touched } from './fold-page';
import type { Log } from './forgotten';
import { isMending, type Mending } from './mending';
import type { Position, Recorded } from './message';
import { handles, type Projection } from './projection';

/** Facts read at once of those that a document has missed. */
const PAGE = 1_000;

/** Documents as far as they are known, which of them are parked, and which have changed. */
export type Folded = Readonly<{ documents: Documents; parked: Map<string, Parked>; changed?: Changed }>;

/** Of a projection: what operators decided about what it parks. */
export const isMendingOf = ({ name }: Projection<any>, event: Recorded): event is Recorded<Mending> =>
  isMending(event) && event.data.projection === name;

/** The same with those facts alone that are about one document. */
export const about = (p: Projection<any>, key: string): Projection<any> => ({
  ...p,
  key: (event) => (touched(p, [event]).has(key) ? key : []),
});

/** Folds facts into documents in place, and into parked ones what they have missed, where operators decided so: each time by `fold`. */
export const foldMending = async (
  p: Projection<any>,
  facts: readonly Recorded[],
  store: Pick<Log, 'at' | 'readAll'>,
  to: Folded,
  fold: typeof foldPage = foldPage,
) => {
  let begin = 0;
  for (const [i, event] of facts.entries()) {
    if (!isMendingOf(p, event)) continue;
    fold(p, facts.slice(begin, i), to.documents, to.parked, to.changed);
    await mend(p, event, store, to, fold);
    begin = i;
  }
  fold(p, begin > 0 ? facts.slice(begin) : facts, to.documents, to.parked, to.changed);
};

/** Folds what a parked document has missed. One that another fact parks than the one that was decided about stays as it is. */
const mend = async (
  p: Projection<any>,
  { type, data, position: until }: Recorded<Mending>,
  store: Pick<Log, 'at' | 'readAll'>,
  { documents, parked, changed = new Map() }: Folded,
  fold: typeof foldPage,
) => {
  const { key, position } = data;
  const isAbout = (event: Recorded) => handles(p, event) && touched(p, [event]).has(key);
  const foldMissed = (facts: readonly Recorded[]) => fold(about(p, key), facts, documents, parked, changed);
  const before = parked.get(key);
  if (before?.position !== position) return;
  parked.delete(key);
  if (type === 'FoldRetried') {
    const fact = await store.at(position);
    const isTold = fact !== undefined && isAbout(fact);
    if (isTold) foldMissed([fact]);
    // What parks it still, or tells no more whom it is about: only a rebuild could fold that in its turn.
    if (!isTold || parked.has(key)) return void parked.set(key, before);
  }
  for (let after: Position = position, isEnd = false; !isEnd && after < until && !parked.has(key); ) {
    const page = await store.readAll(after, PAGE);
    foldMissed(page.events.filter((event) => event.position < until && isAbout(event)));
    [after, isEnd] = [page.position, page.isEnd];
  }
};
