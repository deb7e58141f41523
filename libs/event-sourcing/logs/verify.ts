import { type CheckedChain, checkChain, type KnownHead, type LogChain } from '../chain';
import type { EventStore } from '../event-store';
import { type Examined, Examining } from './examine';
import type { KnownTypes } from './flaws';

export type Verified = Examined & Readonly<{ chain: CheckedChain }>;

/** Called after each fact with how many those are, and how much of the log is done. */
export type OnVerified = (facts: number, share: number) => void;

/** Reads a log once, up to where it ends now: looks at every fact, and works its seals out anew. */
export const verifyLog = async (
  log: Readonly<{ store: EventStore; chain: LogChain }>,
  known: KnownTypes,
  heads: readonly KnownHead[] = [],
  onVerified: OnVerified = () => {},
): Promise<Verified> => {
  const [examining, until] = [new Examining(known), await log.store.head()];
  const chain = await checkChain(log, heads, until, (link) => {
    examining.take(link);
    onVerified(examining.facts, Number(link.position) / Number(until));
  });
  const seen = await examining.end(log.store, until);
  return { ...seen, chain, flaws: [...seen.flaws, ...chain.flaws] };
};
