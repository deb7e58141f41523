import { END, type EventStoreDBClient, START } from '@eventstore/db-client';
import type { Recorded } from '#libs/event-sourcing';
import { each, factOf, isFact } from './events';
import { isOf } from './failures';

type How = Readonly<{ direction: 'forwards' | 'backwards'; from: number | undefined; maxCount: number }>;

/** Facts of one stream, the revision of the last event that was read, and whether none stood behind it. */
export const pageOf = async (client: EventStoreDBClient, stream: string, { direction, from, maxCount }: How) => {
  const facts: Recorded[] = [];
  let [read, last] = [0, 0];
  const fromRevision = from === undefined ? (direction === 'forwards' ? START : END) : BigInt(from);
  try {
    await each(client.readStream(stream, { direction, fromRevision, maxCount }), (event) => {
      read += 1;
      last = Number(event.revision);
      if (isFact(event)) facts.push(factOf(event));
      return false;
    });
  } catch (error) {
    if (!isOf('stream-not-found', error)) throw error;
  }
  return { facts, last, isEnd: read < maxCount };
};
