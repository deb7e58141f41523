import type { Builds } from './builds';
import type { EventStore, LogPage } from './event-store';
import { factsByProjection, factTypesOf } from './facts-by-projection';
import { FoldBuffer, type ProjectionBuild, retryWithParking } from './fold-buffer';
import { logPlaceOf } from './log-place';
import { BEGINNING, type Position, type Recorded } from './message';
import type { ReadableLog } from './truncated-streams';
import { createTurnPause, type TurnPause } from './turn-pause';

const FACTS_PER_PAGE = 1_000;

/** `facts`: how many were passed, also those that the store left out. */
export type CatchUpProgress = Readonly<{ facts: number; position: Position; head: Position }>;

/** Called after each page. The next page waits for it. */
export type OnProgress = (progress: CatchUpProgress) => unknown;

type CatchUpOptions = Readonly<{ until?: Position; onProgress?: OnProgress | undefined }>;

/** Folds facts up to `until`, by default the end of the log. The result lacks builds that another process works on or discarded. */
export const catchUp = async (
  store: ReadableLog,
  builds: Builds,
  targets: readonly ProjectionBuild[],
  { until, onProgress }: CatchUpOptions = {},
): Promise<readonly ProjectionBuild[]> => {
  const log = await store.id();
  const head = until ?? (await store.head());
  const yieldTurn = createTurnPause();
  let buffers: readonly FoldBuffer[] = targets.map((one) => new FoldBuffer(store, builds, one));
  const flush = async (some: readonly FoldBuffer[]) => {
    const { lost } = await writeChanges(builds, some);
    buffers = buffers.filter((one) => !lost.includes(one));
  };
  const types = factTypesOf(targets.map(({ projection }) => projection));
  /** A page that goes beyond `head` is read again without leaving facts out: the last fact up to `head` must be in it. */
  const readPage = async (after: Position) => {
    const page = await store.readAll(after, FACTS_PER_PAGE, types);
    return page.position > head && page.leftOut ? store.readAll(after, FACTS_PER_PAGE) : page;
  };
  let position = earliestPosition(targets.map(({ build }) => build.position));
  for (let [passedFacts, isEnd] = [0, false]; !isEnd && position < head; ) {
    await yieldTurn();
    await flush(buffers.filter((one) => one.isFull));
    const page = await readPage(position);
    const facts = factsUpTo(head, page.facts);
    await foldPageInto(buffers, log, facts, yieldTurn);
    passedFacts += facts.length + (page.leftOut ?? 0);
    position = page.position < head ? page.position : head;
    isEnd = page.isEnd || buffers.length === 0;
    await onProgress?.({ facts: passedFacts, position, head });
  }
  await flush(buffers);
  return buffers.map(({ projection, build }) => ({ projection, build }));
};

/** Folds the next page into live builds in memory. `write` returns false if another process works on one of them, which is not written. */
export const foldNextPage = async (store: EventStore, builds: Builds, targets: readonly ProjectionBuild[]) => {
  const [log, { facts, isEnd }] = await Promise.all([
    store.id(),
    readFirstNonEmptyPage(store, earliestPosition(targets.map(({ build }) => build.position))),
  ]);
  const buffers = targets.map((one) => new FoldBuffer(store, builds, one));
  await foldPageInto(buffers, log, facts, createTurnPause());
  return { facts, isEnd, write: async () => (await writeChanges(builds, buffers)).lost.length === 0 };
};

/** A page may be empty before the end of the log, where a store leaves out what is no fact. */
const readFirstNonEmptyPage = async (store: EventStore, after: Position): Promise<LogPage> => {
  let page = await store.readAll(after, FACTS_PER_PAGE);
  while (page.facts.length === 0 && !page.isEnd) page = await store.readAll(page.position, FACTS_PER_PAGE);
  return page;
};

/** All projections read their documents in parallel: on a server that is one round trip. */
const foldPageInto = async (buffers: readonly FoldBuffer[], log: string, facts: readonly Recorded[], yieldTurn: TurnPause) => {
  const last = facts.at(-1);
  if (!last) return;
  const concerning = factsByProjection(
    buffers.map(({ projection }) => projection),
    facts,
  );
  const factsOf = ({ projection }: FoldBuffer) => concerning.get(projection)!;
  await Promise.all(buffers.map((one) => one.prepare(factsOf(one))));
  for (const one of buffers) {
    await one.fold(factsOf(one), logPlaceOf(log, last));
    await yieldTurn();
  }
};

export const earliestPosition = (positions: readonly Position[]): Position => positions.toSorted()[0] ?? BEGINNING;

const factsUpTo = (head: Position, page: readonly Recorded[]) =>
  page.length > 0 && page.at(-1)!.position > head ? page.filter(({ position }) => position <= head) : page;

/** `lost`: the buffers of builds that another process works on. They were not written. */
const writeChanges = async (builds: Builds, buffers: readonly FoldBuffer[]): Promise<{ lost: readonly FoldBuffer[] }> => {
  const unwritten = buffers.filter((one) => one.hasUnwritten);
  for (const one of unwritten) await one.writeAhead();
  const written =
    unwritten.length > 0 ? await retryWithParking(unwritten, () => builds.write(unwritten.map((one) => one.page()))) : [];
  for (const [i, one] of unwritten.entries()) if (written[i]) one.markWritten();
  return { lost: unwritten.filter((_, i) => !written[i]) };
};
