import { randomUUID } from 'node:crypto';
import {
  BEGINNING,
  type Copied,
  carryOn,
  copyFacts,
  factsOf,
  type Position,
  type Recorded,
  reachedIn,
} from '#libs/event-sourcing';
import { logName, type OpenLog } from '../../../api/src/stores.module';
import { type CliCommand, Usage } from '../command';
import { LOG, named, refuseSame, withLog, withNewLog } from '../logs/opening';
import { stages } from '../logs/stages';
import { toldReactors, toldSum } from '../logs/told';
import type { Terminal } from '../terminal';

export const copying: CliCommand = {
  name: 'log copy',
  usage: '--to LOG [--from LOG]',
  summary:
    'Copies a log into one that is empty or was copied from it before, and compares the two. Called again, it goes on where it was.',
  details: [
    'A LOG is a folder, or the address of an EventStoreDB. Facts keep everything but their positions.',
    'No server may run on the target. Stop the one on the source too before the last time: what it records later is not copied.',
    "Reactors go on in the copy where they were. The read models are built anew by the target's servers.",
    'How far they are along the log of a server stands in ALMANAC_DATA_DIR, or at MONGODB_URL: call this with those of the servers.',
  ],
  options: {
    to: { type: 'string', help: `${LOG}` },
    from: { type: 'string', help: 'the same; the log of the configuration if it is left out' },
  },
  runOnFiles: async ({ configuration, terminal, positionals, values }) => {
    if (positionals.length > 0 || typeof values['to'] !== 'string') throw new Usage('--to LOG says where to.');
    const [from, to] = [named(configuration, values['from']), values['to']];
    refuseSame(from, to);
    const { found, copied, sum, reactors } = await withLog(from, configuration, (source) =>
      withNewLog(to, configuration, (target) => copy(source, target, terminal)),
    );
    return {
      json: {
        from: logName(from),
        to: logName(to),
        found,
        copied,
        reactors,
        facts: sum.facts,
        streams: sum.streams.size,
        sha256: sum.sha256,
      },
      lines: [
        `${copied} facts were copied, ${found} were there.`,
        `The two logs are the same: ${toldSum(sum)}`,
        toldReactors(reactors),
      ],
    };
  },
};

/** Up to where the source ends now. */
const copy = async (source: OpenLog, target: OpenLog, terminal: Terminal): Promise<Copied & { reactors: number }> => {
  const [head, show] = [await source.store.head(), stages(terminal)];
  let at: Position = BEGINNING;
  const facts = seen(factsOf(source.store, head), ({ position }) => {
    at = position;
  });
  const onCopying = (stage: keyof typeof STAGES, done: number, all?: number) =>
    show(STAGES[stage], all ? done / all : Number(at) / Number(head), done);
  const copied = await copyFacts(facts, target.store, onCopying, target.atOnce);
  terminal.end();
  const reached = await reachedIn(source, head);
  await carryOn(reached, target, randomUUID());
  return { ...copied, reactors: reached.length };
};

const STAGES = { compared: 'Comparing what is there', copied: 'Copying', verified: 'Comparing the whole' } as const;

async function* seen(facts: AsyncIterable<Recorded>, see: (fact: Recorded) => void) {
  for await (const fact of facts) {
    see(fact);
    yield fact;
  }
}
