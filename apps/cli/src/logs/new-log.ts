import type { OpenLog } from '#api/files';
import { formatNumber } from '#libs/contracts';
import type { CopyResult, ReactorProgress } from '#libs/event-sourcing';
import { sealNewChain } from './chain-lines';
import { logSumLine } from './log-sum-line';
import { reactorsLine } from './reactors';

export const describeNewLog = async (copied: CopyResult, { length: reactors }: readonly ReactorProgress[], log: OpenLog) => ({
  ...copied,
  reactors,
  goingOn: reactorsLine(reactors, log),
  chain: await sealNewChain(log),
});

type NewLog = Awaited<ReturnType<typeof describeNewLog>>;

export const newLogJson = ({ reactors, sum, chain }: NewLog) => ({
  reactors,
  facts: sum.facts,
  streams: sum.streams.size,
  sha256: sum.sha256,
  head: chain.head,
});

/** `method` is a participle such as 'copied'; `same` names what the two logs have in common. */
export const newLogLines = ({ copied, found, sum, goingOn, chain }: NewLog, method: string, same: string) => [
  `${formatNumber(copied)} facts were ${method}, ${formatNumber(found)} were there before.`,
  `${same}: ${logSumLine(sum)}`,
  goingOn,
  chain.message,
];
