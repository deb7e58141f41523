import { startSampleTown } from './events/town';
import { type Column, formatCount, formatMebibytes, printMachine, type Row, reportRows, rowName } from './lib/report';
import { median, spreadOf } from './lib/statistics';
import { withTemporaryDirectory } from './lib/temporary-directory';
import { countModules, runCommand, type Start, startServer } from './start/measure';

const RUNS = 5;

/** `ours` is the processor time, which depends less on what else the machine does than `wall` does. */
type Started = Row & Readonly<{ what: string; wall: number; modules?: number; idleBytes?: number }>;

const STARTED: readonly Column<Started>[] = [
  ['', ({ what }) => what],
  ['wall time', ({ wall }) => `${formatCount(wall)} ms`],
  ['processor time', ({ ours }) => `${formatCount(ours)} ms`],
  ['modules loaded', ({ modules }) => (modules === undefined ? '-' : formatCount(modules))],
  ['memory when idle', ({ idleBytes }) => (idleBytes === undefined ? '-' : formatMebibytes(idleBytes))],
];

const main = async () => {
  printMachine();
  const rows = await withTemporaryDirectory(async (directory) => {
    await (await startSampleTown(directory)).stop();
    return [
      await measureCommand(['--help'], directory),
      await measureCommand(['projections', 'list'], directory),
      await measureServer(directory),
    ];
  });
  reportRows(`Starting, medians of ${RUNS}`, STARTED, rows);
};

const measureCommand = async (words: readonly string[], directory: string): Promise<Started> => {
  const starts = await repeat(() => runCommand(words, directory));
  return { ...toRow(`almanac ${words.join(' ')}`, starts), modules: await countModules(words, directory) };
};

const measureServer = async (directory: string): Promise<Started> => {
  const starts = await repeat(() => startServer(directory));
  return { ...toRow('server ready', starts), idleBytes: median(starts.map(({ idleBytes }) => idleBytes)) };
};

const repeat = async <Measured>(measure: () => Promise<Measured>): Promise<Measured[]> => {
  const measured: Measured[] = [];
  for (let run = 0; run < RUNS; run++) measured.push(await measure());
  return measured;
};

const toRow = (what: string, starts: readonly Start[]): Started => {
  const work = starts.map((start) => start.work);
  const wall = median(starts.map((start) => start.wall));
  return {
    name: rowName('start', what),
    what,
    unit: 'ms of a processor',
    better: 'lower',
    ours: median(work),
    spread: spreadOf(work),
    wall,
  };
};

main();
