import { logName, type OpenLog } from '#api';
import { BEGINNING, carryKeys, carryOn, copyFacts, type Position, type Recorded, soundFactsOf } from '#libs/event-sourcing';
import type { CliCommand, Said } from '../command';
import { keysOf, WITHOUT_KEYS } from '../logs/keys';
import { made, madeAsJson, madeInWords } from '../logs/made';
import { known, LOG, named, refuseSame, withLog, withNewLog } from '../logs/opening';
import { reactorsOf, WITHOUT_REACTORS } from '../logs/reactors';
import { stages } from '../logs/stages';

export const copying: CliCommand = {
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
    to: { type: 'string', help: `${LOG}` },
    from: { type: 'string', help: 'the same; the log of the configuration if it is left out' },
    ...WITHOUT_REACTORS,
    ...WITHOUT_KEYS,
  },
  runOnFiles: async ({ configuration, ...said }) => {
    const { values } = said;
    const [from, to] = [named(configuration, values['from']), String(values['to'])];
    refuseSame(from, to);
    const log = await withLog(from, configuration, (source) =>
      withNewLog(to, configuration, (target) => copy(source, target, said)),
    );
    return {
      json: { from: logName(from), to: logName(to), found: log.found, copied: log.copied, ...madeAsJson(log) },
      lines: madeInWords(log, 'copied', 'The two logs are the same'),
    };
  },
};

/** Up to where the source ends now. */
const copy = async (source: OpenLog, target: OpenLog, said: Said) => {
  const [head, show] = [await source.store.head(), stages(said.terminal)];
  const [reached, keys] = [await reactorsOf(source, head, said), await keysOf(source, head, said.values)];
  let at: Position = BEGINNING;
  const facts = seen(soundFactsOf(source.store, head, known), ({ position }) => {
    at = position;
  });
  const onCopying = (stage: keyof typeof STAGES, done: number, all?: number) =>
    show(STAGES[stage], all ? done / all : Number(at) / Number(head), done);
  const copied = await carryOn(reached, target, () =>
    carryKeys(keys.all, target.keys, () => copyFacts(facts, target.store, onCopying, target.atOnce), keys.destroyed),
  );
  said.terminal.end();
  return made(copied, reached, target);
};

const STAGES = { compared: 'Comparing what is there', copied: 'Copying', verified: 'Comparing the whole' } as const;

async function* seen(facts: AsyncIterable<Recorded>, see: (fact: Recorded) => void) {
  for await (const fact of facts) {
    see(fact);
    yield fact;
  }
}
