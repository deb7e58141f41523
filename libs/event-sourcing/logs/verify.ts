import { type ChainReport, checkChain, type LogChain, linksBetween, type RecordedHead } from '../chain';
import type { EventStore } from '../event-store';
import { BEGINNING } from '../message';
import type { KnownTypes } from './flaws';
import { type LogExamination, LogExaminer } from './log-examiner';

export type LogVerification = LogExamination & Readonly<{ chain: ChainReport }>;

export type VerifyLogOptions = Readonly<{
  knownTypes: KnownTypes;
  heads?: readonly RecordedHead[];
  /** To compute sums per stream, for comparing with another log. */
  isCompared?: boolean;
  onVerified?: (factCount: number, share: number) => void;
}>;

export const verifyLog = async (
  log: Readonly<{ store: EventStore; chain: LogChain }>,
  { knownTypes, heads = [], isCompared = false, onVerified = () => {} }: VerifyLogOptions,
): Promise<LogVerification> => {
  const [examining, until] = [new LogExaminer(knownTypes, isCompared), await log.store.head()];
  const chain = await checkChain(log, heads, until, (links) => {
    for (const link of links) examining.take(link);
    if (links.length > 0) onVerified(examining.factCount, Number(links.at(-1)!.position) / Number(until));
  });
  const result = await examining.end(until, () => linksBetween(log.chain, BEGINNING, until));
  const flaws = [...result.flaws, ...chain.flaws];
  return { ...result, chain, flaws, flawCount: result.flawCount + chain.flawCount };
};
