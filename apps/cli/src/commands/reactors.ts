import { Reactions } from '#api';
import { numberWords } from '#libs/contracts';
import type { ParkedFact } from '#libs/event-sourcing';
import { type CliCommand, OPERATOR, Usage } from '../command';
import { REASON, reasonFor, reasonOf } from '../reason';
import { table } from '../table';

const list: CliCommand = {
  name: 'reactors list',
  usage: '',
  summary: 'Shows the facts that a reactor failed on and put aside, with those behind them in their streams.',
  examples: ['reactors list'],
  run: async ({ app }) => {
    const parked = await app.get(Reactions, { strict: false }).parked();
    const lines = table(
      ['reactor', 'fact', 'stream', 'attempts', 'next', 'reason'],
      parked.map((one) => [one.reactor, BigInt(one.position), one.stream, one.attempts, nextOf(one), one.reason]),
    );
    return { json: parked, lines: parked.length > 0 ? lines : ['No fact is put aside.'] };
  },
};

const retry: CliCommand = {
  name: 'reactors retry',
  usage: '[REACTOR FACT] [--reason WHY]',
  summary: 'Lets the running server try everything that was put aside again, now, or one fact of one reactor.',
  examples: ['reactors retry', 'reactors retry send-reset-links 4711'],
  options: { reason: REASON },
  run: async ({ app, positionals, values }) => {
    const reason = reasonOf({ values });
    const reactions = app.get(Reactions, { strict: false });
    const retried =
      positionals.length > 0
        ? await reactions.retry(...named(positionals), OPERATOR, reason)
        : await reactions.retryAll(OPERATOR, reason);
    return { json: { retried }, lines: [`${numberWords(retried)} facts will be tried again.`] };
  },
};

const skip: CliCommand = {
  name: 'reactors skip',
  usage: 'REACTOR FACT --reason WHY',
  summary:
    'Lets nobody try a fact again that was put aside; what stands behind it in its stream goes on. The log keeps who, when and why.',
  examples: ['reactors skip send-reset-links 4711 --reason "They were phoned instead."'],
  options: { reason: { type: 'string', help: 'why it needs no reaction, in a sentence' } },
  run: async ({ app, positionals, values }) => {
    const reason = reasonFor({ values }, 'They were phoned instead.');
    const [reactor, fact] = named(positionals);
    const skipped = await app.get(Reactions, { strict: false }).skip(reactor, fact, reason, OPERATOR);
    return { json: skipped, lines: [`${reactor} will not react to fact ${fact}.`] };
  },
};

export const reactorCommands = [list, retry, skip];

const nextOf = ({ due }: ParkedFact) => (due === null ? 'by reactors retry' : new Date(due).toISOString());

/** A fact by the number under which `reactors list` shows it. */
const named = ([reactor, fact]: readonly string[]): readonly [string, bigint] => {
  if (reactor === undefined || !/^\d+$/.test(fact ?? ''))
    throw new Usage('Name a reactor and a fact as `reactors list` shows them.');
  return [reactor, BigInt(fact!)];
};
