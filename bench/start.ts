import { startSampleTown } from './events/town';
import { type Column, count, mebibytes, type Row, report, rowName, sayMachine } from './lib/report';
import { median, spread } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';
import { countModules, runCommand, type Start, startServer } from './start/measure';

const RUNS = 5;

/** `ours` is the processor time, which depends less on what else the machine does than `wall` does. */
type Started = Row & Readonly<{ what: string; wall: number; modules?: number; idleBytes?: number }>;

const STARTED: readonly Column<Started>[] = [
  ['', ({ what }) => what],
  ['wall time', ({ wall }) => `${count(wall)} ms`],
  ['processor time', ({ ours }) => `${count(ours)} ms`],
  ['modules loaded', ({ modules }) => (modules === undefined ? '-' : count(modules))],
  ['memory when idle', ({ idleBytes }) => (idleBytes === undefined ? '-' : mebibytes(idleBytes))],
];

/** Measures commands, and a server of the sample town until it is ready and then idle. */
const main = async () => {
  sayMachine();
  const rows = await inTemporaryDirectory(async (directory) => {
    await (await startSampleTown(directory)).stop();
    return [
      await measureCommand(['--help'], directory),
      await measureCommand(['projections', 'list'], directory),
      await measureServer(directory),
    ];
  });
  report(`Starting, medians of ${RUNS}`, STARTED, rows);
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
    spread: spread(work),
    wall,
  };
};

main();
