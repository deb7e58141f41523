import type { EventStoreDBClient } from '@eventstore/db-client';
import type { Recorded } from '#libs/event-sourcing';
import { forEachEvent } from './read-call';
import { type ReadOptions, toStreamRequest } from './read-requests';
import { isFact } from './read-responses';

type StreamPageOptions = ReadOptions & Readonly<{ from: number | undefined }>;

export const readStreamPage = async (client: EventStoreDBClient, stream: string, { from, ...options }: StreamPageOptions) => {
  const facts: Recorded[] = [];
  let [read, last] = [0, 0];
  await forEachEvent(client, toStreamRequest(stream, from, options), (event) => {
    read += 1;
    last = event.revision;
    if (isFact(event)) facts.push(event);
    return false;
  });
  return { facts, last, isEnd: read < options.maxCount };
};
