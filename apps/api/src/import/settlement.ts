import { type Day, lastDay } from '#libs/contracts';
import { eventId, type Happening, sameHappening } from '#libs/integrations';
import type { SourceEntry } from '#projections';

/** What is to be recorded of one happening: under which event, and which other events have told it until now. */
export type Settled = Readonly<{ id: number; happening: Happening; doubles: readonly number[] }>;

type Load = Readonly<{ source: string; happenings: readonly Happening[]; known: readonly SourceEntry[]; today: Day }>;

/**
 * Settles for a whole load at once which event each of its happenings is.
 *
 * A happening is distinct by title, start and place: what a load tells twice, under whatever UIDs, is one happening and
 * becomes one event. Each goes through the passes until one finds an event that no other happening has claimed; one that
 * none finds is new. Afterwards no two events tell the same: what still stands in the calendar like a happening that has
 * become another event is its double.
 *
 * So every distinct happening of the load is shown exactly once, and the same load settled again is settled the same.
 */
export const settle = (load: Load): Settled[] => {
  const settled = new Map<string, { id: number; happening: Happening }>();
  const distinct = Map.groupBy(load.happenings, sameHappening);
  const claimed = new Set<number>();
  for (const pass of PASSES.map((prepare) => prepare(load))) {
    for (const [likeness, twins] of distinct) {
      if (settled.has(likeness)) continue;
      const found = twins.flatMap((happening) => pass(happening).map((entry) => ({ happening, entry })));
      const claim = found.filter(({ entry }) => !claimed.has(entry.id)).sort(mergedLast)[0];
      if (!claim) continue;
      claimed.add(claim.entry.id);
      settled.set(likeness, { id: claim.entry.id, happening: claim.happening });
    }
  }

  const taken = new Set(load.known.map(({ id }) => id));
  const doubles = Map.groupBy(
    load.known.filter(({ id, isMerged }) => !isMerged && !claimed.has(id)),
    sameHappening,
  );
  return [...distinct].map(([likeness, [first]]) => ({
    ...(settled.get(likeness) ?? { id: newId(load.source, first!, taken), happening: first! }),
    doubles: (doubles.get(likeness) ?? []).map(({ id }) => id),
  }));
};

/** Which events a happening may be, by one way of knowing it. Each way asks only what the ways before it have left. */
type Pass = (load: Load) => (happening: Happening) => readonly SourceEntry[];

/** It has the UID and the instance of the event. */
const named: Pass = ({ known }) => finding(known, identityOf);

/**
 * It was moved: its UID stands alone in the load, and alone among what is not over yet. What is over has taken place, and
 * stays where it was: under its UID the next one is announced.
 */
const moving =
  (uidIn: (entry: SourceEntry) => string | undefined): Pass =>
  ({ happenings, known, today }) => {
    const inLoad = Map.groupBy(happenings, ({ uid }) => uid);
    const toCome = Map.groupBy(
      known.filter((entry) => lastDay(entry) >= today),
      uidIn,
    );
    return ({ uid }) => {
      const those = toCome.get(uid) ?? [];
      return inLoad.get(uid)!.length === 1 && those.length === 1 ? those : [];
    };
  };

const moved = moving(({ uid }) => uid);

/** It has the title, start and place of an event whose own UID and instance have left the load: some publishers rotate UIDs. */
const alike: Pass = ({ known }) => finding(known, sameHappening);

/** It was moved, and bears the UID that the event had before: rotating UIDs come round. */
const movedBack = moving(({ uidBefore }) => uidBefore);

const PASSES = [named, moved, alike, movedBack];

const finding = (known: readonly SourceEntry[], keyOf: (one: SourceEntry | Happening) => string) => {
  const entries = Map.groupBy(known, keyOf);
  return (happening: Happening) => entries.get(keyOf(happening)) ?? [];
};

const identityOf = ({ uid, instance }: Happening | SourceEntry) => JSON.stringify([uid, instance]);

const mergedLast = (a: { entry: SourceEntry }, b: { entry: SourceEntry }) =>
  Number(a.entry.isMerged ?? false) - Number(b.entry.isMerged ?? false);

/** Derived from the identity. An id is never used again: where an event was once called like this and goes by another name today, a further one is. */
const newId = (source: string, { uid, instance }: Happening, taken: Set<number>): number => {
  for (let nth = 1; ; nth++) {
    const id = eventId(source, uid, nth === 1 ? instance : `${instance} ${nth}`);
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
};
