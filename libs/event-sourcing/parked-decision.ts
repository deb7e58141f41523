import type { DomainEvent, Position, Recorded } from './message';

type ParkedDocumentRef = { projection: string; key: string; position: Position; failure: string };

export type FoldRetried = DomainEvent<'FoldRetried', ParkedDocumentRef & { reason?: string }>;
/** An operator skips the fact: the document continues with those that wait behind it. */
export type FoldSkipped = DomainEvent<'FoldSkipped', ParkedDocumentRef & { reason: string }>;

/** Decisions are facts, so every build applies them in order. A build that could fold the fact ignores them. */
export type ParkedDecision = FoldRetried | FoldSkipped;

export const isParkedDecision = (event: Recorded): event is Recorded<ParkedDecision> =>
  event.type === 'FoldRetried' || event.type === 'FoldSkipped';

export const PARKED_DECISION_TYPES: readonly ParkedDecision['type'][] = ['FoldRetried', 'FoldSkipped'];
