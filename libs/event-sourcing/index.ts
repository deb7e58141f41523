export * from './builds';
export type { CatchUpProgress, OnProgress } from './catch-up';
export * from './chain';
export * from './checkpoints';
export * from './command';
export type { BuildComparison } from './compare';
export * from './decider';
export * from './encryption';
export * from './errors';
export * from './event-store';
export * from './facts-by-projection';
export type { Flaws } from './flaw-list';
export { type Documents, positionAsKey } from './fold-page';
export { foldWithDecisions, isDecisionFor } from './fold-with-decisions';
export * from './lag';
export * from './lease-keeper';
export * from './leases';
export { isBuildOf, liveBuild } from './live-builds';
export * from './log-place';
export * from './log-worker';
export * from './logs';
export * from './message';
export * from './notes';
export * from './parked-decision';
export * from './personal-keys';
export * from './projection';
export * from './projector';
export type { ProjectionStores } from './promote';
export * from './reactors';
export * from './read-models';
export {
  catchUpAndPromote,
  type RebuildRehearsal,
  type RebuildResult,
  rebuildProjections,
  rehearseRebuild,
  switchBack,
  verifyProjections,
} from './rebuild';
export { SnapshotCache } from './snapshot-cache';
export * from './store-servers';
export * from './streams';
export { createTurnPause } from './turn-pause';
export * from './upcasting';
export * from './with-lease';
