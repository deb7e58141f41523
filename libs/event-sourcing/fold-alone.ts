import { tooLarge } from './errors';
import { about, type Folded, foldMending } from './fold-mending';
import { foldPage } from './fold-page';
import type { Log } from './forgotten';
import type { Position } from './message';
import type { Projection } from './projection';

/** Facts read at once. */
const PAGE = 1_000;

/** Which document, behind which place in the log, up to which, and how many bytes of it are kept. */
type Alone = Readonly<{ key: string; after: Position; until: Position; most: number }>;

/**
 * Folds a document that has grown too large once more, alone: the fact that makes it so parks it. That is the same one however
 * many were folded at once, so that what is decided about it holds in every build. (One that was too large only in between, and
 * was small again when it was written, nobody has noticed.)
 */
export const foldAlone = async (p: Projection<any>, { key, after, until, most }: Alone, store: Log, to: Required<Folded>) => {
  for (let [position, isEnd] = [after, false]; !isEnd && position < until; ) {
    const page = await store.readAll(position, PAGE);
    const facts = page.events.filter((event) => event.position <= until);
    await foldMending(about(p, key), facts, store, to, foldingWhatFits(key, most));
    [position, isEnd] = [page.position, page.isEnd];
  }
};

/** Many facts at once, and by halves where the document does not fit with them: to weigh it after each would take too long. */
const foldingWhatFits = (key: string, most: number): typeof foldPage =>
  function fold(p, facts, documents, parked, changed = new Map()) {
    const [known, first, wasParked] = [documents.get(key), changed.get(key), parked.get(key)];
    foldPage(p, facts, documents, parked, changed);
    const now = documents.get(key);
    const reason = now === known ? undefined : tooLarge(JSON.stringify(now!.document), most);
    if (!reason) return changed;
    putBack(documents, key, known);
    putBack(changed, key, first);
    putBack(parked, key, wasParked);
    if (facts.length === 1) parked.set(key, { key, position: facts[0]!.position, reason });
    else {
      const half = Math.ceil(facts.length / 2);
      fold(p, facts.slice(0, half), documents, parked, changed);
      fold(p, facts.slice(half), documents, parked, changed);
    }
    return changed;
  };

/** As `value` has it: nothing where it is undefined. */
export const putBack = <T>(map: Map<string, T>, key: string, value: T | undefined) =>
  value === undefined ? map.delete(key) : map.set(key, value);
