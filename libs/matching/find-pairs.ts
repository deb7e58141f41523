import { setImmediate } from 'node:timers/promises';
import { contextOf } from './context';
import { stemOf } from './forms';
import { type Compared, comparable, comparedTimes, matchCompared } from './match';
import type { Match, Telling } from './telling';
import { isRun } from './time';
import { isFiller } from './words';

export type Pair = Match & Readonly<{ a: Telling; b: Telling }>;

/**
 * A word that more of one time and one source have in their titles tells nobody apart; with it the work would grow with the square of
 * the day. Of one source: none may crowd out what others tell.
 */
const MOST_UNDER_ONE_WORD = 40;

/** After so many it lets others have their turn: nobody's page waits for this. */
const AT_A_TIME = 200;

/**
 * The pairs of tellings that match. Only those are compared that begin together and share a word of their titles or a page, so the work
 * grows with the number of tellings, whatever a day has of them.
 */
export const findPairs = async (tellings: readonly Telling[]): Promise<Pair[]> => {
  const context = contextOf(tellings);
  const shelves = new Map<string, Map<string, Compared[]>>();
  for (const [i, telling] of tellings.entries()) {
    if (i % AT_A_TIME === 0) await setImmediate();
    const one = comparable(telling, context);
    for (const name of shelvesOf(one)) {
      const shelf = shelves.get(name) ?? new Map<string, Compared[]>();
      shelves.set(name, shelf);
      const ofOne = shelf.get(telling.source);
      if (!ofOne) shelf.set(telling.source, [one]);
      else if (ofOne.length <= MOST_UNDER_ONE_WORD) ofOne.push(one);
    }
  }
  const pairs: Pair[] = [];
  const met = new Map<Compared, Set<Compared>>();
  let compared = 0;
  for (const shelf of shelves.values()) {
    const bySource = [...shelf.values()].filter((ofOne) => ofOne.length <= MOST_UNDER_ONE_WORD);
    for (const [i, ofOne] of bySource.entries())
      for (const [a, b] of pairsOf(ofOne, bySource.slice(i + 1).flat())) {
        if (++compared % AT_A_TIME === 0) await setImmediate();
        const [first, second] = a.telling.id < b.telling.id ? [a, b] : [b, a];
        // Most that share a word of a day are at other hours, and the others share several.
        if (comparedTimes(first, second) === 'different' || !meet(met, first, second)) continue;
        const found = matchCompared(first, second);
        if (found) pairs.push({ a: first.telling, b: second.telling, ...found });
      }
  }
  return pairs;
};

function* pairsOf(some: readonly Compared[], others: readonly Compared[]): Generator<[Compared, Compared]> {
  for (const a of some) for (const b of others) yield [a, b];
}

/** Under each word and the page: all of its day, for those who say no hour; of its minute; and among the runs, which begin when they like. */
const shelvesOf = ({ title, time, page }: Compared): string[] => {
  const times = isRun(time) ? ['run'] : time.start === undefined ? [time.date] : [String(time.start), time.date];
  const words = new Set([
    ...title.all.filter((word) => !isFiller(word)).map(stemOf),
    title.all.join(''),
    ...(page ? [page] : []),
  ]);
  return times.flatMap((at) => [...words].map((word) => `${at} ${word}`));
};

/** False where they have met before. */
const meet = (met: Map<Compared, Set<Compared>>, a: Compared, b: Compared): boolean => {
  const others = met.get(a) ?? new Set<Compared>();
  met.set(a, others);
  if (others.has(b)) return false;
  others.add(b);
  return true;
};
