import type { EventStore, Recorded } from '#libs/event-sourcing';

const FACTS_PER_PAGE = 1_000;

/** In pages, in the order of the log. `streams` maps each stream to its first revision. */
export async function* readInLogOrder(store: EventStore, streams: ReadonlyMap<string, number>): AsyncGenerator<Recorded[]> {
  const readers = await Promise.all([...streams].map(([stream, from]) => createReader(store, stream, from)));
  let page: Recorded[] = [];
  for (let unfinished = readers.filter(({ next }) => next); unfinished.length > 0; ) {
    const first = unfinished.reduce((a, b) => (b.next!.position < a.next!.position ? b : a));
    page.push(first.next!);
    await first.step();
    if (!first.next) unfinished = unfinished.filter((one) => one !== first);
    if (page.length < FACTS_PER_PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

const createReader = async (store: EventStore, stream: string, from: number) => {
  let facts = await store.read(stream, { from, limit: FACTS_PER_PAGE });
  let at = 0;
  return {
    get next(): Recorded | undefined {
      return facts[at];
    },
    /** Returns a promise only at the end of a page: an await per fact would cost as much as the reading. */
    step: (): Promise<void> | undefined => {
      at++;
      if (at < facts.length || facts.length < FACTS_PER_PAGE) return undefined;
      return store.read(stream, { from: facts.at(-1)!.revision + 1, limit: FACTS_PER_PAGE }).then((more) => {
        [facts, at] = [more, 0];
      });
    },
  };
};
