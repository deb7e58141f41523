import { type FeedOccurrence, isInDifferentPlace, titleAndTimeKeyOf } from '#libs/integrations';
import type { SourceEventDocument } from '#projections';
import type { ImportReading } from './import-reading';
import type { SettledOccurrence } from './settlement';
import { identityOf, isAnnounced } from './source-history';

/**
 * A new event with the same title and time at another place, a different one for each while there are enough; else one that is on
 * again, which replaces only one event that is cancelled now.
 */
export const addRebookings = (
  settled: readonly SettledOccurrence[],
  knownEntries: readonly SourceEventDocument[],
): readonly SettledOccurrence[] => {
  const entries = new Map(knownEntries.map((entry) => [entry.id, entry]));
  const live = settled.filter(({ happening }) => happening.status !== 'cancelled');
  const byTitleAndTime = (some: readonly SettledOccurrence[]) =>
    Map.groupBy(some, ({ happening }) => titleAndTimeKeyOf(happening));
  const added = byTitleAndTime(live.filter(({ id }) => !entries.has(id)));
  const back = byTitleAndTime(live.filter(({ id }) => entries.get(id)?.isCancelled));
  const taken = new Set<number>();
  const isFree = ({ id }: SettledOccurrence) => !taken.has(id);
  return settled.map((one) => {
    if (one.happening.status !== 'cancelled') return one;
    const elsewhereIn = (some: SettledByTitle) =>
      (some.get(titleAndTimeKeyOf(one.happening)) ?? []).filter(({ happening }) => isInDifferentPlace(happening, one.happening));
    const anew = elsewhereIn(added);
    const isOffNow = entries.get(one.id)?.isCancelled !== true;
    const replacement = anew.find(isFree) ?? anew[0] ?? (isOffNow ? elsewhereIn(back).find(isFree) : undefined);
    if (!replacement) return one;
    taken.add(replacement.id);
    return { ...one, rebookedAs: replacement.id };
  });
};

type SettledByTitle = ReadonlyMap<string, readonly SettledOccurrence[]>;

/** Returns the occurrences that are cancelled without a place and take place only elsewhere than the known place. */
export const findCalledOff = (
  { occurrences, reannounced = [] }: ImportReading,
  knownEntries: readonly SourceEventDocument[],
): readonly FeedOccurrence[] => {
  if (reannounced.length === 0) return [];
  const entries = new Map(knownEntries.filter(isAnnounced).map((entry) => [identityOf(entry), entry]));
  const activeByTitleAndTime = Map.groupBy(
    occurrences.filter(({ status }) => status !== 'cancelled'),
    titleAndTimeKeyOf,
  );
  return reannounced.flatMap((one) => {
    const location = entries.get(identityOf(one))?.location;
    if (one.location || one.address || !location) return [];
    const placed = { ...one, location };
    return (activeByTitleAndTime.get(titleAndTimeKeyOf(one)) ?? []).every((other) => isInDifferentPlace(other, placed))
      ? [placed]
      : [];
  });
};
