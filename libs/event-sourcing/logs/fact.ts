import type { EventStore } from '../event-store';
import { BEGINNING, type Position, type Recorded } from '../message';

const PAGE = 1_000;

/** A fact without its position, which is the log's own: what two logs can have in common. */
export type Fact = Omit<Recorded, 'position'>;

/** The one way a fact is written down, as a line of JSON: facts are the same when their lines are. */
export const lineOf = ({ stream, revision, id, type, data, metadata }: Fact): string =>
  JSON.stringify({ stream, revision, id, type, data, metadata });

/** What to call a fact of a log. */
export const nameOf = ({ stream, revision, position }: Recorded) =>
  `Revision ${revision} of '${stream}' (position ${BigInt(position)})`;

/** How much of an append a fact takes. */
export const bytesOf = ({ id, type, data, metadata }: Pick<Fact, 'id' | 'type' | 'data' | 'metadata'>): number =>
  Buffer.byteLength(JSON.stringify({ id, type, data, metadata }));

/** The facts of a log up to a position, in its order. */
export async function* factsOf(store: Pick<EventStore, 'readAll'>, until: Position): AsyncGenerator<Recorded, undefined> {
  for (let page = { position: BEGINNING, isEnd: false }; !page.isEnd && page.position < until; ) {
    const { events, ...next } = await store.readAll(page.position, PAGE);
    for (const event of events) {
      if (event.position > until) return;
      yield event;
    }
    page = next;
  }
}
