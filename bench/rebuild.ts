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
    const rebuilds: Rebuild[] = [
      { what: 'catalogue', names: ['catalogue'], beside: false },
      { what: 'preferences', names: ['preferences'], beside: false },
      { what: `all ${all.length}`, names: all, beside: false },
      { what: `all ${all.length}, compared`, names: all, beside: true },
    ];
    const rows: string[][] = [];
    for (const one of rebuilds) rows.push(await measure(one, { database, flat, readModels: join(directory, 'readmodels.db') }));
    const heads = ['rebuilt', 'documents', 'events/s', 'flat file', 'peak memory', 'flat file', 'ratio of events/s'];
    sayTable(`Rebuilding, medians of ${ROUNDS} rounds, each in a process of its own`, heads, rows);
  });
};

/** `beside`: while a live build serves, with which the new one is compared before it takes its place. */
type Rebuild = { what: string; names: readonly string[]; beside: boolean };
type Files = { database: string; flat: string; readModels: string };

const measure = async ({ what, names, beside }: Rebuild, { database, flat, readModels }: Files): Promise<string[]> => {
  const remove = () => Promise.all(['', '-wal', '-shm'].map((end) => rm(readModels + end, { force: true })));
  const fold = () => askAfresh<Fold, Measured>(program('fold'), { database, readModels, names });
  await remove();
  if (beside) await fold();
  const { ours, peers } = await inTurns(
    ROUNDS,
    async () => {
      if (!beside) await remove();
      return fold();
    },
    () => askAfresh<{ flat: string }, Measured>(program('flat'), { flat }),
  );
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
    names.length === 1 ? against(rate.ratio, TARGET) : rate.ratio.toFixed(2),
  ];
};

main();
