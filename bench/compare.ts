import { STANDING, type Standing, standingsOf } from './lib/baseline';
import { type Comparison, comparedWith, compareRounds } from './lib/comparison';
import { measureInTurns } from './lib/measure-in-turns';
import { asked, HERE } from './lib/quick-benches';
import { report, say, sayMachine } from './lib/report';

/** The quick benches beside an earlier checkout, a round of each in turns; without one, beside the ratios of the baseline. */
const main = async () => {
  const { benches, sides, rounds } = asked();
  sayMachine();
  const comparisons: Comparison[] = [];
  const standings: Standing[] = [];
  for (const bench of benches) {
    const measured = await measureInTurns(bench, [...sides, HERE], rounds);
    const now = measured.at(-1)!;
    if (now.length === 0) process.exitCode = 1;
    comparisons.push(...compareRounds(measured[0]!, now));
    standings.push(...standingsOf(now));
  }
  const [earlier] = sides;
  if (!earlier) return report(`Medians of ${rounds} rounds, beside what the baseline recorded`, STANDING, standings);
  report(`Medians of ${rounds} rounds in turns with ${earlier.commit}`, comparedWith(earlier.commit), comparisons);
  const fallen = comparisons.filter(({ hasFallen }) => hasFallen).map(({ name }) => name);
  say(`\nFell by more than 15 %: ${fallen.join(', ') || 'nothing'}.`);
};

main();
