import { type CheckedChain, checkChain, type KnownHead, type LogChain } from '../chain';
import type { EventStore } from '../event-store';
import { type Examined, Examining } from './examine';
import type { KnownTypes } from './flaws';

export type Verified = Examined & Readonly<{ chain: CheckedChain }>;

export type Verifying = Readonly<{
  known: KnownTypes;
  /** What was taken before, and has to come out again. */
  heads?: readonly KnownHead[];
  /** Whether it is to be compared with another log, stream by stream. */
  isCompared?: boolean;
  /** Called after each fact with how many those are, and how much of the log is done. */
  onVerified?: (facts: number, share: number) => void;
}>;

/** Reads a log once, up to where it ends now: looks at every fact, and works its seals out anew. */
export const verifyLog = async (
  log: Readonly<{ store: EventStore; chain: LogChain }>,
  { known, heads = [], isCompared = false, onVerified = () => {} }: Verifying,
): Promise<Verified> => {
  const [examining, until] = [new Examining(known, isCompared), await log.store.head()];
  const all = Number(until);
  const chain = await checkChain(log, heads, until, (link) => {
    examining.take(link);
    onVerified(examining.facts, Number(link.position) / all);
  });
  const seen = await examining.end(log.store, until);
  return { ...seen, chain, flaws: [...seen.flaws, ...chain.flaws] };
};
