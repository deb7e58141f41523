import { recordBaseline, STANDING, type Standing, standingsOf } from './lib/baseline';
import { measureInTurns } from './lib/measure-in-turns';
import { asked, HERE } from './lib/quick-benches';
import { commit, report, sayMachine } from './lib/report';

/** Records what the quick benches measure of this commit, as far as it does not depend on the machine. */
const main = async () => {
  const { benches, rounds } = asked();
  const measuring = commit();
  if (!measuring || measuring.endsWith('+')) throw new Error('A baseline names the commit it was measured at: commit first');
  sayMachine();
  const standings: Standing[] = [];
  for (const bench of benches) {
    const [measured] = await measureInTurns(bench, [HERE], rounds);
    if (measured!.length === 0) throw new Error(`${bench} did not run: the baseline stays as it was`);
    const rows = standingsOf(measured!);
    report(`${bench}, medians of ${rounds} rounds`, STANDING, rows);
    standings.push(...rows);
  }
  recordBaseline(measuring, standings);
};

main();
