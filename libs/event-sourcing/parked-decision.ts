import type { DomainEvent, Position, Recorded } from './message';

type ParkedDocumentRef = { projection: string; key: string; position: Position; failure: string };

/** An operator has the fact folded again, with those that wait behind it. */
export type FoldRetried = DomainEvent<'FoldRetried', ParkedDocumentRef & { reason?: string }>;
/** An operator skips the fact: the document continues with those that wait behind it. */
export type FoldSkipped = DomainEvent<'FoldSkipped', ParkedDocumentRef & { reason: string }>;

/**
 * Operators' decisions about parked documents are facts, so every build applies them in order, in any process and in every rebuild.
 * A build that could fold the fact has nothing parked and ignores them.
 */
export type ParkedDecision = FoldRetried | FoldSkipped;

export const isParkedDecision = (event: Recorded): event is Recorded<ParkedDecision> =>
  event.type === 'FoldRetried' || event.type === 'FoldSkipped';

export const PARKED_DECISION_TYPES: readonly ParkedDecision['type'][] = ['FoldRetried', 'FoldSkipped'];
