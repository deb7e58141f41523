import { eventId, type Happening, sameHappening } from '#libs/integrations';
import type { FeedEntry } from '#projections';

/**
 * Finds the event each happening of a load means: the one known by its UID and instance, else the one with its title,
 * start and place (some publishers rotate their UIDs), else a new one. An event stands at most once in the answer.
 */
export const matchEntries = (feed: string, happenings: readonly Happening[], known: readonly FeedEntry[]) => {
  const byIdentity = new Map(known.map((entry) => [identityOf(entry), entry.id]));
  const byContent = new Map(known.map((entry) => [sameHappening(entry), entry.id]));
  const present = new Set(happenings.flatMap((happening) => byIdentity.get(identityOf(happening)) ?? []));
  const matched = new Map<number, Happening>();
  for (const happening of happenings) {
    const likeness = sameHappening(happening);
    const alike = byContent.get(likeness);
    const id = byIdentity.get(identityOf(happening)) ?? alike ?? eventId(feed, happening.uid, happening.instance);
    const isTwin = id === alike && !byIdentity.has(identityOf(happening)) && present.has(id);
    if (isTwin || matched.has(id)) continue;
    matched.set(id, happening);
    if (alike === undefined) byContent.set(likeness, id);
  }
  return [...matched].map(([id, happening]) => ({ id, happening }));
};

const identityOf = ({ uid, instance }: Pick<FeedEntry, 'uid' | 'instance'>) => JSON.stringify([uid, instance]);
