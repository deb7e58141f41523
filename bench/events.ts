import { startTown } from './events/town';
import { answerOf, BESIDE_BARE, type BesideBare, besideBare, type How } from './lib/beside-bare';
import { count, report, rowName, say, sayMachine } from './lib/report';
import { inTemporaryDirectory } from './lib/temporary';

const SIZES = [1_000, 10_000];
const HOW: How = { rounds: 9, milliseconds: 600, connections: 16, target: 0.8 };
const PATH = '/api/events';

/** How fast `GET /api/events` is answered, beside a bare server that sends the same bytes under the same headers. */
const main = async () => {
  sayMachine();
  for (const events of SIZES) {
    const rows = await inTemporaryDirectory((directory) => measureTown(directory, events));
    const title = `GET ${PATH}, ${count(events)} events, ${HOW.connections} connections, medians of ${HOW.rounds} rounds`;
    report(title, BESIDE_BARE, rows);
  }
  say('\nThe load runs in a process of its own; if it is busy near 1.00, it limits the result instead of the servers.');
};

const measureTown = async (directory: string, events: number) => {
  const town = await startTown(directory, events);
  const etag = (await answerOf(town.port, PATH, { 'accept-encoding': 'br' })).headers['etag'] as string;
  const asked = {
    br: { 'accept-encoding': 'br' },
    identity: { 'accept-encoding': 'identity' },
    304: { 'accept-encoding': 'br', 'if-none-match': etag },
  };
  const rows: BesideBare[] = [];
  for (const [what, headers] of Object.entries(asked))
    rows.push(await besideBare(town.port, { name: rowName('events', events, what), what, paths: [PATH], headers }, HOW));
  await town.stop();
  return rows;
};

main();
