import { BASELINE_COLUMNS, type BaselineRow, recordBaseline, toBaselineRows } from './lib/baseline';
import { measureInTurns } from './lib/measure-in-turns';
import { parseArguments, THIS_CHECKOUT } from './lib/quick-benches';
import { commit, report, sayMachine } from './lib/report';

/** Records what the quick benches measure at this commit and what does not depend on the machine: ratios and counts. */
const main = async () => {
  const { benches, rounds } = parseArguments();
  const measuredCommit = commit();
  if (!measuredCommit || measuredCommit.endsWith('+'))
    throw new Error('A baseline names the commit that was measured: commit first');
  sayMachine();
  const all: BaselineRow[] = [];
  for (const bench of benches) {
    const [measured] = await measureInTurns(bench, [THIS_CHECKOUT], rounds);
    if (measured!.length === 0) throw new Error(`${bench} did not run: the baseline stays as it was`);
    const rows = toBaselineRows(measured!);
    report(`${bench}, medians of ${rounds} rounds`, BASELINE_COLUMNS, rows);
    all.push(...rows);
  }
  recordBaseline(measuredCommit, all);
};

main();
