import { BASELINE_COLUMNS, toBaselineRows } from './lib/baseline';
import { compareRounds, comparisonColumns, TOLERANCE } from './lib/comparison';
import { measureInTurns } from './lib/measure-in-turns';
import { parseArguments, THIS_CHECKOUT } from './lib/quick-benches';
import { print, printMachine, reportRows } from './lib/report';

/** Compares with an earlier checkout in turns; without one, or if it cannot run today's benches, with the recorded baseline. */
const main = async () => {
  const { benches, sides, rounds } = parseArguments();
  const [earlier] = sides;
  printMachine();
  const fallen: string[] = [];
  for (const bench of benches) {
    const measured = await measureInTurns(bench, [...sides, THIS_CHECKOUT], rounds);
    const now = measured.at(-1)!;
    if (now.length === 0) process.exitCode = 1;
    const title = `${bench}, medians of ${rounds} rounds`;
    const before = measured[0]!;
    if (earlier && before.length > 0) {
      const rows = compareRounds(before, now);
      reportRows(`${title} in turns with ${earlier.commit}`, comparisonColumns(earlier.commit), rows);
      fallen.push(...rows.filter(({ hasFallen }) => hasFallen).map(({ name }) => name));
    } else reportRows(`${title}, compared with the baseline`, BASELINE_COLUMNS, toBaselineRows(now));
  }
  if (earlier)
    print(`\nWorse by more than ${TOLERANCE * 100} %, and by more than its spread: ${fallen.join(', ') || 'nothing'}.`);
};

main();
