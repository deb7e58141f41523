import { jsonFeedPath, rssPath } from '#libs/contracts';
import { startIn } from './events/town';
import { BESIDE_BARE_COLUMNS, type BesideBareRow, fetchResponse, type LoadOptions, measureBesideBare } from './lib/beside-bare';
import { formatCount, printMachine, reportRows, rowName } from './lib/report';
import { withTemporaryDirectory } from './lib/temporary-directory';
import { fillLargeTown } from './reads/fill-large-town';
import { waitUntilSettled } from './reads/wait-until-settled';

const SIZES = [1_000, 10_000];
const OPTIONS: LoadOptions = { rounds: 7, milliseconds: 500, connections: 16, target: 0.5 };
const GZIP_HEADERS = { 'accept-encoding': 'gzip' };

const main = async () => {
  printMachine();
  for (const events of SIZES) {
    const rows = await withTemporaryDirectory((directory) => measureTown(directory, events));
    reportRows(
      `${formatCount(events)} events, ${OPTIONS.connections} connections, medians of ${OPTIONS.rounds} rounds`,
      BESIDE_BARE_COLUMNS,
      rows,
    );
  }
};

const measureTown = async (directory: string, events: number) => {
  const keys = await fillLargeTown({ folder: directory }, events);
  const town = await startIn(directory);
  await waitUntilSettled({ folder: directory });
  const etag = (await fetchResponse(town.port, '/calendar.ics', GZIP_HEADERS)).headers['etag'] as string;
  const myAddresses = await Promise.all(keys.map((key) => subscribe(town.port, key)));
  const rows: BesideBareRow[] = [];
  const measure = async (what: string, paths: readonly string[], headers: Record<string, string> = GZIP_HEADERS) =>
    rows.push(await measureBesideBare(town.port, { name: rowName('outward', events, what), what, paths, headers }, OPTIONS));
  await measure(
    'organizations',
    Array.from({ length: 50 }, (_, nth) => `/calendar/organization/${nth + 1}.ics`),
  );
  await measure(
    'searches',
    ['tea', 'story', 'planning', 'swim 1'].map((q) => `/calendar/search.ics?q=${encodeURIComponent(q)}`),
  );
  await measure('My Almanac', myAddresses);
  await measure('RSS', [rssPath()]);
  await measure('JSON Feed', [jsonFeedPath()]);
  await measure('everything', ['/calendar.ics']);
  await measure('everything, 304', ['/calendar.ics'], { ...GZIP_HEADERS, 'if-none-match': etag });
  await town.stop();
  return rows;
};

const subscribe = async (port: number, sessionId: string): Promise<string> => {
  const head = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ sessionId }) };
  const { url } = await (await fetch(`http://127.0.0.1:${port}/api/subscription`, head)).json();
  return new URL(url).pathname;
};

main();
