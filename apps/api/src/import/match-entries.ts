import type { Day } from '#libs/contracts';
import { eventId, type Happening, sameHappening } from '#libs/integrations';
import type { SourceEntry } from '#projections';

export type Match = Readonly<{ id: number; happening: Happening }>;

/**
 * Finds the event each happening of a load means: the one known by its UID and instance; else the one with its title,
 * start and place, for some publishers rotate their UIDs; else the one that was moved; else a new one. Each event stands at
 * most once in the answer.
 */
export const matchEntries = (
  source: string,
  happenings: readonly Happening[],
  known: readonly SourceEntry[],
  today: Day,
): Match[] => {
  const byIdentity = new Map(known.map((entry) => [identityOf(entry), entry.id]));
  const byLikeness = new Map(known.map((entry) => [sameHappening(entry), entry.id]));
  const moved = movable(happenings, known, today);
  const matched = new Map<number, Happening>();
  const match = (happening: Happening, id: number | undefined) => {
    if (id === undefined || matched.has(id)) return false;
    matched.set(id, happening);
    byLikeness.set(sameHappening(happening), id);
    return true;
  };

  const strangers = happenings.filter((happening) => !match(happening, byIdentity.get(identityOf(happening))));
  for (const happening of strangers) {
    const alike = byLikeness.get(sameHappening(happening));
    if (alike !== undefined && matched.has(alike)) continue;
    match(happening, alike ?? moved.get(happening.uid) ?? eventId(source, happening.uid, happening.instance));
  }
  return [...matched].map(([id, happening]) => ({ id, happening }));
};

/** By UID: what is still to come and was, and is, the only one under its UID. Under another start it is the same event. */
const movable = (happenings: readonly Happening[], known: readonly SourceEntry[], today: Day) => {
  const alone = new Set(
    [...Map.groupBy(happenings, ({ uid }) => uid)].flatMap(([uid, those]) => (those.length === 1 ? [uid] : [])),
  );
  const upcoming = Map.groupBy(
    known.filter(({ uid, date }) => alone.has(uid) && date >= today),
    ({ uid }) => uid,
  );
  return new Map([...upcoming].flatMap(([uid, those]) => (those.length === 1 ? [[uid, those[0]!.id] as const] : [])));
};

const identityOf = ({ uid, instance }: Pick<SourceEntry, 'uid' | 'instance'>) => JSON.stringify([uid, instance]);
