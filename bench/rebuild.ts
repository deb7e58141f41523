import { join } from 'node:path';
import { projections } from '#projections';
import { askAfresh } from './lib/child';
import { inTurns } from './lib/in-turns';
import {
  against,
  type Column,
  count,
  mebibytes,
  milliseconds,
  type Row,
  type RowBesidePeer,
  report,
  rowName,
  say,
  sayMachine,
} from './lib/report';
import { compared, median, spread } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';
import type { Fold, Measured } from './rebuild/fold';
import type { Wanted, Written } from './rebuild/log';
import { removeReadModels } from './rebuild/remove-read-models';
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
    say(`${count(events)} facts of ${Math.round(bytes / events)} B in ${count(STREAMS)} streams`);

    const all = projections.map(({ name }) => name);
    const rebuilds: Rebuild[] = [
      { name: 'catalogue', what: 'catalogue', names: ['catalogue'], beside: false },
      { name: 'preferences', what: 'preferences', names: ['preferences'], beside: false },
      { name: 'all', what: `all ${all.length}`, names: all, beside: false },
      { name: 'all, compared', what: `all ${all.length}, compared`, names: all, beside: true },
    ];
    const rows: Rebuilding[] = [];
    for (const one of rebuilds) rows.push(await measure(one, { directory, flat }));
    report(`Rebuilding, medians of ${ROUNDS} rounds, each in a process of its own`, REBUILDING, rows);
    await measureServing(directory);
  });
};

/** How long anybody waits for a server while all its read models are rebuilt: the worst of all rounds. */
const measureServing = async (directory: string) => {
  const rows: Serves[] = [];
  for (const where of ['nowhere', 'the same process', 'another process'] as const) {
    const rounds: Served[] = [];
    for (let nth = 0; nth < ROUNDS; nth++)
      rounds.push(await askAfresh<Serving, Served>(program('serving'), { directory, where, nth: rows.length * ROUNDS + nth }));
    const [turns, writes] = [rounds.map((one) => one.longestTurn), rounds.map((one) => one.longestWrite)];
    rows.push({
      name: rowName('rebuild', 'serving', where),
      where,
      unit: 'ms',
      better: 'lower',
      ours: median(writes),
      spread: spread(writes),
      worst: Math.max(...writes),
      turn: median(turns),
      worstTurn: Math.max(...turns),
      writes: rounds.reduce((sum, one) => sum + one.writes, 0),
    });
  }
  report(`A server meanwhile, the median and the worst of ${ROUNDS} rounds`, SERVING, rows);
};

/** `ours` is the longest write. */
type Serves = Row & Readonly<{ where: Serving['where'] } & Record<'worst' | 'turn' | 'worstTurn' | 'writes', number>>;

const SERVING: readonly Column<Serves>[] = [
  ['all rebuilt in', ({ where }) => where],
  ['writes', ({ writes }) => count(writes)],
  ["longest turn of the server's loop", ({ turn, worstTurn }) => within(turn, worstTurn, LONGEST_TURN_MS)],
  ['longest write', ({ ours, worst }) => within(ours, worst, LONGEST_WRITE_MS)],
];

/** '12.30 ms, worst 14.10 ms (target 50 reached)' */
const within = (middle: number, worst: number, target: number) =>
  `${milliseconds(middle)}, worst ${milliseconds(worst)} (target ${target} ${worst <= target ? 'reached' : 'missed'})`;

/** `beside`: while a live build serves, with which the new one is compared before it takes its place. */
type Rebuild = { name: string; what: string; names: readonly string[]; beside: boolean };
type Files = { directory: string; flat: string };

type Rebuilding = RowBesidePeer &
  Readonly<{ what: string; target?: number } & Record<'documents' | 'peakBytes' | 'flatPeakBytes', number>>;

const REBUILDING: readonly Column<Rebuilding>[] = [
  ['rebuilt', ({ what }) => what],
  ['documents', ({ documents }) => count(documents)],
  ['events/s', ({ ours }) => count(ours)],
  ['flat file', ({ peer }) => count(peer)],
  ['peak memory', ({ peakBytes }) => mebibytes(peakBytes)],
  ['flat file', ({ flatPeakBytes }) => mebibytes(flatPeakBytes)],
  ['ratio of events/s', ({ ratio, target }) => (target === undefined ? ratio.toFixed(2) : against(ratio, target))],
];

const measure = async ({ name, what, names, beside }: Rebuild, { directory, flat }: Files): Promise<Rebuilding> => {
  const fold = () => askAfresh<Fold, Measured>(program('fold'), { where: { folder: directory }, names });
  await removeReadModels(directory);
  if (beside) await fold();
  const { ours, peers } = await inTurns(
    ROUNDS,
    async () => {
      if (!beside) await removeReadModels(directory);
      return fold();
    },
    () => askAfresh<{ flat: string }, Measured>(program('flat'), { flat }),
  );
  const perSecond = ({ events, seconds }: Measured) => events / seconds;
  const peak = (measured: Measured[]) => median(measured.map(({ peakBytes }) => peakBytes));
  return {
    name: rowName('rebuild', name),
    what,
    unit: 'events/s',
    better: 'higher',
    ...compared(ours.map(perSecond), peers.map(perSecond)),
    ...(names.length === 1 && { target: TARGET }),
    documents: ours[0]!.documents,
    peakBytes: peak(ours),
    flatPeakBytes: peak(peers),
  };
};

main();
