import { jsonFeedAddress, rssAddress } from '#libs/contracts';
import { startIn } from './events/town';
import { answerOf, BESIDE_BARE, type BesideBare, besideBare, type How } from './lib/beside-bare';
import { count, report, rowName, sayMachine } from './lib/report';
import { inTemporaryDirectory } from './lib/temporary';
import { largeTown } from './reads/large-town';
import { settled } from './reads/settled';

const SIZES = [1_000, 10_000];
const HOW: How = { rounds: 7, milliseconds: 500, connections: 16, target: 0.5 };
const GZIP = { 'accept-encoding': 'gzip' };

/**
 * How fast calendars that others subscribe to are answered, beside a bare server that sends the same bytes under the same headers.
 * Each of the residents reads an almanac of their own.
 */
const main = async () => {
  sayMachine();
  for (const events of SIZES) {
    const rows = await inTemporaryDirectory((directory) => measureTown(directory, events));
    report(`${count(events)} events, ${HOW.connections} connections, medians of ${HOW.rounds} rounds`, BESIDE_BARE, rows);
  }
};

const measureTown = async (directory: string, events: number) => {
  const keys = await largeTown(directory, events);
  const town = await startIn(directory);
  await settled(directory);
  const etag = (await answerOf(town.port, '/calendar.ics', GZIP)).headers['etag'] as string;
  const mine = await Promise.all(keys.map((key) => subscribed(town.port, key)));
  const rows: BesideBare[] = [];
  const measure = async (what: string, paths: readonly string[], headers: Record<string, string> = GZIP) =>
    rows.push(await besideBare(town.port, { name: rowName('outward', events, what), what, paths, headers }, HOW));
  await measure(
    'organizations',
    Array.from({ length: 50 }, (_, nth) => `/calendar/organization/${nth + 1}.ics`),
  );
  await measure(
    'searches',
    ['tea', 'story', 'planning', 'swim 1'].map((q) => `/calendar/search.ics?q=${encodeURIComponent(q)}`),
  );
  await measure('My Almanac', mine);
  await measure('RSS', [rssAddress()]);
  await measure('JSON Feed', [jsonFeedAddress()]);
  await measure('everything', ['/calendar.ics']);
  await measure('everything, 304', ['/calendar.ics'], { ...GZIP, 'if-none-match': etag });
  await town.stop();
  return rows;
};

const subscribed = async (port: number, sessionId: string): Promise<string> => {
  const head = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ sessionId }) };
  const { url } = await (await fetch(`http://127.0.0.1:${port}/api/subscription`, head)).json();
  return new URL(url).pathname;
};

main();
