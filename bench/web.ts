import { startSampleTown, startTown, type Town } from './events/town';
import { type Column, count, type Row, report, rowName, say, sayMachine } from './lib/report';
import { median, spread } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';
import { LAYOUT_SHIFT_COLUMNS, layoutShifts, MOST_SHIFT } from './web/layout-shifts';
import { type Device, type Visit, visit } from './web/visit';

const RUNS = 5;

const TOWNS: { name: string; start: (directory: string) => Promise<Town> }[] = [
  { name: 'sample town', start: startSampleTown },
  { name: '1,000 events', start: (directory) => startTown(directory, 1_000) },
];

type Figure = keyof Visit;

/** What a first visit may take at most, or must reach at least. */
const LIMITS: Record<Device, Partial<Record<Figure, number>>> = {
  mobile: { score: 95, largestPaint: 1_800, blocking: 150, listScripts: 130 },
  desktop: { score: 100, listScripts: 130 },
};

/**
 * How the first visit of a resident goes, as Lighthouse sees it: in a fresh browser, on a slow phone's line and processor. And how
 * much of each page moves by itself.
 */
const main = async () => {
  sayMachine();
  const rows: Visited[] = [];
  for (const { name, start } of TOWNS)
    await inTemporaryDirectory(async (directory) => {
      const town = await start(directory);
      for (const device of ['mobile', 'desktop'] as const)
        rows.push(await measure(name, `http://localhost:${town.port}/`, device));
      await town.stop();
    });
  report(`The first visit, medians of ${RUNS}; in brackets the share of its limit`, VISITED, rows);
  say(
    '\nThe times are simulated from what this machine took: its mark is Lighthouse’s own, about 1,500 for a quick one at rest.',
  );
  say('Bytes do not depend on it.');
  report(`Layout shift in the sample town; in brackets the share of ${MOST_SHIFT}`, LAYOUT_SHIFT_COLUMNS, await layoutShifts());
};

/** `ours` is the score. */
type Visited = Row & Readonly<{ town: string; device: Device } & Visit>;

const of = (figure: Figure, unit: string) => (visited: Visited) => {
  const limit = LIMITS[visited.device][figure];
  return `${count(visited[figure])}${unit}${limit === undefined ? '' : ` (${(visited[figure] / limit).toFixed(2)})`}`;
};

const VISITED: readonly Column<Visited>[] = [
  ['town', ({ town }) => town],
  ['device', ({ device }) => device],
  ['score', of('score', '')],
  ['first paint', of('firstPaint', ' ms')],
  ['largest paint', of('largestPaint', ' ms')],
  ['blocking', of('blocking', ' ms')],
  ['JS before the list', of('listScripts', ' kB')],
  ['all JS', of('scripts', ' kB')],
  ['all', of('all', ' kB')],
  ['requests', of('requests', '')],
  ['mark', of('machine', '')],
];

const measure = async (town: string, url: string, device: Device): Promise<Visited> => {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(url, device));
  const middle = Object.fromEntries(
    (Object.keys(visits[0]!) as Figure[]).map((figure) => [figure, median(visits.map((each) => each[figure]))]),
  ) as Visit;
  const apart = spread(visits.map(({ score }) => score));
  const name = rowName('web', town, device);
  return { name, town, device, unit: 'score', better: 'higher', ours: middle.score, spread: apart, ...middle };
};

main();
