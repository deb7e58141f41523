import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projections } from '#projections';
import { askAfresh } from './lib/child';
import { inTurns } from './lib/in-turns';
import { against, count, say, sayMachine, sayTable } from './lib/report';
import { compared, median } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';
import type { Fold, Measured } from './rebuild/fold';
import type { Wanted, Written } from './rebuild/log';

const EVENTS = 200_000;
const STREAMS = 20_000;
const ROUNDS = 5;
const TARGET = 0.5;

const program = (name: string) => join(__dirname, 'rebuild', `${name}.js`);

/** How fast read models are built from the whole log, beside reading and parsing a flat file of the same facts. */
const main = async () => {
  sayMachine();
  await inTemporaryDirectory(async (directory) => {
    const [database, flat] = [join(directory, 'events.db'), join(directory, 'events.jsonl')];
    const wanted = { events: EVENTS, streams: STREAMS, database, flat };
    const { events, bytes } = await askAfresh<Wanted, Written>(program('log'), wanted);
    say(`${count(events)} domain events of ${Math.round(bytes / events)} B in ${count(STREAMS)} streams`);

    const all = projections.map(({ name }) => name);
    const rows: (string | number)[][] = [];
    for (const [what, names] of [
      ['catalogue', ['catalogue']],
      ['preferences', ['preferences']],
      [`all ${all.length}`, all],
    ] as const) {
      rows.push(await measure(directory, what, { database, flat, names }));
    }
    const heads = ['rebuilt', 'documents', 'events/s', 'flat file', 'peak memory', 'flat file', 'ratio of events/s'];
    sayTable(`Rebuilding, medians of ${ROUNDS} rounds, each in a process of its own`, heads, rows);
  });
};

const measure = async (
  directory: string,
  what: string,
  { database, flat, names }: { database: string; flat: string; names: readonly string[] },
) => {
  const readModels = join(directory, 'readmodels.db');
  const fold = async () => {
    for (const end of ['', '-wal', '-shm']) await rm(readModels + end, { force: true });
    return askAfresh<Fold, Measured>(program('fold'), { database, readModels, names });
  };
  const { ours, peers } = await inTurns(ROUNDS, fold, () => askAfresh<{ flat: string }, Measured>(program('flat'), { flat }));
  const perSecond = ({ events, seconds }: Measured) => events / seconds;
  const rate = compared(ours.map(perSecond), peers.map(perSecond));
  const peak = (measured: Measured[]) => `${count(median(measured.map(({ peakBytes }) => peakBytes)) / 1024 / 1024)} MiB`;
  return [
    what,
    count(ours[0]!.documents),
    count(rate.ours),
    count(rate.peer),
    peak(ours),
    peak(peers),
    against(rate.ratio, TARGET),
  ];
};

main();
