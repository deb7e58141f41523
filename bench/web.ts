import { startSampleTown, startTown, type Town } from './events/town';
import { type Column, formatCount, formatMs, print, printMachine, type Row, reportRows, rowName } from './lib/report';
import { median, spreadOf } from './lib/statistics';
import { withTemporaryDirectory } from './lib/temporary-directory';
import { describeBrowser, measureFirstPress } from './web/first-press';
import { LAYOUT_SHIFT_COLUMNS, MAX_SHIFT, measureLayoutShifts } from './web/layout-shifts';
import { type Device, measureVisit, type Visit } from './web/visit';

const RUNS = 5;

const TOWNS: { name: string; start: (directory: string) => Promise<Town> }[] = [
  { name: 'sample town', start: startSampleTown },
  { name: '1,000 events', start: (directory) => startTown(directory, 1_000) },
];

type Figure = keyof Visit;

const LIMITS: Record<Device, Partial<Record<Figure, number>>> = {
  mobile: { score: 98, largestPaint: 1_300, blocking: 100, listScripts: 90, requests: 20 },
  desktop: { score: 100, listScripts: 90, requests: 20 },
};

/** With Lighthouse: a new browser with the network and processor of a slow phone. Nobody uses the page. */
const main = async () => {
  printMachine();
  print(await describeBrowser());
  const [rows, presses]: [VisitRow[], PressRow[]] = [[], []];
  for (const { name, start } of TOWNS)
    await withTemporaryDirectory(async (directory) => {
      const town = await start(directory);
      for (const device of ['mobile', 'desktop'] as const)
        rows.push(await measure(name, `http://localhost:${town.port}/`, device));
      presses.push(await measurePress(name, `http://localhost:${town.port}/`));
      await town.stop();
    });
  reportRows(`The first visit, medians of ${RUNS}; in brackets the share of its limit`, VISIT_COLUMNS, rows);
  print(
    '\nThe times are simulated from what this machine took: its mark is Lighthouse’s own, about 1,500 for a quick one at rest.',
  );
  print('Bytes do not depend on it.');
  reportRows(
    `The first press on such a phone, medians of ${RUNS}: from the press until a row shows its details`,
    PRESS_COLUMNS,
    presses,
  );
  reportRows(
    `Layout shift in the sample town; in brackets the share of ${MAX_SHIFT}`,
    LAYOUT_SHIFT_COLUMNS,
    await measureLayoutShifts(),
  );
};

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
  ['at rest', columnOf('atRest', ' ms')],
  ['processor', columnOf('processor', ' ms')],
  ['mark', columnOf('machine', '')],
];

/** `ours` is the press some seconds after the first paint. */
type PressRow = Row & Readonly<{ town: string; early: number }>;

const PRESS_COLUMNS: readonly Column<PressRow>[] = [
  ['town', ({ town }) => town],
  ['at the first paint', ({ early }) => formatMs(early)],
  ['after some seconds', ({ ours }) => formatMs(ours)],
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

const measurePress = async (town: string, url: string): Promise<PressRow> => {
  const [early, late]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    early.push(await measureFirstPress(url, 0));
    late.push(await measureFirstPress(url, READING_MS));
  }
  const name = rowName('web', 'first-press', town);
  return { name, town, unit: 'ms', better: 'lower', ours: median(late), spread: spreadOf(late), early: median(early) };
};

/** The scripts are fetched by then, and do not run yet. */
const READING_MS = 4_000;

main();
