import type { Builds } from './builds';
import type { EventStore, LogPage } from './event-store';
import { Folding, type Growing, parking } from './folding';
import type { Log } from './forgotten';
import { BEGINNING, type Position, type Recorded } from './message';
import { takingTurns } from './taking-turns';

const PAGE = 1_000;

export type Progress = Readonly<{ events: number; position: Position; head: Position }>;

/** Called after every page of the log; the next one waits for it. */
export type OnProgress = (progress: Progress) => unknown;

type How = Readonly<{ until?: Position; onProgress?: OnProgress | undefined }>;

/**
 * Takes builds on to `until`, or to what is the end of the log now: never after an end that moves on. Answers them as they
 * are then, without those that somebody else has moved or discarded meanwhile.
 */
export const catchUp = async (
  store: Log,
  builds: Builds,
  growing: readonly Growing[],
  { until, onProgress }: How = {},
): Promise<readonly Growing[]> => {
  const log = await store.id();
  const head = until ?? (await store.head());
  const turn = takingTurns();
  let folding: readonly Folding[] = growing.map((one) => new Folding(store, builds, one));
  const flush = async (some: readonly Folding[]) => {
    const lost = await write(builds, some);
    folding = folding.filter((one) => !lost.includes(one));
  };
  let position = earliest(growing.map(({ build }) => build.position));
  for (let [events, isEnd] = [0, false]; !isEnd && position < head; ) {
    await turn();
    await flush(folding.filter((one) => one.isFull));
    const page = await store.readAll(position, PAGE);
    const facts = upTo(head, page.events);
    await foldInto(folding, log, facts, turn);
    events += facts.length;
    position = page.position < head ? page.position : head;
    isEnd = page.isEnd || folding.length === 0;
    await onProgress?.({ events, position, head });
  }
  await flush(folding);
  return folding.map(({ projection, build }) => ({ projection, build }));
};

/**
 * Folds the next page of the log into live builds, in memory: it only reads, so that it can be done while something else is
 * found out. `write` answers whether all of it is written: not when somebody else works on one of the builds.
 */
export const nextPage = async (store: EventStore, builds: Builds, growing: readonly Growing[]) => {
  const [log, { events, isEnd }] = await Promise.all([
    store.id(),
    firstFacts(store, earliest(growing.map(({ build }) => build.position))),
  ]);
  const folding = growing.map((one) => new Folding(store, builds, one));
  await foldInto(folding, log, events, takingTurns());
  return { facts: events, isEnd, write: async () => (await write(builds, folding)).length === 0 };
};

/** A store may hold many pages that are nobody's facts. */
const firstFacts = async (store: EventStore, after: Position): Promise<LogPage> => {
  let page = await store.readAll(after, PAGE);
  while (page.events.length === 0 && !page.isEnd) page = await store.readAll(page.position, PAGE);
  return page;
};

/** Each reads the documents it needs at the same time as the others: on a server, that is one way there and back for all. */
const foldInto = async (folding: readonly Folding[], log: string, facts: readonly Recorded[], turn: () => Promise<void>) => {
  await Promise.all(folding.map((one) => one.prepare(facts)));
  for (const one of folding) {
    await one.fold(log, facts);
    await turn();
  }
};

export const earliest = (positions: readonly Position[]): Position => positions.toSorted()[0] ?? BEGINNING;

const upTo = (head: Position, page: readonly Recorded[]) =>
  page.length > 0 && page.at(-1)!.position > head ? page.filter(({ position }) => position <= head) : page;

/** Writes what is new. Answers those of whose builds nothing was written, because somebody else works on them. */
const write = async (builds: Builds, folding: readonly Folding[]): Promise<readonly Folding[]> => {
  const moved = folding.filter((one) => one.hasMoved);
  for (const one of moved) await one.load();
  const written = moved.length > 0 ? await parking(moved, () => builds.write(moved.map((one) => one.page()))) : [];
  for (const [i, one] of moved.entries()) if (written[i]) one.written();
  return moved.filter((_, i) => !written[i]);
};
