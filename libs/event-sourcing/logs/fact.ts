import type { EventStore } from '../event-store';
import { BEGINNING, type Position, type Recorded } from '../message';

const FACTS_PER_PAGE = 1_000;

/** Without the position, which differs between logs. */
export type Fact = Omit<Recorded, 'position'>;

/** Two facts are equal if their canonical lines are. */
export const factLine = ({ stream, revision, id, type, data, metadata }: Fact): string =>
  JSON.stringify({ stream, revision, id, type, data, metadata });

export const factName = ({ stream, revision, position }: Recorded) =>
  `Revision ${revision} of '${stream}' (position ${BigInt(position)})`;

export const appendBytesOf = ({ id, type, data, metadata }: Pick<Fact, 'id' | 'type' | 'data' | 'metadata'>): number =>
  Buffer.byteLength(JSON.stringify({ id, type, data, metadata }));

export async function* factsOf(store: Pick<EventStore, 'readAll'>, until: Position): AsyncGenerator<Recorded, undefined> {
  for (let page = { position: BEGINNING, isEnd: false }; !page.isEnd && page.position < until; ) {
    const { facts, ...next } = await store.readAll(page.position, FACTS_PER_PAGE);
    for (const event of facts) {
      if (event.position > until) return;
      yield event;
    }
    page = next;
  }
}
