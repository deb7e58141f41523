import { RecordRetry, RecordSkip } from '#libs/domain';
import { Checkpoints, type ParkedFact } from '#libs/event-sourcing';
import { Commands } from '../../../api/src/commands/commands';
import { type CliCommand, OPERATOR, Usage } from '../command';
import { table } from '../table';

const list: CliCommand = {
  name: 'reactors list',
  usage: '',
  summary: 'Shows the facts that a reactor failed on and put aside, with those behind them in their streams.',
  examples: ['reactors list'],
  run: async ({ app }) => {
    const parked = await app.get(Checkpoints).parked();
    const lines = table(
      ['reactor', 'fact', 'stream', 'attempts', 'next', 'reason'],
      parked.map((one) => [one.reactor, BigInt(one.position), one.stream, one.attempts, nextOf(one), one.reason]),
    );
    return { json: parked, lines: parked.length > 0 ? lines : ['No fact is put aside.'] };
  },
};

const retry: CliCommand = {
  name: 'reactors retry',
  usage: '[REACTOR FACT]',
  summary: 'Lets the running server try everything that was put aside again, now, or one fact of one reactor.',
  examples: ['reactors retry', 'reactors retry send-reset-links 4711'],
  run: async ({ app, positionals }) => {
    const parked = await app.get(Checkpoints).parked();
    const one = positionals.length > 0 ? found(parked, positionals) : undefined;
    if (one) refuseBehind(one, parked);
    let retried = 0;
    // Some of it may have been reacted to by now.
    for (const each of one ? [one] : parked)
      if (await app.get(Checkpoints).parkAgain({ ...each, attempts: 0, due: 0 }, Number.MAX_SAFE_INTEGER)) retried += 1;
    const about = one && { reactor: one.reactor, position: one.position };
    await app.get(Commands).issueWithoutWaiting(OPERATOR, RecordRetry, { facts: retried, ...about });
    return { json: { retried }, lines: [`${retried} facts will be tried again.`] };
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
    const reason = String(values['reason'] ?? '').trim();
    if (!reason) throw new Usage('Say why: --reason "They were phoned instead."');
    const { reactor, position, stream, reason: failure } = found(await app.get(Checkpoints).parked(), positionals);
    const skipped = { reactor, position, stream, failure, reason };
    // On record first: broken off in between, it is still put aside and can be skipped again.
    await app.get(Commands).issueWithoutWaiting(OPERATOR, RecordSkip, skipped);
    await app.get(Checkpoints).unpark(reactor, position);
    return { json: skipped, lines: [`${reactor} will not react to fact ${BigInt(position)}.`] };
  },
};

export const reactorCommands = [list, retry, skip];

const nextOf = ({ due }: ParkedFact) => (due === null ? 'by reactors retry' : new Date(due).toISOString());

/** A fact by the number under which `reactors list` shows it. */
const found = (parked: readonly ParkedFact[], [reactor, fact]: readonly string[]): ParkedFact => {
  if (!/^\d+$/.test(fact ?? '')) throw new Usage('Name a reactor and a fact as `reactors list` shows them.');
  const one = parked.find((each) => each.reactor === reactor && BigInt(each.position) === BigInt(fact!));
  if (!one) throw new Error(`No fact ${fact} of ${reactor} is put aside.`);
  return one;
};

const refuseBehind = ({ reactor, stream, position }: ParkedFact, parked: readonly ParkedFact[]) => {
  const first = parked.find((one) => one.reactor === reactor && one.stream === stream);
  if (first && first.position < position)
    throw new Error(`Fact ${BigInt(position)} stands behind fact ${BigInt(first.position)}, which comes first.`);
};
