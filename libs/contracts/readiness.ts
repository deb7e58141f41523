import type { ErrorResponse } from './failure';

/** How far a projection or reactor has processed the log. `lagFacts` is at most 1000. */
export type LogProgress = Readonly<{ position: string | null; lagFacts: number; lagSeconds: number }>;

/** Details of `GET /api/ready`, ready or not. Values that are unknown while a store is away are null or missing. */
export type ReadinessState = Readonly<{
  /** The database servers; empty with file stores. */
  stores: readonly Readonly<{ name: string; answers: boolean }>[];
  projections: readonly (Readonly<{ name: string; version: number }> & LogProgress)[];
  reactors: readonly (Readonly<{ name: string; parked: number }> & LogProgress)[];
  /** The source checker: its last check, and when the next one is due. */
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
 * The stores are reachable, the read models up to date or catching up (`projections`). `position` is the end of the log,
 * `chain.head` the hash chain over all facts up to `chain.position`, 64 hex digits.
 */
export type ReadyResponse = Readonly<{
  status: 'ready';
  position: string;
  chain: Readonly<{ logId: string; position: string; head: string }>;
}> &
  ReadinessState;

/** Status 503. */
export type BehindResponse = ErrorResponse & Readonly<{ status: 'behind'; position: null }> & ReadinessState;

export type HealthResponse = Readonly<{ status: 'alive' }>;
