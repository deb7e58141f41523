import { type Private, sameHappening } from '#libs/integrations';
import type { SourceEntry } from '#projections';
import type { Settled } from './settlement';
import { identityOf } from './source-history';

/**
 * The events that their source says are private now, by their UID or by what they are under another one: what is over, merged or
 * withdrawn too, for all of it can be read. None of those that the load tells to everybody.
 */
export const turnedPrivate = (
  privates: readonly Private[],
  known: readonly SourceEntry[],
  settled: readonly Settled[],
): readonly SourceEntry[] => {
  if (privates.length === 0) return [];
  const toldToAll = new Set(settled.map(({ id }) => id));
  const open = new Set(settled.map(({ happening }) => sameHappening(happening)));
  const uids = new Set(privates.flatMap((one) => ('instance' in one ? [] : [one.uid])));
  const instances = new Set(privates.flatMap((one) => ('instance' in one ? [identityOf(one)] : [])));
  const happenings = happeningsIn(privates);
  const isHidden = (happening: string) => happenings.has(happening) && !open.has(happening);
  return known.filter(
    (entry) =>
      !entry.isPrivate &&
      !toldToAll.has(entry.id) &&
      (uids.has(entry.uid) || instances.has(identityOf(entry)) || isHidden(sameHappening(entry))),
  );
};

/** How many events of a load are left out because they are private; what it tells twice is one. */
export const privatesLeftOut = (privates: readonly Private[]): number => happeningsIn(privates).size;

const happeningsIn = (privates: readonly Private[]): ReadonlySet<string> =>
  new Set(privates.flatMap((one) => ('name' in one ? [sameHappening(one)] : [])));
