import type { ReviewKind } from './ops-review';

/** `GET /api/ops/waiting`: how much waits for an operator. A source whose load is held back is counted there alone. */
export type OpsWaiting = {
  feedsInTrouble: number;
  heldLoads: number;
  /** To decide upon, of each kind. */
  review: Record<ReviewKind, number>;
  /** The emergency alerts that everybody sees now. */
  alerts: { id: number; name: string }[];
  /** Read models that are late, stand still, fail, or are not built yet. */
  projectionsBehind: number;
  /** Documents and reactions that wait because of one fact. */
  parked: number;
};
