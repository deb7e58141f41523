import { describeLogLocation, type OpenLog } from '#api/files';
import {
  BEGINNING,
  copyFacts,
  type Position,
  type Recorded,
  transferKeys,
  transferReactors,
  validFactsOf,
} from '#libs/event-sourcing';
import type { CliCommand, CommandInput } from '../command';
import { keysOfLog, WITHOUT_KEYS } from '../logs/keys';
import { describeNewLog, newLogJson, newLogLines } from '../logs/new-log';
import { knownFactTypes, LOG_ARGUMENT_HELP, logNamed, requireDifferentLogs, withLog, withNewLog } from '../logs/open-logs';
import { reactorCheckpointsOf, WITHOUT_REACTORS } from '../logs/reactors';
import { stageProgress } from '../logs/stage-progress';

export const logCopyCommand: CliCommand = {
  name: 'log copy',
  usage: '--to LOG [--from LOG] [--without-reactors] [--without-keys]',
  summary:
    'Copies a log to an empty log or to an earlier copy, and compares both. If it was interrupted, call it again to continue.',
  details: [
    'A LOG is a folder, or the address of an EventStoreDB. Facts keep everything but their positions.',
    'No server may run on the target. Before the last copy, stop the servers of the source too: later facts are not copied.',
    "Reactors continue in the copy at their checkpoints. The target's servers rebuild the read models.",
    'Their checkpoints are beside the facts of a file, and for a log on a server at MONGODB_URL, or without one in work.db of',
    'ALMANAC_DATA_DIR: call this with the values of the servers. The personal keys, in keys.db, are copied too.',
  ],
  examples: ['log copy --to "esdb://127.0.0.1:2113?tls=false"', 'log copy --from ./data --to /backup/town'],
  options: {
    to: { type: 'string', help: `${LOG_ARGUMENT_HELP}` },
    from: { type: 'string', help: 'the same; default: the log of the configuration' },
    ...WITHOUT_REACTORS,
    ...WITHOUT_KEYS,
  },
  runOnFiles: async ({ configuration, ...input }) => {
    const { values } = input;
    const [from, to] = [logNamed(configuration, values['from']), String(values['to'])];
    requireDifferentLogs(from, to);
    const log = await withLog(from, configuration, (source) =>
      withNewLog(to, configuration, (target) => copyLog(source, target, input)),
    );
    return {
      json: {
        from: describeLogLocation(from),
        to: describeLogLocation(to),
        found: log.found,
        copied: log.copied,
        ...newLogJson(log),
      },
      lines: newLogLines(log, 'copied', 'The two logs are identical'),
    };
  },
};

const copyLog = async (source: OpenLog, target: OpenLog, input: CommandInput) => {
  const [head, show] = [await source.store.head(), stageProgress(input.terminal)];
  const [reached, keys] = [await reactorCheckpointsOf(source, head, input), await keysOfLog(source, head, input.values)];
  let at: Position = BEGINNING;
  const facts = withProgress(validFactsOf(source.store, head, knownFactTypes), ({ position }) => {
    at = position;
  });
  const onCopying = (stage: keyof typeof STAGE_LABELS, done: number, all?: number) =>
    show(STAGE_LABELS[stage], all ? done / all : Number(at) / Number(head), done);
  const copied = await transferReactors(reached, target, () =>
    transferKeys(
      keys.all,
      target.keys,
      () => copyFacts(facts, target.store, onCopying, target.maxConcurrentAppends),
      keys.destroyed,
    ),
  );
  input.terminal.end();
  return describeNewLog(copied, reached, target);
};

const STAGE_LABELS = { compared: 'Comparing what is there', copied: 'Copying', verified: 'Comparing the whole' } as const;

async function* withProgress(facts: AsyncIterable<Recorded>, see: (fact: Recorded) => void) {
  for await (const fact of facts) {
    see(fact);
    yield fact;
  }
}
