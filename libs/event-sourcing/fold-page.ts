import type { Parked, Written } from './builds';
import type { Position, Recorded } from './message';
import { fold, handles, keysOf, type Projection } from './projection';

/** Documents by key as far as they are known. */
export type Documents = Map<string, Written>;

/** Keys of documents that changed, each with the first fact that changed it. */
export type Changed = Map<string, Position>;

/** The keys a page of facts touches. */
export const touched = (p: Projection<any>, events: readonly Recorded[]): ReadonlySet<string> =>
  new Set(events.filter((event) => handles(p, event)).flatMap((event) => keysOrParking(p, event)));

/**
 * Folds facts into `documents` in place and answers the keys that changed, with those that had before. A fact that cannot
 * be folded parks its key: that document keeps what it was, later facts pass it by, everything else goes on. A fact that is
 * in its document already is not folded again: it was written by who was stopped before the build's place could follow. That
 * counts as a change, for nobody was told of it.
 */
export const foldPage = (
  p: Projection<any>,
  events: readonly Recorded[],
  documents: Documents,
  parked: Map<string, Parked>,
  changed: Changed = new Map(),
): Changed => {
  for (const event of events)
    if (handles(p, event)) for (const key of keysOrParking(p, event, parked)) foldInto(p, event, key, documents, parked, changed);
  return changed;
};

const foldInto = (
  p: Projection<any>,
  event: Recorded,
  key: string,
  documents: Documents,
  parked: Map<string, Parked>,
  changed: Changed,
) => {
  if (parked.has(key)) return;
  const known = documents.get(key);
  try {
    if (!known || known.at < event.position) documents.set(key, folded(p, known, event, key));
    if (!changed.has(key)) changed.set(key, event.position);
  } catch (error) {
    parked.set(key, { key, position: event.position, reason: String(error) });
  }
};

const folded = (p: Projection<any>, known: Written | undefined, event: Recorded, key: string): Written => ({
  document: fold<any>(p, known?.document ?? undefined, event, key),
  at: event.position,
});

/** A fact that does not even tell whom it is about is parked under its own place in the log. */
export const placeAsKey = ({ position }: Recorded): string => `fact ${position}`;

const keysOrParking = (p: Projection<any>, event: Recorded, parked?: Map<string, Parked>): readonly string[] => {
  try {
    return keysOf(p, event);
  } catch (error) {
    const key = placeAsKey(event);
    parked?.set(key, { key, position: event.position, reason: String(error) });
    return [];
  }
};
