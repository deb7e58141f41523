import { join } from 'node:path';
import { projections } from '#projections';
import { askNewChild } from './lib/child';
import { measureTwoInTurns } from './lib/in-turns';
import {
  type Column,
  formatCount,
  formatMebibytes,
  formatMs,
  print,
  printMachine,
  type Row,
  type RowBesidePeer,
  ratioText,
  reportRows,
  rowName,
} from './lib/report';
import { compareSides, median, spreadOf } from './lib/statistics';
import { withTemporaryDirectory } from './lib/temporary-directory';
import type { FoldResult, FoldTask } from './rebuild/fold';
import type { LogResult, LogTask } from './rebuild/log';
import { removeReadModels } from './rebuild/remove-read-models';
import type { ServingResult, ServingTask } from './rebuild/serving';

const EVENTS = 200_000;
const STREAMS = 20_000;
const ROUNDS = 5;
const MAX_TURN_MS = 50;
const MAX_WRITE_MS = 250;

const program = (name: string) => join(__dirname, 'rebuild', `${name}.js`);

const main = async () => {
  printMachine();
  await withTemporaryDirectory(async (directory) => {
    const flat = join(directory, 'events.jsonl');
    const task = { events: EVENTS, streams: STREAMS, directory, flat };
    const { events, bytes } = await askNewChild<LogTask, LogResult>(program('log'), task);
    print(`${formatCount(events)} facts of ${Math.round(bytes / events)} B in ${formatCount(STREAMS)} streams`);

    const all = projections.map(({ name }) => name);
    const rebuilds: RebuildKind[] = [
      { name: 'catalogue', what: 'catalogue', names: ['catalogue'], beside: false, target: 0.6 },
      { name: 'preferences', what: 'preferences', names: ['preferences'], beside: false, target: 0.7 },
      { name: 'all', what: `all ${all.length}`, names: all, beside: false, target: 0.35 },
      { name: 'all, compared', what: `all ${all.length}, compared`, names: all, beside: true },
    ];
    const rows: RebuildRow[] = [];
    for (const one of rebuilds) rows.push(await measure(one, { directory, flat }));
    reportRows(`Rebuilding, medians of ${ROUNDS} rounds, each in a process of its own`, REBUILD_COLUMNS, rows);
    await measureServing(directory);
  });
};

const measureServing = async (directory: string) => {
  const rows: ServingRow[] = [];
  for (const reader of ['nowhere', 'the same process', 'another process'] as const) {
    const rounds: ServingResult[] = [];
    for (let nth = 0; nth < ROUNDS; nth++)
      rounds.push(
        await askNewChild<ServingTask, ServingResult>(program('serving'), {
          directory,
          where: reader,
          nth: rows.length * ROUNDS + nth,
        }),
      );
    const [turns, writes] = [rounds.map((one) => one.longestTurn), rounds.map((one) => one.longestWrite)];
    rows.push({
      name: rowName('rebuild', 'serving', reader),
      where: reader,
      unit: 'ms',
      better: 'lower',
      ours: median(writes),
      spread: spreadOf(writes),
      worst: Math.max(...writes),
      turn: median(turns),
      worstTurn: Math.max(...turns),
      writes: rounds.reduce((sum, one) => sum + one.writes, 0),
    });
  }
  reportRows(`A server meanwhile, the median and the worst of ${ROUNDS} rounds`, SERVING_COLUMNS, rows);
};

/** `ours` is the longest write. */
type ServingRow = Row & Readonly<{ where: ServingTask['where'] } & Record<'worst' | 'turn' | 'worstTurn' | 'writes', number>>;

const SERVING_COLUMNS: readonly Column<ServingRow>[] = [
  ['all rebuilt in', ({ where }) => where],
  ['writes', ({ writes }) => formatCount(writes)],
  ["longest turn of the server's loop", ({ turn, worstTurn }) => withTarget(turn, worstTurn, MAX_TURN_MS)],
  ['longest write', ({ ours, worst }) => withTarget(ours, worst, MAX_WRITE_MS)],
];

const withTarget = (middle: number, worst: number, target: number) =>
  `${formatMs(middle)}, worst ${formatMs(worst)} (target ${target} ${worst <= target ? 'reached' : 'missed'})`;

/** `beside`: while a live build serves, with which the new one is compared before it replaces it. */
type RebuildKind = { name: string; what: string; names: readonly string[]; beside: boolean; target?: number };
type LogFiles = { directory: string; flat: string };

type RebuildRow = RowBesidePeer &
  Readonly<{ what: string; target?: number } & Record<'documents' | 'peakBytes' | 'flatPeakBytes', number>>;

const REBUILD_COLUMNS: readonly Column<RebuildRow>[] = [
  ['rebuilt', ({ what }) => what],
  ['documents', ({ documents }) => formatCount(documents)],
  ['events/s', ({ ours }) => formatCount(ours)],
  ['flat file', ({ peer }) => formatCount(peer)],
  ['peak memory', ({ peakBytes }) => formatMebibytes(peakBytes)],
  ['flat file', ({ flatPeakBytes }) => formatMebibytes(flatPeakBytes)],
  ['ratio of events/s', ({ ratio, target }) => (target === undefined ? ratio.toFixed(2) : ratioText(ratio, target))],
];

const measure = async (
  { name, what, names, beside, target }: RebuildKind,
  { directory, flat }: LogFiles,
): Promise<RebuildRow> => {
  const fold = () => askNewChild<FoldTask, FoldResult>(program('fold'), { where: { folder: directory }, names });
  await removeReadModels(directory);
  if (beside) await fold();
  const { ours, peers } = await measureTwoInTurns(
    ROUNDS,
    async () => {
      if (!beside) await removeReadModels(directory);
      return fold();
    },
    () => askNewChild<{ flat: string }, FoldResult>(program('flat'), { flat }),
  );
  const perSecond = ({ events, seconds }: FoldResult) => events / seconds;
  const peak = (measured: FoldResult[]) => median(measured.map(({ peakBytes }) => peakBytes));
  return {
    name: rowName('rebuild', name),
    what,
    unit: 'events/s',
    better: 'higher',
    ...compareSides(ours.map(perSecond), peers.map(perSecond)),
    ...(target !== undefined && { target }),
    documents: ours[0]!.documents,
    peakBytes: peak(ours),
    flatPeakBytes: peak(peers),
  };
};

main();
