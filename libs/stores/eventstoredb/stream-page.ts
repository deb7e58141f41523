import { END, type EventStoreDBClient, START } from '@eventstore/db-client';
import type { Recorded } from '#libs/event-sourcing';
import { forEachEvent, isFact, toFact } from './events';
import { hasErrorType } from './failures';

type StreamPageOptions = Readonly<{ direction: 'forwards' | 'backwards'; from: number | undefined; maxCount: number }>;

/** Returns facts of one stream, the revision of the last event read, and whether that was the end. */
export const readStreamPage = async (
  client: EventStoreDBClient,
  stream: string,
  { direction, from, maxCount }: StreamPageOptions,
) => {
  const facts: Recorded[] = [];
  let [read, last] = [0, 0];
  const fromRevision = from === undefined ? (direction === 'forwards' ? START : END) : BigInt(from);
  try {
    await forEachEvent(client.readStream(stream, { direction, fromRevision, maxCount }), (event) => {
      read += 1;
      last = Number(event.revision);
      if (isFact(event)) facts.push(toFact(event));
      return false;
    });
  } catch (error) {
    if (!hasErrorType('stream-not-found', error)) throw error;
  }
  return { facts, last, isEnd: read < maxCount };
};
