import { startSampleTown, startTown, type Town } from './events/town';
import { type Column, formatCount, print, printMachine, type Row, reportRows, rowName } from './lib/report';
import { median, spreadOf } from './lib/statistics';
import { withTemporaryDirectory } from './lib/temporary-directory';
import { LAYOUT_SHIFT_COLUMNS, MAX_SHIFT, measureLayoutShifts } from './web/layout-shifts';
import { type Device, measureVisit, type Visit } from './web/visit';

const RUNS = 5;

const TOWNS: { name: string; start: (directory: string) => Promise<Town> }[] = [
  { name: 'sample town', start: startSampleTown },
  { name: '1,000 events', start: (directory) => startTown(directory, 1_000) },
];

type Figure = keyof Visit;

const LIMITS: Record<Device, Partial<Record<Figure, number>>> = {
  mobile: { score: 95, largestPaint: 1_800, blocking: 150, listScripts: 130 },
  desktop: { score: 100, listScripts: 130 },
};

/** With Lighthouse: a new browser with the network and processor of a slow phone. */
const main = async () => {
  printMachine();
  const rows: VisitRow[] = [];
  for (const { name, start } of TOWNS)
    await withTemporaryDirectory(async (directory) => {
      const town = await start(directory);
      for (const device of ['mobile', 'desktop'] as const)
        rows.push(await measure(name, `http://localhost:${town.port}/`, device));
      await town.stop();
    });
  reportRows(`The first visit, medians of ${RUNS}; in brackets the share of its limit`, VISIT_COLUMNS, rows);
  print(
    '\nThe times are simulated from what this machine took: its mark is Lighthouse’s own, about 1,500 for a quick one at rest.',
  );
  print('Bytes do not depend on it.');
  reportRows(
    `Layout shift in the sample town; in brackets the share of ${MAX_SHIFT}`,
    LAYOUT_SHIFT_COLUMNS,
    await measureLayoutShifts(),
  );
};

/** `ours` is the score. */
type VisitRow = Row & Readonly<{ town: string; device: Device } & Visit>;

const columnOf = (figure: Figure, unit: string) => (visited: VisitRow) => {
  const limit = LIMITS[visited.device][figure];
  return `${formatCount(visited[figure])}${unit}${limit === undefined ? '' : ` (${(visited[figure] / limit).toFixed(2)})`}`;
};

const VISIT_COLUMNS: readonly Column<VisitRow>[] = [
  ['town', ({ town }) => town],
  ['device', ({ device }) => device],
  ['score', columnOf('score', '')],
  ['first paint', columnOf('firstPaint', ' ms')],
  ['largest paint', columnOf('largestPaint', ' ms')],
  ['blocking', columnOf('blocking', ' ms')],
  ['JS before the list', columnOf('listScripts', ' kB')],
  ['all JS', columnOf('scripts', ' kB')],
  ['all', columnOf('all', ' kB')],
  ['requests', columnOf('requests', '')],
  ['mark', columnOf('machine', '')],
];

const measure = async (town: string, url: string, device: Device): Promise<VisitRow> => {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run++) visits.push(await measureVisit(url, device));
  const middle = Object.fromEntries(
    (Object.keys(visits[0]!) as Figure[]).map((figure) => [figure, median(visits.map((each) => each[figure]))]),
  ) as Visit;
  const apart = spreadOf(visits.map(({ score }) => score));
  const name = rowName('web', town, device);
  return { name, town, device, unit: 'score', better: 'higher', ours: middle.score, spread: apart, ...middle };
};

main();
