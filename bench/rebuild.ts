import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readModelsFileIn } from '#libs/stores';
import { projections } from '#projections';
import { askAfresh } from './lib/child';
import { inTurns } from './lib/in-turns';
import { against, count, milliseconds, say, sayMachine, sayTable } from './lib/report';
import { compared, median } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';
import type { Fold, Measured } from './rebuild/fold';
import type { Wanted, Written } from './rebuild/log';
import type { Served, Serving } from './rebuild/serving';

const EVENTS = 200_000;
const STREAMS = 20_000;
const ROUNDS = 5;
const TARGET = 0.5;
const LONGEST_TURN_MS = 50;
const LONGEST_WRITE_MS = 250;

const program = (name: string) => join(__dirname, 'rebuild', `${name}.js`);

/** How fast read models are built from the whole log, beside reading and parsing a flat file of the same facts. */
const main = async () => {
  sayMachine();
  await inTemporaryDirectory(async (directory) => {
    const flat = join(directory, 'events.jsonl');
    const wanted = { events: EVENTS, streams: STREAMS, directory, flat };
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
    for (const one of rebuilds) rows.push(await measure(one, { directory, flat }));
    const heads = ['rebuilt', 'documents', 'events/s', 'flat file', 'peak memory', 'flat file', 'ratio of events/s'];
    sayTable(`Rebuilding, medians of ${ROUNDS} rounds, each in a process of its own`, heads, rows);
    await measureServing(directory);
  });
};

/** How long anybody waits for a server while all its read models are rebuilt: the worst of all rounds. */
const measureServing = async (directory: string) => {
  const rows: string[][] = [];
  for (const where of ['nowhere', 'the same process', 'another process'] as const) {
    const rounds: Served[] = [];
    for (let nth = 0; nth < ROUNDS; nth++)
      rounds.push(await askAfresh<Serving, Served>(program('serving'), { directory, where, nth: rows.length * ROUNDS + nth }));
    const [turn, write] = [rounds.map((one) => one.longestTurn), rounds.map((one) => one.longestWrite)];
    const writes = rounds.reduce((sum, one) => sum + one.writes, 0);
    rows.push([where, count(writes), within(turn, LONGEST_TURN_MS), within(write, LONGEST_WRITE_MS)]);
  }
  const heads = ['all rebuilt in', 'writes', "longest turn of the server's loop", 'longest write'];
  sayTable(`A server meanwhile, the median and the worst of ${ROUNDS} rounds`, heads, rows);
};

/** '12.30 ms, worst 14.10 ms (target 50 reached)' */
const within = (values: readonly number[], target: number) => {
  const worst = Math.max(...values);
  return `${milliseconds(median(values))}, worst ${milliseconds(worst)} (target ${target} ${worst <= target ? 'reached' : 'missed'})`;
};

/** `beside`: while a live build serves, with which the new one is compared before it takes its place. */
type Rebuild = { what: string; names: readonly string[]; beside: boolean };
type Files = { directory: string; flat: string };

const measure = async ({ what, names, beside }: Rebuild, { directory, flat }: Files): Promise<string[]> => {
  const readModels = readModelsFileIn(directory);
  const remove = () => Promise.all(['', '-wal', '-shm'].map((end) => rm(readModels + end, { force: true })));
  const fold = () => askAfresh<Fold, Measured>(program('fold'), { where: { folder: directory }, names });
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
