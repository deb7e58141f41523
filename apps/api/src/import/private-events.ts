import { contentKeyOf, type PrivateOccurrence } from '#libs/integrations';
import type { SourceEventDocument } from '#projections';
import type { SettledOccurrence } from './settlement';
import { identityOf } from './source-history';

/** By UID, or title, start and place. Also past, merged and withdrawn ones: their facts can be read. Not those announced too. */
export const findTurnedPrivate = (
  privates: readonly PrivateOccurrence[],
  knownEntries: readonly SourceEventDocument[],
  settled: readonly SettledOccurrence[],
): readonly SourceEventDocument[] => {
  if (privates.length === 0) return [];
  const publicIds = new Set(settled.map(({ id }) => id));
  const publicOccurrences = new Set(settled.map(({ happening }) => contentKeyOf(happening)));
  const uids = new Set(privates.flatMap((one) => ('instance' in one ? [] : [one.uid])));
  const instances = new Set(privates.flatMap((one) => ('instance' in one ? [identityOf(one)] : [])));
  const privateIdentities = identitiesOfPrivates(privates);
  const isHidden = (identity: string) => privateIdentities.has(identity) && !publicOccurrences.has(identity);
  return knownEntries.filter(
    (entry) =>
      !entry.isPrivate &&
      !publicIds.has(entry.id) &&
      (uids.has(entry.uid) || instances.has(identityOf(entry)) || isHidden(contentKeyOf(entry))),
  );
};

export const countPrivate = (privates: readonly PrivateOccurrence[]): number => identitiesOfPrivates(privates).size;

const identitiesOfPrivates = (privates: readonly PrivateOccurrence[]): ReadonlySet<string> =>
  new Set(privates.flatMap((one) => ('name' in one ? [contentKeyOf(one)] : [])));
