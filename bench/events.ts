import { AFTER_CHANGE_COLUMNS, measureAfterChange } from './events/after-change';
import { startTown } from './events/town';
import { BESIDE_BARE_COLUMNS, type BesideBareRow, fetchResponse, type LoadOptions, measureBesideBare } from './lib/beside-bare';
import { formatCount, print, printMachine, reportRows, rowName } from './lib/report';
import { withTemporaryDirectory } from './lib/temporary-directory';

const SIZES = [1_000, 10_000];
const OPTIONS: LoadOptions = { rounds: 9, milliseconds: 600, connections: 16, target: 0.8 };
const PATH = '/api/events';

const main = async () => {
  printMachine();
  for (const events of SIZES) {
    const { rows, afterChange } = await withTemporaryDirectory((directory) => measureTown(directory, events));
    const title = `GET ${PATH}, ${formatCount(events)} events, ${OPTIONS.connections} connections, medians of ${OPTIONS.rounds} rounds`;
    reportRows(title, BESIDE_BARE_COLUMNS, rows);
    reportRows('First answer after a change', AFTER_CHANGE_COLUMNS, [afterChange]);
  }
  print('\nThe load runs in a process of its own; if it is busy near 1.00, it limits the result instead of the servers.');
};

const measureTown = async (directory: string, events: number) => {
  const town = await startTown(directory, events);
  const etag = (await fetchResponse(town.port, PATH, { 'accept-encoding': 'br' })).headers['etag'] as string;
  const headersByEncoding = {
    br: { 'accept-encoding': 'br' },
    identity: { 'accept-encoding': 'identity' },
    304: { 'accept-encoding': 'br', 'if-none-match': etag },
  };
  const rows: BesideBareRow[] = [];
  for (const [what, headers] of Object.entries(headersByEncoding))
    rows.push(
      await measureBesideBare(town.port, { name: rowName('events', events, what), what, paths: [PATH], headers }, OPTIONS),
    );
  const afterChange = await measureAfterChange(directory, town, PATH, events);
  await town.stop();
  return { rows, afterChange };
};

main();
