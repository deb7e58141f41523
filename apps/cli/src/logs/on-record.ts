import { randomUUID } from 'node:crypto';
import { Clock, type Configuration, type OpenLog } from '#api';
import { type OperationsCommand, operations, upcasters } from '#libs/domain';
import { type Issued, Streams, withUpcasting } from '#libs/event-sourcing';
import { OPERATOR, type Outcome } from '../command';

type Recording<Data> = new (data: Data, issued: Issued) => OperationsCommand;

/**
 * Puts on record what an operator did with a log as a whole, where no application has it open. Answers, in a sentence, why it could
 * not: what was done is done all the same, be the disk full.
 */
export const onRecord = async <Data>(
  log: OpenLog,
  { ALMANAC_NOW }: Configuration,
  kind: Recording<Data>,
  data: NoInfer<Data>,
): Promise<string | undefined> => {
  const commandId = randomUUID();
  const time = new Clock('UTC', ALMANAC_NOW).now();
  const issued = { actor: OPERATOR, time, commandId, correlationId: commandId, consistency: 'eventual' } as const;
  try {
    await new Streams(withUpcasting(log.store, upcasters), NOBODY_READS).handle(operations, new kind(data, issued));
    await log.chain.seal();
    return undefined;
  } catch (error) {
    return `It is not on record: ${(error as Error).message}`;
  }
};

/** The outcome of what was done, and why it is not on record, where it is not. */
export const telling = ({ json, lines }: { json: object; lines: string[] }, untold: string | undefined): Outcome =>
  untold === undefined ? { json, lines } : { json: { ...json, untold }, lines: [...lines, untold] };

const NOBODY_READS = { caughtUpTo: async () => true };
