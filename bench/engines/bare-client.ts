import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { type AppendResult, type AppendRound, commandsOf } from '../append/commands';
import { measureWork } from '../append/measure-work';
import { answerQuestions } from '../lib/child';

export type BareQuestion = AppendRound | 'read';
export type ReadResult = { events: number; seconds: number };

const client = EventStoreDBClient.connectionString(process.argv[2]!);

answerQuestions(
  (question: BareQuestion): Promise<AppendResult | ReadResult> => (question === 'read' ? read() : append(question)),
);

const append = (round: AppendRound) => {
  const commands = commandsOf(round).values();
  return measureWork(async (done) => {
    const worker = async () => {
      for (const { command, revision } of commands) {
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
