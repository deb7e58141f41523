import { BASELINE_COLUMNS, type BaselineRow, recordBaseline, toBaselineRows } from './lib/baseline';
import { measureInTurns } from './lib/measure-in-turns';
import { parseArguments, THIS_CHECKOUT } from './lib/quick-benches';
import { currentCommit, printMachine, reportRows } from './lib/report';

const main = async () => {
  const { benches, rounds } = parseArguments();
  const measuredCommit = currentCommit();
  if (!measuredCommit || measuredCommit.endsWith('+'))
    throw new Error('A baseline names the commit that was measured: commit first');
  printMachine();
  const all: BaselineRow[] = [];
  for (const bench of benches) {
    const [measured] = await measureInTurns(bench, [THIS_CHECKOUT], rounds);
    if (measured!.length === 0) throw new Error(`${bench} did not run: the baseline stays as it was`);
    const rows = toBaselineRows(measured!);
    reportRows(`${bench}, medians of ${rounds} rounds`, BASELINE_COLUMNS, rows);
    all.push(...rows);
  }
  recordBaseline(measuredCommit, all);
};

main();
