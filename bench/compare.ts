import { STANDING, standingsOf } from './lib/baseline';
import { comparedWith, compareRounds } from './lib/comparison';
import { measureInTurns } from './lib/measure-in-turns';
import { asked, HERE } from './lib/quick-benches';
import { report, say, sayMachine } from './lib/report';

/** The quick benches beside an earlier checkout, a round of each in turns; without one, beside the ratios of the baseline. */
const main = async () => {
  const { benches, sides, rounds } = asked();
  const [earlier] = sides;
  sayMachine();
  const fallen: string[] = [];
  for (const bench of benches) {
    const measured = await measureInTurns(bench, [...sides, HERE], rounds);
    const now = measured.at(-1)!;
    if (now.length === 0) process.exitCode = 1;
    const title = `${bench}, medians of ${rounds} rounds`;
    if (earlier) {
      const rows = compareRounds(measured[0]!, now);
      report(`${title} in turns with ${earlier.commit}`, comparedWith(earlier.commit), rows);
      fallen.push(...rows.filter(({ hasFallen }) => hasFallen).map(({ name }) => name));
    } else report(`${title}, beside what the baseline recorded`, STANDING, standingsOf(now));
  }
  if (earlier) say(`\nFell by more than 15 %, and by more than its spread: ${fallen.join(', ') || 'nothing'}.`);
};

main();
