import { type Configuration, logName } from '#api';
import { numberWords } from '#libs/contracts';
import { differences, type Verified, type Verifying, verifyLog } from '#libs/event-sourcing';
import type { CliCommand } from '../command';
import { headSaid, toldChain } from '../logs/chain';
import { known, LOG, named, refuseSame, withLog } from '../logs/opening';
import { stages } from '../logs/stages';
import { toldSum } from '../logs/told';
import type { Terminal } from '../terminal';

/** Sentences; `--json` has them all. */
const SHOWN = 20;

export const verifying: CliCommand = {
  name: 'log verify',
  usage: '[LOG] [--head HEAD] [--against LOG]',
  summary: 'Reads every fact of a log and tells what is wrong with it, and how it differs from another. Changes nothing.',
  details: [
    `A LOG is ${LOG}; the one of the configuration if it is left out.`,
    'Every fact is sealed by a chain of hashes: what was changed, is missing or stands elsewhere breaks it where it is. Whoever may',
    'change the log may write its chain anew too, but no head that was taken before would come out: /api/ready tells it, and',
    'each backup and export has it.',
  ],
  examples: ['log verify', 'log verify ./data --against "esdb://127.0.0.1:2113?tls=false"'],
  options: {
    head: { type: 'string', help: 'POSITION:HEAD, as it was taken before: nothing up to there may have changed' },
    against: { type: 'string', help: 'another log, which should have the same facts' },
  },
  runOnFiles: async ({ configuration, terminal, positionals: [said], values }) => {
    const [where, against, head] = [named(configuration, said), values['against'], headSaid(values['head'])];
    const isCompared = typeof against === 'string';
    const one = await examined(where, configuration, terminal, { heads: head ? [head] : [], isCompared });
    if (!isCompared) return told(logName(where), one, one.flaws);
    refuseSame(where, against);
    const other = await examined(against, configuration, terminal, { isCompared });
    const names = [logName(where), logName(against)] as const;
    const flaws = [one, other].flatMap((log, i) => log.flaws.map((flaw) => `${names[i]}: ${flaw}`));
    return told(names[0], one, [...flaws, ...differences(one.sum, other.sum, names)], ` ${names[1]} has the same.`);
  },
};

/** Up to where the log ends now. */
const examined = (where: string, configuration: Configuration, terminal: Terminal, how: How): Promise<Verified> =>
  withLog(where, configuration, async (log) => {
    const show = stages(terminal);
    const reading = `Reading ${logName(where)}`;
    const verified = await verifyLog(log, { known, ...how, onVerified: (facts, share) => show(reading, share, facts) });
    terminal.end();
    return verified;
  });

type How = Pick<Verifying, 'heads' | 'isCompared'>;

const told = (where: string, { sum, largest, chain }: Verified, wrong: readonly string[], same = '') => ({
  json: {
    log: where,
    facts: sum.facts,
    streams: sum.streams.size,
    largest,
    sha256: sum.sha256,
    chain: { ...chain, flaws: undefined },
    wrong,
  },
  lines:
    wrong.length === 0
      ? [`${where} is sound: ${toldSum(sum)} The largest fact has ${largest} bytes.${same}`, toldChain(chain)]
      : [...wrong.slice(0, SHOWN), ...(wrong.length > SHOWN ? [`And ${numberWords(wrong.length - SHOWN)} more.`] : [])],
  failed: wrong.length > 0,
});
