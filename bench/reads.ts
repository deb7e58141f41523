import { startIn } from './events/town';
import { BESIDE_BARE_COLUMNS, type LoadOptions, measureBesideBare } from './lib/beside-bare';
import { formatCount, printMachine, reportRows, rowName } from './lib/report';
import { withTemporaryDirectory } from './lib/temporary-directory';
import { BESIDE_MISBEHAVING_COLUMNS, measureBesideMisbehaving } from './reads/beside-misbehaving';
import { fillLargeTown } from './reads/fill-large-town';
import { waitUntilSettled } from './reads/wait-until-settled';

/** Each resident has a key. They ask in turns, so no response is used again before all others were. */
const TOWNS = [
  { events: 1_000, residents: 60 },
  { events: 10_000, residents: 10_000 },
];
const OPTIONS: LoadOptions = { rounds: 7, milliseconds: 500, connections: 16, target: 0.3 };
const HEADERS = { 'accept-encoding': 'br' };

/** Beside a bare server with the same bytes and headers. No two residents who follow or save have the same preferences. */
const main = async () => {
  printMachine();
  for (const { events, residents } of TOWNS) {
    const { rows, disturbed } = await withTemporaryDirectory((directory) => measureTown(directory, events, residents));
    reportRows(
      `${formatCount(events)} events, ${formatCount(residents)} residents, ${OPTIONS.connections} connections, medians of ${OPTIONS.rounds} rounds`,
      BESIDE_BARE_COLUMNS,
      rows,
    );
    reportRows('Reads beside one key that selects All and None in turns', BESIDE_MISBEHAVING_COLUMNS, [disturbed]);
  }
};

const measureTown = async (directory: string, events: number, residents: number) => {
  const keys = await fillLargeTown({ folder: directory }, events, residents);
  const town = await startIn(directory);
  await waitUntilSettled({ folder: directory });
  const measure = (what: string, paths: readonly string[]) =>
    measureBesideBare(town.port, { name: rowName('reads', events, what), what, paths, headers: HEADERS }, OPTIONS);
  const rows = [await measure('events', ['/api/events'])];
  rows.push(await measure('organizations', ['/api/organizations']));
  for (const what of ['preferences', 'sidebar', 'feed']) {
    const paths = keys.map((key) => `/api/${what}/${key}`);
    rows.push(await measure(what, paths));
  }
  const feeds = keys.map((key) => `/api/feed/${key}`);
  const disturbed = await measureBesideMisbehaving(rowName('reads', events, 'beside misbehaving'), town.port, feeds, OPTIONS);
  await town.stop();
  return { rows, disturbed };
};

main();
