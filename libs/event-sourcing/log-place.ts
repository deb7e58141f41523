import type { EventStore } from './event-store';
import { BEGINNING, type Position, type Recorded } from './message';

export type LogPlace = Readonly<{ log: string; position: Position; fact: string }>;

export const startOfLog = (log: string): LogPlace => ({ log, position: BEGINNING, fact: '' });

export const logPlaceOf = (log: string, { position, id }: Recorded): LogPlace => ({ log, position, fact: id });

export const placeAt = async (store: EventStore, position: Position): Promise<LogPlace> => {
  const [log, fact] = [await store.id(), await store.at(position)];
  return fact ? logPlaceOf(log, fact) : startOfLog(log);
};

/** False for another log, and for one restored from an older copy, even if it has grown again since. */
export const isPlaceInLog = async (store: EventStore, { log, position, fact }: LogPlace): Promise<boolean> =>
  log === (await store.id()) && (position === BEGINNING || (await store.at(position))?.id === fact);
