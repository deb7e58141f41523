import { recordBaseline, STANDING, type Standing, standingsOf } from './lib/baseline';
import { measureInTurns } from './lib/measure-in-turns';
import { asked, HERE } from './lib/quick-benches';
import { report, sayMachine } from './lib/report';

/** Records what the quick benches measure of this commit, as far as it does not depend on the machine. */
const main = async () => {
  const { benches, rounds } = asked();
  sayMachine();
  const standings: Standing[] = [];
  for (const bench of benches) {
    const [measured] = await measureInTurns(bench, [HERE], rounds);
    if (measured!.length === 0) throw new Error(`${bench} did not run: the baseline stays as it was`);
    standings.push(...standingsOf(measured!));
  }
  report(`Medians of ${rounds} rounds`, STANDING, standings);
  recordBaseline(standings);
};

main();
