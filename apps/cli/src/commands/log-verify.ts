import { type Configuration, describeLogLocation, isServerAddress } from '#api/files';
import { type Flaws, type LogVerification, logDifferences, type VerifyLogOptions, verifyLog } from '#libs/event-sourcing';
import type { CliCommand } from '../command';
import { chainText, parseChainHead } from '../logs/chain-text';
import { flawLines } from '../logs/flaw-lines';
import { logSumLine } from '../logs/log-sum-line';
import { knownFactTypes, LOG_ARGUMENT_HELP, logNamed, requireDifferentLogs, withLog } from '../logs/open-logs';
import { stageProgress } from '../logs/stage-progress';
import type { Terminal } from '../terminal';

const MAX_FLAWS_SHOWN = 20;

export const logVerifyCommand: CliCommand = {
  name: 'log verify',
  usage: '[LOG] [--head HEAD] [--against LOG]',
  summary: 'Checks every fact of a log, and compares it with another log. Changes nothing.',
  details: [
    `A LOG is ${LOG_ARGUMENT_HELP}; default: the log of the configuration.`,
    'A hash chain seals every fact: a fact that was changed, removed or moved breaks the chain at its position. A person who can',
    'change the log can also write a new chain, but its heads then differ from those taken before. /api/ready shows the head, and',
    'each backup and export contains it.',
  ],
  examples: ['log verify', 'log verify ./data --against "esdb://127.0.0.1:2113?tls=false"'],
  options: {
    head: { type: 'string', help: 'POSITION:HEAD of an earlier check: nothing up to there may have changed' },
    against: { type: 'string', help: 'another log that should have the same facts' },
  },
  runOnFiles: async ({ configuration, terminal, positionals: [name], values }) => {
    const [where, against, head] = [logNamed(configuration, name), values['against'], parseChainHead(values['head'])];
    const isCompared = typeof against === 'string';
    const one = await examineLog(where, configuration, terminal, { heads: head ? [head] : [], isCompared });
    if (!isCompared) return verifyLines(where, one, one);
    requireDifferentLogs(where, against);
    const other = await examineLog(against, configuration, terminal, { isCompared });
    const names = [describeLogLocation(where), describeLogLocation(against)] as const;
    const flaws = [one, other].flatMap((log, i) => log.flaws.map((flaw) => `${names[i]}: ${flaw}`));
    const differences = logDifferences(one.sum, other.sum, names);
    const flawCount = one.flawCount + other.flawCount + differences.length;
    return verifyLines(where, one, { flaws: [...flaws, ...differences], flawCount }, ` ${names[1]} has the same.`);
  },
};

const examineLog = (
  location: string,
  configuration: Configuration,
  terminal: Terminal,
  options: VerifyOptions,
): Promise<LogVerification> =>
  withLog(location, configuration, async (log) => {
    const show = stageProgress(terminal);
    const reading = `Reading ${describeLogLocation(location)}`;
    const verified = await verifyLog(log, {
      knownTypes: knownFactTypes,
      ...options,
      onVerified: (factCount, share) => show(reading, share, factCount),
    });
    terminal.end();
    return verified;
  });

type VerifyOptions = Pick<VerifyLogOptions, 'heads' | 'isCompared'>;

const verifyLines = (location: string, { sum, largestFactBytes, chain }: LogVerification, all: Flaws, same = '') => ({
  json: {
    log: describeLogLocation(location),
    facts: sum.facts,
    streams: sum.streams.size,
    largest: largestFactBytes,
    sha256: sum.sha256,
    chain: { ...chain, flaws: undefined, flawCount: undefined },
    wrong: flawLines(all),
  },
  lines:
    all.flawCount === 0
      ? [
          `${describeLogLocation(location)} is intact: ${logSumLine(sum)} The largest fact has ${largestFactBytes} bytes.${same}`,
          chainText(chain, { isInFile: !isServerAddress(location) }),
        ]
      : flawLines(all, MAX_FLAWS_SHOWN),
  failed: all.flawCount > 0,
});
