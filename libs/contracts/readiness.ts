import type { Failure } from './failure';

/** How far somebody who follows the log has come, and what of it they have still before them: 1000 facts where it is more. */
export type Stands = Readonly<{ position: string | null; lagFacts: number; lagSeconds: number }>;

/** What `GET /api/ready` names, ready or not. What cannot be known while a store is away is left empty. */
export type ReadyState = Readonly<{
  /** Servers that the log and the read models are on; on files there are none. */
  stores: readonly Readonly<{ name: string; answers: boolean }>[];
  projections: readonly (Readonly<{ name: string; version: number }> & Stands)[];
  reactors: readonly (Readonly<{ name: string; parked: number }> & Stands)[];
  /** Of the clock by which sources are checked: the last check, and when the next one is due. */
  sources: Readonly<{
    known: number;
    stale: number;
    failing: number;
    heldBack: number;
    checkedAt: string | null;
    nextAt: string | null;
  }> | null;
}>;

/**
 * `GET /api/ready`: the stores answer, and the read models show all of the log, the end of which is at `position`, or are
 * catching up with it: `projections` has the lag of each. The 64 hex digits of `head` are over all facts of the log up to the
 * position beside it, sealed or not yet.
 */
export type ReadyAnswer = Readonly<{
  status: 'ready';
  position: string;
  chain: Readonly<{ logId: string; position: string; head: string }>;
}> &
  ReadyState;

/** 503 */
export type BehindAnswer = Failure & Readonly<{ status: 'behind'; position: null }> & ReadyState;

/** `GET /api/health`: the process answers. */
export type HealthAnswer = Readonly<{ status: 'alive' }>;
