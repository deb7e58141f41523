import { type FeedOccurrence, isInDifferentPlace, titleAndTimeKeyOf } from '#libs/integrations';
import type { SourceEventDocument } from '#projections';
import type { ImportReading } from './import-reading';
import type { SettledOccurrence } from './settlement';
import { identityOf, isAnnounced } from './source-history';

/** An event with the same title and time at another place, new or on again, a different one for each while there are enough. */
export const addRebookings = (
  settled: readonly SettledOccurrence[],
  knownEntries: readonly SourceEventDocument[],
): readonly SettledOccurrence[] => {
  const idsOn = new Set(knownEntries.filter(({ isCancelled }) => !isCancelled).map(({ id }) => id));
  const isAdded = ({ id, happening }: SettledOccurrence) => !idsOn.has(id) && happening.status !== 'cancelled';
  const added = Map.groupBy(settled.filter(isAdded), ({ happening }) => titleAndTimeKeyOf(happening));
  const taken = new Set<number>();
  return settled.map((one) => {
    if (one.happening.status !== 'cancelled') return one;
    const alike = added.get(titleAndTimeKeyOf(one.happening)) ?? [];
    const elsewhere = alike.filter(({ happening }) => isInDifferentPlace(happening, one.happening));
    const replacement = elsewhere.find(({ id }) => !taken.has(id)) ?? elsewhere[0];
    if (!replacement) return one;
    taken.add(replacement.id);
    return { ...one, rebookedAs: replacement.id };
  });
};

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
