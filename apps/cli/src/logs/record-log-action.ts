import { randomUUID } from 'node:crypto';
import { Clock, type Configuration, type OpenLog } from '#api/files';
import { type OperationsCommand, operations, upcasters } from '#libs/domain';
import { type CommandMetadata, Streams, withUpcasting } from '#libs/event-sourcing';
import { type CommandOutcome, OPERATOR_ACTOR } from '../command';

type RecordCommand<Data> = new (data: Data, issued: CommandMetadata) => OperationsCommand;

/** For a log that no application has open. Returns a message if that failed: the action is done even with a full disk. */
export const recordLogAction = async <Data>(
  log: OpenLog,
  { ALMANAC_NOW }: Configuration,
  kind: RecordCommand<Data>,
  data: NoInfer<Data>,
): Promise<string | undefined> => {
  const commandId = randomUUID();
  const time = new Clock('UTC', ALMANAC_NOW).now();
  const issued = { actor: OPERATOR_ACTOR, time, commandId, correlationId: commandId, consistency: 'eventual' } as const;
  try {
    await new Streams(withUpcasting(log.store, upcasters), NO_READ_MODELS).handle(operations, new kind(data, issued));
    await log.chain.seal();
    return undefined;
  } catch (error) {
    return `This action was not recorded: ${(error as Error).message}`;
  }
};

export const outcomeWithRecord = (
  { json, lines }: { json: object; lines: string[] },
  untold: string | undefined,
): CommandOutcome => (untold === undefined ? { json, lines } : { json: { ...json, untold }, lines: [...lines, untold] });

const NO_READ_MODELS = { caughtUpTo: async () => true };
