import type { OpenLog } from '#api/files';
import { formatNumber } from '#libs/contracts';
import type { CopyResult, ReactorProgress } from '#libs/event-sourcing';
import { chainHeadText } from './chain-text';
import { logSumLine } from './log-sum-line';
import { reactorsLine } from './reactors';

export const describeNewLog = async (copied: CopyResult, { length: reactors }: readonly ReactorProgress[], log: OpenLog) => ({
  ...copied,
  reactors,
  goingOn: reactorsLine(reactors, log),
  chain: await sealNewChain(log),
});

type NewLog = Awaited<ReturnType<typeof describeNewLog>>;

/** A log made from another needs a chain of its own, because its facts have other positions. */
const sealNewChain = async ({ chain }: Pick<OpenLog, 'chain'>) => {
  const head = chainHeadText(await chain.seal());
  return { head, message: `Its chain is new, covers all of it, and its head is ${head}.` };
};

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
