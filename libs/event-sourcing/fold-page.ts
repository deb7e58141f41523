import type { ParkedKey, StoredDocument } from './builds';
import type { Position, Recorded } from './message';
import { fold, handles, keysOf, type Projection } from './projection';

export type Documents = Map<string, StoredDocument>;

/** Changed keys, each with the position of the first fact that changed it. */
export type ChangedKeys = Map<string, Position>;

export const touchedKeys = (p: Projection<any>, events: readonly Recorded[]): ReadonlySet<string> =>
  new Set(events.filter((event) => handles(p, event)).flatMap((event) => keysOrPark(p, event)));

/**
 * Folds facts into `documents` in place and adds to `changed`. A fact that cannot be folded parks its key: the document stays as
 * it was and skips later facts. A fact that a document contains (its write was interrupted before the checkpoint) is not folded
 * again; its key still counts as changed, because nobody was notified.
 */
export const foldPage = (
  p: Projection<any>,
  events: readonly Recorded[],
  documents: Documents,
  parked: Map<string, ParkedKey>,
  changed: ChangedKeys = new Map(),
): ChangedKeys => {
  for (const event of events)
    if (handles(p, event)) for (const key of keysOrPark(p, event, parked)) foldFact(p, event, key, documents, parked, changed);
  return changed;
};

const foldFact = (
  p: Projection<any>,
  event: Recorded,
  key: string,
  documents: Documents,
  parked: Map<string, ParkedKey>,
  changed: ChangedKeys,
) => {
  if (parked.has(key)) return;
  const stored = documents.get(key);
  try {
    if (!stored || stored.at < event.position) {
      const document = fold<any>(p, stored?.document ?? undefined, event, key);
      if (stored?.document === document) return;
      documents.set(key, { document, at: event.position });
    }
    if (!changed.has(key)) changed.set(key, event.position);
  } catch (error) {
    parked.set(key, { key, position: event.position, reason: String(error) });
  }
};

export const positionAsKey = ({ position }: Recorded): string => `fact ${position}`;

const keysOrPark = (p: Projection<any>, event: Recorded, parked?: Map<string, ParkedKey>): readonly string[] => {
  try {
    return keysOf(p, event);
  } catch (error) {
    const key = positionAsKey(event);
    parked?.set(key, { key, position: event.position, reason: String(error) });
    return [];
  }
};
