import { startSampleTown, startTown, type Town } from './events/town';
import { count, say, sayMachine, sayTable } from './lib/report';
import { median } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';
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

/** How the first visit of a resident goes, as Lighthouse sees it: in a fresh browser, on a slow phone's line and processor. */
const main = async () => {
  sayMachine();
  const rows: string[][] = [];
  for (const { name, start } of TOWNS)
    await inTemporaryDirectory(async (directory) => {
      const town = await start(directory);
      for (const device of ['mobile', 'desktop'] as const)
        rows.push([name, device, ...(await measure(`http://localhost:${town.port}/`, device))]);
      await town.stop();
    });
  sayTable(`The first visit, medians of ${RUNS}; in brackets the share of its limit`, HEADS, rows);
  say(
    '\nThe times are simulated from what this machine took: its mark is Lighthouse’s own, about 1,500 for a quick one at rest.',
  );
  say('Bytes do not depend on it.');
};

const HEADS = [
  'town',
  'device',
  'score',
  'first paint',
  'largest paint',
  'blocking',
  'JS before the list',
  'all JS',
  'all',
  'requests',
  'mark',
];

const measure = async (url: string, device: Device): Promise<string[]> => {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(url, device));
  const of = (figure: Figure, unit: string) => {
    const value = median(visits.map((each) => each[figure]));
    const limit = LIMITS[device][figure];
    return `${count(value)}${unit}${limit === undefined ? '' : ` (${(value / limit).toFixed(2)})`}`;
  };
  return [
    of('score', ''),
    of('firstPaint', ' ms'),
    of('largestPaint', ' ms'),
    of('blocking', ' ms'),
    of('listScripts', ' kB'),
    of('scripts', ' kB'),
    of('all', ' kB'),
    of('requests', ''),
    of('machine', ''),
  ];
};

main();
