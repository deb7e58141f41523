import type { EventStore } from '../event-store';
import { BEGINNING, type Position } from '../message';
import { bytesOf, factsOf, nameOf } from './fact';
import { flawOf, type KnownTypes } from './flaws';
import { type LogSum, Summing } from './log-sum';
import { RepeatedIds } from './repeated-ids';

/** Flaws that are told; where there are more, most have one cause. */
const TOLD = 1_000;

/** `flaws` are sentences; `largest` is in bytes. */
export type Examined = Readonly<{ sum: LogSum; largest: number; flaws: readonly string[] }>;
export type OnExamined = (facts: number, position: Position) => void;

/** Looks at every fact of a log up to a position, and at how they stand together. */
export const examine = async (
  store: EventStore,
  until: Position,
  known: KnownTypes,
  onExamined: OnExamined,
): Promise<Examined> => {
  const [summing, ids, flaws] = [new Summing(), new RepeatedIds(), [] as string[]];
  let [facts, largest, last]: [number, number, Position] = [0, 0, BEGINNING];
  const add = (flaw: string) => flaws.length < TOLD && flaws.push(flaw);
  try {
    for await (const fact of factsOf(store, until)) {
      const expected = summing.of(fact.stream).revision + 1;
      const flaw = flawOf(fact, known);
      if (flaw) add(`${nameOf(fact)} ${flaw}.`);
      if (fact.revision !== expected) add(`${nameOf(fact)} stands where revision ${expected} should.`);
      if (fact.position <= last) add(`${nameOf(fact)} stands behind position ${BigInt(last)}.`);
      summing.add(fact);
      ids.add(String(fact.id));
      [facts, largest, last] = [facts + 1, Math.max(largest, bytesOf(fact)), fact.position];
      onExamined(facts, last);
    }
    if (last !== until) add(`The log ends at position ${BigInt(last)}, and says that it ends at ${BigInt(until)}.`);
    const isSuspect = ids.suspects();
    if (isSuspect) for await (const flaw of repetitions(store, until, isSuspect)) add(flaw);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    add(`Behind position ${BigInt(await lastReadable(store, last))} stands something that cannot be read: ${error.message}.`);
  }
  return { sum: summing.sum(), largest, flaws };
};

async function* repetitions(store: EventStore, until: Position, isSuspect: (id: string) => boolean) {
  const first = new Map<string, string>();
  for await (const fact of factsOf(store, until)) {
    if (!isSuspect(String(fact.id))) continue;
    const before = first.get(fact.id);
    if (before) yield `${nameOf(fact)} has the id of another fact, ${before}.`;
    else first.set(fact.id, `revision ${fact.revision} of '${fact.stream}'`);
  }
}

/** Facts are read many at a time: none of those beside the broken one were given. */
const lastReadable = async (store: EventStore, after: Position): Promise<Position> => {
  for (let page = { position: after, isEnd: false }; ; ) {
    if (page.isEnd) return page.position;
    try {
      page = await store.readAll(page.position, 1);
    } catch {
      return page.position;
    }
  }
};
