import type { DomainEvent, Position, Recorded } from './message';

/** Of a document that is parked: by which fact, and why that could not be folded. */
type OfParked = { projection: string; key: string; position: Position; failure: string };

/** An operator has the fact that parked a document folded once more, with those that wait behind it. */
export type FoldRetried = DomainEvent<'FoldRetried', OfParked & { reason?: string }>;
/** An operator lets it be, for a `reason`: the document goes on with those that wait behind it. */
export type FoldSkipped = DomainEvent<'FoldSkipped', OfParked & { reason: string }>;

/**
 * What operators decide about parked documents stands in the log: each build comes to it in its turn, whichever process folds it
 * and however often it is folded anew. A build that could fold the fact has nothing parked there, and nothing to mend.
 */
export type Mending = FoldRetried | FoldSkipped;

export const isMending = (event: Recorded): event is Recorded<Mending> =>
  event.type === 'FoldRetried' || event.type === 'FoldSkipped';
