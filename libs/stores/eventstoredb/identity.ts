import { randomUUID } from 'node:crypto';
import { type EventStoreDBClient, NO_STREAM } from '@eventstore/db-client';
import { hasErrorType, RESPONSE_TIMEOUT_MS } from './failures';

/** The log's id is in the metadata of this stream, which is a system event and thus no fact. */
const IDENTITY_STREAM = 'almanac';

/** If several processes meet an empty server at once, one of them sets it. */
export const readLogId = async (client: EventStoreDBClient): Promise<string> => {
  const readId = async () => (await client.getStreamMetadata<{ log: string }>(IDENTITY_STREAM)).metadata?.log;
  const existingId = await readId();
  if (existingId) return existingId;
  try {
    await client.setStreamMetadata(
      IDENTITY_STREAM,
      { log: randomUUID() },
      { expectedRevision: NO_STREAM, deadline: RESPONSE_TIMEOUT_MS },
    );
  } catch (error) {
    if (!hasErrorType('wrong-expected-version', error)) throw error;
  }
  return (await readId())!;
};
