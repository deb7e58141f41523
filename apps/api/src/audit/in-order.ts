import type { EventStore, Recorded } from '#libs/event-sourcing';

const PAGE = 1_000;

/** The facts of several streams, in pages and in the order of the log; each stream from a revision on. */
export async function* inOrder(store: EventStore, streams: ReadonlyMap<string, number>): AsyncGenerator<Recorded[]> {
  const readers = await Promise.all([...streams].map(([stream, from]) => readerOf(store, stream, from)));
  let page: Recorded[] = [];
  for (let reading = readers.filter(({ next }) => next); reading.length > 0; ) {
    const first = reading.reduce((a, b) => (b.next!.position < a.next!.position ? b : a));
    page.push(first.next!);
    await first.step();
    if (!first.next) reading = reading.filter((one) => one !== first);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

const readerOf = async (store: EventStore, stream: string, from: number) => {
  let facts = await store.read(stream, { from, limit: PAGE });
  let at = 0;
  return {
    get next(): Recorded | undefined {
      return facts[at];
    },
    /** Awaits nothing within a page: that would cost as much as the reading. */
    step: (): Promise<void> | undefined => {
      at++;
      if (at < facts.length || facts.length < PAGE) return undefined;
      return store.read(stream, { from: facts.at(-1)!.revision + 1, limit: PAGE }).then((more) => {
        [facts, at] = [more, 0];
      });
    },
  };
};
