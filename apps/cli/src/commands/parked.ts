import { ParkedDocuments } from '#api';
import type { ParkedKey, Projection } from '#libs/event-sourcing';
import { projections } from '#projections';
import { type CliCommand, type CommandCall, OPERATOR_ACTOR, UsageError } from '../command';
import { REASON_OPTION, readReason, requireReason } from '../reason';
import { formatTable } from '../table';

const listCommand: CliCommand = {
  name: 'projections parked',
  usage: '',
  summary:
    'Shows the parked documents: a fact could not be folded into them, so they stay as they were until you retry or skip it.',
  examples: ['projections parked'],
  run: async ({ app }) => {
    const documents = app.get(ParkedDocuments, { strict: false });
    const found = await Promise.all(
      projections.map(async (one) => (await documents.list(one)).map((parked) => ({ projection: one.name, ...parked }))),
    );
    const parked = found.flat();
    const lines = formatTable(
      ['projection', 'key', 'fact', 'reason'],
      parked.map(({ projection, key, position, reason }) => [projection, key, BigInt(position), reason]),
    );
    return { json: parked, lines: parked.length > 0 ? lines : ['No document is parked.'] };
  },
};

const retryCommand: CliCommand = {
  name: 'projections retry',
  usage: 'NAME KEY [--reason WHY]',
  summary: 'Retries the fact that parked a document, then the facts that wait for it.',
  examples: ['projections retry preferences k:2f6b'],
  options: { reason: REASON_OPTION },
  writes: true,
  run: async (call) => {
    const why = readReason(call);
    const [projection, { key, position }, documents] = await findParkedDocument(call);
    const { isParked, reason } = await documents.retry(projection, key, BigInt(position), OPERATOR_ACTOR, why);
    return { json: { isParked, reason }, lines: [retryResultLine(key, reason)], failed: isParked };
  },
};

const skipCommand: CliCommand = {
  name: 'projections skip',
  usage: 'NAME KEY --reason WHY',
  summary: 'Continues a parked document without the fact that parked it. The log records who did it, when and why.',
  examples: ['projections skip preferences k:2f6b --reason "It was a test entry."'],
  options: { reason: { type: 'string', help: 'why the fact can be skipped, in a sentence' } },
  writes: true,
  run: async (call) => {
    const why = requireReason(call, 'It was a test entry.');
    const [projection, { key, position }, documents] = await findParkedDocument(call);
    const { isParked, reason } = await documents.skip(projection, key, BigInt(position), why, OPERATOR_ACTOR);
    return { json: { isParked, reason }, lines: [retryResultLine(key, reason)], failed: isParked };
  },
};

export const parkedCommands = [listCommand, retryCommand, skipCommand];

const findParkedDocument = async ({
  app,
  positionals,
}: CommandCall): Promise<readonly [Projection<any>, ParkedKey, ParkedDocuments]> => {
  const [name, key] = positionals;
  const projection = projections.find((one) => one.name === name);
  if (!projection || key === undefined) throw new UsageError('Name a projection and a key as `projections parked` shows them.');
  const documents = app.get(ParkedDocuments, { strict: false });
  return [projection, await documents.findParked(projection, key), documents];
};

const retryResultLine = (key: string, reason: string | undefined) =>
  reason === undefined ? `${key} is no longer parked. The facts that waited for it are folded.` : `${key} is parked: ${reason}`;
