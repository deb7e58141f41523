import { BASELINE_COLUMNS, toBaselineRows } from './lib/baseline';
import { compareRounds, comparisonColumns, TOLERANCE } from './lib/comparison';
import { measureInTurns } from './lib/measure-in-turns';
import { parseArguments, THIS_CHECKOUT } from './lib/quick-benches';
import { report, say, sayMachine } from './lib/report';

/** The quick benches and those of an earlier checkout, in turns; without an earlier checkout, beside the figures of the baseline. */
const main = async () => {
  const { benches, sides, rounds } = parseArguments();
  const [earlier] = sides;
  sayMachine();
  const fallen: string[] = [];
  for (const bench of benches) {
    const measured = await measureInTurns(bench, [...sides, THIS_CHECKOUT], rounds);
    const now = measured.at(-1)!;
    if (now.length === 0) process.exitCode = 1;
    const title = `${bench}, medians of ${rounds} rounds`;
    if (earlier) {
      const rows = compareRounds(measured[0]!, now);
      report(`${title} in turns with ${earlier.commit}`, comparisonColumns(earlier.commit), rows);
      fallen.push(...rows.filter(({ hasFallen }) => hasFallen).map(({ name }) => name));
    } else report(`${title}, compared with the baseline`, BASELINE_COLUMNS, toBaselineRows(now));
  }
  if (earlier) say(`\nWorse by more than ${TOLERANCE * 100} %, and by more than its spread: ${fallen.join(', ') || 'nothing'}.`);
};

main();
