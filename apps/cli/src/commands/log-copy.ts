import { logName, type OpenLog } from '#api';
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
    'Copies a log into one that is empty or was copied from it before, and compares the two. Called again, it goes on where it was.',
  details: [
    'A LOG is a folder, or the address of an EventStoreDB. Facts keep everything but their positions.',
    'No server may run on the target. Stop the one on the source too before the last time: what it records later is not copied.',
    "Reactors go on in the copy where they were. The read models are built anew by the target's servers.",
    'How far they are stands beside facts in a file, and of the log on a server at MONGODB_URL, or without one in work.db of',
    'ALMANAC_DATA_DIR: call this with those of the servers. So do the keys of persons, in keys.db, and are taken along.',
  ],
  examples: ['log copy --to "esdb://127.0.0.1:2113?tls=false"', 'log copy --from ./data --to /backup/town'],
  options: {
    to: { type: 'string', help: `${LOG_ARGUMENT_HELP}` },
    from: { type: 'string', help: 'the same; the log of the configuration if it is left out' },
    ...WITHOUT_REACTORS,
    ...WITHOUT_KEYS,
  },
  runOnFiles: async ({ configuration, ...said }) => {
    const { values } = said;
    const [from, to] = [logNamed(configuration, values['from']), String(values['to'])];
    requireDifferentLogs(from, to);
    const log = await withLog(from, configuration, (source) =>
      withNewLog(to, configuration, (target) => copyLog(source, target, said)),
    );
    return {
      json: { from: logName(from), to: logName(to), found: log.found, copied: log.copied, ...newLogJson(log) },
      lines: newLogLines(log, 'copied', 'The two logs are the same'),
    };
  },
};

const copyLog = async (source: OpenLog, target: OpenLog, said: CommandInput) => {
  const [head, show] = [await source.store.head(), stageProgress(said.terminal)];
  const [reached, keys] = [await reactorCheckpointsOf(source, head, said), await keysOfLog(source, head, said.values)];
  let at: Position = BEGINNING;
  const facts = withProgress(validFactsOf(source.store, head, knownFactTypes), ({ position }) => {
    at = position;
  });
  const onCopying = (stage: keyof typeof STAGE_LABELS, done: number, all?: number) =>
    show(STAGE_LABELS[stage], all ? done / all : Number(at) / Number(head), done);
  const copied = await transferReactors(reached, target, () =>
    transferKeys(keys.all, target.keys, () => copyFacts(facts, target.store, onCopying, target.atOnce), keys.destroyed),
  );
  said.terminal.end();
  return describeNewLog(copied, reached, target);
};

const STAGE_LABELS = { compared: 'Comparing what is there', copied: 'Copying', verified: 'Comparing the whole' } as const;

async function* withProgress(facts: AsyncIterable<Recorded>, see: (fact: Recorded) => void) {
  for await (const fact of facts) {
    see(fact);
    yield fact;
  }
}
