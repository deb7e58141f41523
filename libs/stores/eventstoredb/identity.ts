import { randomUUID } from 'node:crypto';
import { type EventStoreDBClient, NO_STREAM } from '@eventstore/db-client';
import { isOf, SILENCE_MS } from './failures';

/** Its metadata holds the log's id: a system event, which no reader of facts sees. */
const IDENTITY = 'almanac';

/** The id of the log. Of several processes that meet an empty server at once, one gives it. */
export const identityOf = async (client: EventStoreDBClient): Promise<string> => {
  const given = async () => (await client.getStreamMetadata<{ log: string }>(IDENTITY)).metadata?.log;
  const known = await given();
  if (known) return known;
  try {
    await client.setStreamMetadata(IDENTITY, { log: randomUUID() }, { expectedRevision: NO_STREAM, deadline: SILENCE_MS });
  } catch (error) {
    if (!isOf('wrong-expected-version', error)) throw error;
  }
  return (await given())!;
};
