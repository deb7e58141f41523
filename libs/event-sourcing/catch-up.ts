import type { Builds } from './builds';
import type { EventStore, LogPage } from './event-store';
import { factsByProjection, factTypesOf } from './facts-by-projection';
import { FoldBuffer, type ProjectionBuild, retryWithParking } from './fold-buffer';
import { logPlaceOf } from './log-place';
import { BEGINNING, type Position, type Recorded } from './message';
import type { ReadableLog } from './truncated-streams';
import { createTurnPause, type TurnPause } from './turn-pause';

const FACTS_PER_PAGE = 1_000;

export type CatchUpProgress = Readonly<{ events: number; position: Position; head: Position }>;

/** Called after each page. The next page waits for it. */
export type OnProgress = (progress: CatchUpProgress) => unknown;

type CatchUpOptions = Readonly<{ until?: Position; onProgress?: OnProgress | undefined }>;

/** Folds facts up to `until`, by default the end of the log. Leaves out builds that another process moved or discarded. */
export const catchUp = async (
  store: ReadableLog,
  builds: Builds,
  growing: readonly ProjectionBuild[],
  { until, onProgress }: CatchUpOptions = {},
): Promise<readonly ProjectionBuild[]> => {
  const log = await store.id();
  const head = until ?? (await store.head());
  const turn = createTurnPause();
  let folding: readonly FoldBuffer[] = growing.map((one) => new FoldBuffer(store, builds, one));
  const flush = async (some: readonly FoldBuffer[]) => {
    const lost = await writeChanges(builds, some);
    folding = folding.filter((one) => !lost.includes(one));
  };
  const types = factTypesOf(growing.map(({ projection }) => projection));
  /** Whole if it goes beyond `head`, because builds then stop within it. */
  const readPage = async (after: Position) => {
    const page = await store.readAll(after, FACTS_PER_PAGE, types);
    return page.position > head && page.leftOut ? store.readAll(after, FACTS_PER_PAGE) : page;
  };
  let position = earliestPosition(growing.map(({ build }) => build.position));
  for (let [events, isEnd] = [0, false]; !isEnd && position < head; ) {
    await turn();
    await flush(folding.filter((one) => one.isFull));
    const page = await readPage(position);
    const facts = isUpTo(head, page.events);
    await foldPageInto(folding, log, facts, turn);
    events += facts.length + (page.leftOut ?? 0);
    position = page.position < head ? page.position : head;
    isEnd = page.isEnd || folding.length === 0;
    await onProgress?.({ events, position, head });
  }
  await flush(folding);
  return folding.map(({ projection, build }) => ({ projection, build }));
};

/** Folds the next page into live builds in memory. `write` returns false if another process works on one of the builds. */
export const foldNextPage = async (store: EventStore, builds: Builds, growing: readonly ProjectionBuild[]) => {
  const [log, { events, isEnd }] = await Promise.all([
    store.id(),
    readFirstFacts(store, earliestPosition(growing.map(({ build }) => build.position))),
  ]);
  const folding = growing.map((one) => new FoldBuffer(store, builds, one));
  await foldPageInto(folding, log, events, createTurnPause());
  return { facts: events, isEnd, write: async () => (await writeChanges(builds, folding)).length === 0 };
};

/** A store may contain many pages without facts of ours. */
const readFirstFacts = async (store: EventStore, after: Position): Promise<LogPage> => {
  let page = await store.readAll(after, FACTS_PER_PAGE);
  while (page.events.length === 0 && !page.isEnd) page = await store.readAll(page.position, FACTS_PER_PAGE);
  return page;
};

/** All projections read their documents in parallel: on a server that is one round trip. */
const foldPageInto = async (folding: readonly FoldBuffer[], log: string, facts: readonly Recorded[], turn: TurnPause) => {
  const last = facts.at(-1);
  if (!last) return;
  const concerning = factsByProjection(
    folding.map(({ projection }) => projection),
    facts,
  );
  const factsOf = ({ projection }: FoldBuffer) => concerning.get(projection)!;
  await Promise.all(folding.map((one) => one.prepare(factsOf(one))));
  for (const one of folding) {
    await one.fold(factsOf(one), logPlaceOf(log, last));
    await turn();
  }
};

export const earliestPosition = (positions: readonly Position[]): Position => positions.toSorted()[0] ?? BEGINNING;

const isUpTo = (head: Position, page: readonly Recorded[]) =>
  page.length > 0 && page.at(-1)!.position > head ? page.filter(({ position }) => position <= head) : page;

/** Returns the buffers of builds that another process works on, which were not written. */
const writeChanges = async (builds: Builds, folding: readonly FoldBuffer[]): Promise<readonly FoldBuffer[]> => {
  const moved = folding.filter((one) => one.hasMoved);
  for (const one of moved) await one.load();
  const written = moved.length > 0 ? await retryWithParking(moved, () => builds.write(moved.map((one) => one.page()))) : [];
  for (const [i, one] of moved.entries()) if (written[i]) one.markWritten();
  return moved.filter((_, i) => !written[i]);
};
