import type { EventStore } from './event-store';
import { BEGINNING, type Position, type Recorded } from './message';

/** How far something has come along which log: the last fact it has seen, and where that stands. */
export type Place = Readonly<{ log: string; position: Position; fact: string }>;

export const beginningOf = (log: string): Place => ({ log, position: BEGINNING, fact: '' });

export const placeOf = (log: string, { position, id }: Recorded): Place => ({ log, position, fact: id });

/**
 * Whether this log still has what was seen up to a place. Not so in another log, in one that was restored from an older
 * copy, and in one that has grown again since, differently.
 */
export const stands = async (store: EventStore, { log, position, fact }: Place): Promise<boolean> =>
  log === (await store.id()) && (position === BEGINNING || (await store.at(position))?.id === fact);
