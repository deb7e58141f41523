import { RecordRetry } from '#libs/domain';
import { Checkpoints, type ParkedFact } from '#libs/event-sourcing';
import { Commands } from '../../../api/src/commands/commands';
import { type CliCommand, OPERATOR } from '../command';
import { table } from '../table';

const list: CliCommand = {
  name: 'reactors list',
  usage: '',
  summary: 'Shows the facts that a reactor failed on and put aside, with those behind them in their streams.',
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
  usage: '',
  summary: 'Lets the running server try everything that was put aside again, now.',
  run: async ({ app }) => {
    const checkpoints = app.get(Checkpoints);
    const parked = await checkpoints.parked();
    for (const one of parked) await checkpoints.park({ ...one, attempts: 0, due: 0 }, Number.MAX_SAFE_INTEGER);
    await app.get(Commands).issueWithoutWaiting(OPERATOR, RecordRetry, { facts: parked.length });
    return { json: { retried: parked.length }, lines: [`${parked.length} facts will be tried again.`] };
  },
};

export const reactorCommands = [list, retry];

const nextOf = ({ due }: ParkedFact) => (due === null ? 'by reactors retry' : new Date(due).toISOString());
