import { type CheckedChain, checkChain, type KnownHead, type LogChain, linksBetween } from '../chain';
import type { EventStore } from '../event-store';
import { BEGINNING } from '../message';
import { type Examined, Examining } from './examine';
import type { KnownTypes } from './flaws';

export type Verified = Examined & Readonly<{ chain: CheckedChain }>;

export type Verifying = Readonly<{
  known: KnownTypes;
  /** What was taken before, and has to come out again. */
  heads?: readonly KnownHead[];
  /** Whether it is to be compared with another log, stream by stream. */
  isCompared?: boolean;
  /** Called again and again with how many facts were read, and how much of the log that is. */
  onVerified?: (facts: number, share: number) => void;
}>;

/** Reads a log once, up to where it ends now: looks at every fact, and works its seals out anew. */
export const verifyLog = async (
  log: Readonly<{ store: EventStore; chain: LogChain }>,
  { known, heads = [], isCompared = false, onVerified = () => {} }: Verifying,
): Promise<Verified> => {
  const [examining, until] = [new Examining(known, isCompared), await log.store.head()];
  const chain = await checkChain(log, heads, until, (links) => {
    for (const link of links) examining.take(link);
    if (links.length > 0) onVerified(examining.facts, Number(links.at(-1)!.position) / Number(until));
  });
  const seen = await examining.end(until, () => linksBetween(log.chain, BEGINNING, until));
  return { ...seen, chain, flaws: [...seen.flaws, ...chain.flaws] };
};
