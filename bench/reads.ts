import { startIn } from './events/town';
import { BESIDE_BARE, besideBare, type How } from './lib/beside-bare';
import { count, report, rowName, sayMachine } from './lib/report';
import { inTemporaryDirectory } from './lib/temporary';
import { BESIDE_MISBEHAVING, besideMisbehaving } from './reads/beside-misbehaving';
import { largeTown } from './reads/large-town';
import { settled } from './reads/settled';

const SIZES = [1_000, 10_000];
const HOW: How = { rounds: 7, milliseconds: 500, connections: 16, target: 0.3 };
const HEADERS = { 'accept-encoding': 'br' };

/**
 * How fast a town with 150 organizations answers what a browser asks first, beside a bare server that sends the same bytes
 * under the same headers. Residents take turns, no two of those who follow or save with the same wishes.
 */
const main = async () => {
  sayMachine();
  for (const events of SIZES) {
    const { rows, disturbed } = await inTemporaryDirectory((directory) => measureTown(directory, events));
    report(`${count(events)} events, ${HOW.connections} connections, medians of ${HOW.rounds} rounds`, BESIDE_BARE, rows);
    report('Reads beside one key that selects All and None in turns', BESIDE_MISBEHAVING, [disturbed]);
  }
};

const measureTown = async (directory: string, events: number) => {
  const keys = await largeTown(directory, events);
  const town = await startIn(directory);
  await settled(directory);
  const measure = (what: string, paths: readonly string[]) =>
    besideBare(town.port, { name: rowName('reads', events, what), what, paths, headers: HEADERS }, HOW);
  const rows = [await measure('events', ['/api/events'])];
  rows.push(await measure('organizations', ['/api/organizations']));
  for (const what of ['preferences', 'sidebar', 'feed']) {
    const paths = keys.map((key) => `/api/${what}/${key}`);
    rows.push(await measure(what, paths));
  }
  const feeds = keys.map((key) => `/api/feed/${key}`);
  const disturbed = await besideMisbehaving(rowName('reads', events, 'beside misbehaving'), town.port, feeds, HOW);
  await town.stop();
  return { rows, disturbed };
};

main();
