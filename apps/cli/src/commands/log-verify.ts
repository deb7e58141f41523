import { differences, type Examined, examine } from '#libs/event-sourcing';
import type { Configuration } from '../../../api/src/settings/configuration';
import { logName } from '../../../api/src/stores.module';
import type { CliCommand } from '../command';
import { known, LOG, named, refuseSame, withLog } from '../logs/opening';
import { stages } from '../logs/stages';
import { toldSum } from '../logs/told';
import type { Terminal } from '../terminal';

/** Sentences; `--json` has them all. */
const SHOWN = 20;

export const verifying: CliCommand = {
  name: 'log verify',
  usage: '[LOG] [--against LOG]',
  summary: 'Reads every fact of a log and tells what is wrong with it, and how it differs from another. Changes nothing.',
  details: [`A LOG is ${LOG}; the one of the configuration if it is left out.`],
  examples: ['log verify', 'log verify ./data --against "esdb://127.0.0.1:2113?tls=false"'],
  options: { against: { type: 'string', help: 'another log, which should have the same facts' } },
  runOnFiles: async ({ configuration, terminal, positionals: [said], values }) => {
    const [where, against] = [named(configuration, said), values['against']];
    const one = await examined(where, configuration, terminal);
    if (typeof against !== 'string') return told(logName(where), one, one.flaws);
    refuseSame(where, against);
    const other = await examined(against, configuration, terminal);
    const names = [logName(where), logName(against)] as const;
    const flaws = [one, other].flatMap((log, i) => log.flaws.map((flaw) => `${names[i]}: ${flaw}`));
    return told(names[0], one, [...flaws, ...differences(one.sum, other.sum, names)], ` ${names[1]} has the same.`);
  },
};

/** Up to where the log ends now. */
const examined = (where: string, configuration: Configuration, terminal: Terminal): Promise<Examined> =>
  withLog(where, configuration, async ({ store }) => {
    const [head, show] = [await store.head(), stages(terminal)];
    const seen = await examine(store, head, known, (facts, position) =>
      show(`Reading ${logName(where)}`, Number(position) / Number(head), facts),
    );
    terminal.end();
    return seen;
  });

const told = (where: string, { sum, largest }: Examined, wrong: readonly string[], same = '') => ({
  json: { log: where, facts: sum.facts, streams: sum.streams.size, largest, sha256: sum.sha256, wrong },
  lines:
    wrong.length === 0
      ? [`${where} is sound: ${toldSum(sum)} The largest fact has ${largest} bytes.${same}`]
      : [...wrong.slice(0, SHOWN), ...(wrong.length > SHOWN ? [`And ${wrong.length - SHOWN} more.`] : [])],
  failed: wrong.length > 0,
});
