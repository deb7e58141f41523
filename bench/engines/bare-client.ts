import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { measured } from '../append/measured';
import { type Appended, type Round, wishesOf } from '../append/wishes';
import { answering } from '../lib/child';

export type Asked = Round | 'read';
export type Read = { events: number; seconds: number };

const client = EventStoreDBClient.connectionString(process.argv[2]!);

/** The limit: nothing but EventStoreDB's own client, that appends the same facts behind the same revisions, or reads all there are. */
answering((asked: Asked): Promise<Appended | Read> => (asked === 'read' ? read() : append(asked)));

const append = (round: Round) => {
  const wishes = wishesOf(round).values();
  return measured(async (done) => {
    const worker = async () => {
      for (const { command, revision } of wishes) {
        const { consistency: _, ...metadata } = command.issued;
        const fact = jsonEvent({ id: metadata.commandId, type: 'EventSaved', data: { ...command.data }, metadata });
        const expectedRevision = revision === 0 ? NO_STREAM : BigInt(revision - 1);
        const began = performance.now();
        await client.appendToStream(`preferences-${command.data.key}`, [fact], { expectedRevision });
        done(began);
      }
    };
    await Promise.all(Array.from({ length: round.atOnce }, worker));
  });
};

const read = async () => {
  const began = performance.now();
  let events = 0;
  for await (const { event } of client.readAll()) if (event && !event.type.startsWith('$')) events += 1;
  return { events, seconds: (performance.now() - began) / 1_000 };
};
