import type { ReviewKind } from './ops-review';

/** `GET /api/ops/waiting`: what needs an operator. A source with a held import counts only in `heldLoads`. */
export type OpsPendingWork = {
  feedsInTrouble: number;
  heldLoads: number;
  /** Open items by kind. */
  review: Record<ReviewKind, number>;
  /** The emergency alerts shown to residents. */
  alerts: { id: number; name: string }[];
  /** Read models that are late, stalled, failing, or not built yet. */
  projectionsBehind: number;
  /** Parked documents and reactions. */
  parked: number;
};
