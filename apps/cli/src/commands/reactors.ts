import { ParkedReactions } from '#api';
import { formatNumber } from '#libs/contracts';
import type { ParkedFact } from '#libs/event-sourcing';
import { type CliCommand, OPERATOR_ACTOR, UsageError } from '../command';
import { REASON_OPTION, readReason, requireReason } from '../reason';
import { formatTable } from '../table';

const listCommand: CliCommand = {
  name: 'reactors list',
  usage: '',
  summary: 'Shows the facts that reactors failed on and put aside, and the later facts of the same streams.',
  examples: ['reactors list'],
  run: async ({ app }) => {
    const parked = await app.get(ParkedReactions, { strict: false }).list();
    const lines = formatTable(
      ['reactor', 'fact', 'stream', 'attempts', 'next', 'reason'],
      parked.map((one) => [one.reactor, BigInt(one.position), one.stream, one.attempts, nextAttemptText(one), one.reason]),
    );
    return { json: parked, lines: parked.length > 0 ? lines : ['No fact is put aside.'] };
  },
};

const retryCommand: CliCommand = {
  name: 'reactors retry',
  usage: '[REACTOR FACT] [--reason WHY]',
  summary: 'Makes the running server retry all facts that were put aside now, or one fact of one reactor.',
  examples: ['reactors retry', 'reactors retry send-reset-links 4711'],
  options: { reason: REASON_OPTION },
  run: async ({ app, positionals, values }) => {
    const reason = readReason({ values });
    const reactions = app.get(ParkedReactions, { strict: false });
    const retried =
      positionals.length > 0
        ? await reactions.retry(...parseParkedFact(positionals), OPERATOR_ACTOR, reason)
        : await reactions.retryAll(OPERATOR_ACTOR, reason);
    return { json: { retried }, lines: [`${formatNumber(retried)} facts will be tried again.`] };
  },
};

const skipCommand: CliCommand = {
  name: 'reactors skip',
  usage: 'REACTOR FACT --reason WHY',
  summary:
    'Skips a fact that was put aside for good; later facts of its stream continue. The log records who did it, when and why.',
  examples: ['reactors skip send-reset-links 4711 --reason "They were phoned instead."'],
  options: { reason: { type: 'string', help: 'why the fact can be skipped, in a sentence' } },
  run: async ({ app, positionals, values }) => {
    const reason = requireReason({ values }, 'They were phoned instead.');
    const [reactor, fact] = parseParkedFact(positionals);
    const skipped = await app.get(ParkedReactions, { strict: false }).skip(reactor, fact, reason, OPERATOR_ACTOR);
    return { json: skipped, lines: [`${reactor} will not react to fact ${fact}.`] };
  },
};

export const reactorCommands = [listCommand, retryCommand, skipCommand];

const nextAttemptText = ({ due }: ParkedFact) => (due === null ? 'by reactors retry' : new Date(due).toISOString());

const parseParkedFact = ([reactor, fact]: readonly string[]): readonly [string, bigint] => {
  if (reactor === undefined || !/^\d+$/.test(fact ?? ''))
    throw new UsageError('Name a reactor and a fact as `reactors list` shows them.');
  return [reactor, BigInt(fact!)];
};
