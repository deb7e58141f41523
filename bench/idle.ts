import { availableEngines, type Engine } from './engines/engines';
import { type Idle, measureIdle } from './idle/measure';
import { THIS_CHECKOUT } from './lib/quick-benches';
import { type Column, formatCount, print, printMachine, type Row, reportRows, rowName } from './lib/report';
import { withTemporaryDirectory } from './lib/temporary-directory';

const ENGINES = 2;

type IdleRow = Row & Readonly<{ engine: string; checkout: string } & Idle>;

const COLUMNS: readonly Column<IdleRow>[] = [
  ['on', ({ engine }) => engine],
  ['checkout', ({ checkout }) => checkout],
  ['of a core', ({ share }) => formatPercent(share)],
  ['its server', ({ serverShare }) => formatPercent(serverShare)],
  ['timers per minute', ({ timers }) => formatCount(timers)],
];

/** BENCH_BESIDE names the folder of another checkout, with a build, that is measured beside this one. */
const main = async () => {
  printMachine();
  const { BENCH_BESIDE } = process.env;
  const checkouts = BENCH_BESIDE ? [BENCH_BESIDE, THIS_CHECKOUT.folder] : [THIS_CHECKOUT.folder];
  const rows: IdleRow[] = [];
  for (const open of availableEngines().slice(0, ENGINES)) {
    const measuring = checkouts.map((checkout) => measureOn(open, checkout));
    rows.push(...(await Promise.all(measuring)));
  }
  reportRows('An idle minute of the sample town', COLUMNS, rows);
  if (!BENCH_BESIDE) print('\nBENCH_BESIDE=FOLDER measures another checkout beside this one.');
};

const measureOn = async (open: () => Promise<Engine>, checkout: string): Promise<IdleRow> => {
  const engine = await open();
  const idle = await withTemporaryDirectory((folder) => measureIdle(engine, folder, checkout)).finally(engine.stop);
  const side = checkout === THIS_CHECKOUT.folder ? 'this one' : checkout;
  const name = rowName('idle', engine.name, ...(side === 'this one' ? [] : ['beside']));
  return { name, unit: 'of a core', better: 'lower', ours: idle.share, engine: engine.name, checkout: side, ...idle };
};

const formatPercent = (share: number) => `${(100 * share).toFixed(2)} %`;

main();
