import { isOver, type Moment } from '#libs/contracts';
import { eventId, type Happening, isElsewhere, sameHappening, titleAndTime } from '#libs/integrations';
import type { SourceEntry } from '#projections';
import { identityOf, isAnnounced } from './source-history';

/** What is to be recorded of one happening: under which event, and which other events have told it until now. */
export type Settled = Readonly<{
  id: number;
  happening: Happening;
  doubles: readonly number[];
  /** Of one that is cancelled: the event that is announced in its place. */
  rebookedAs?: number;
}>;

type Load = Readonly<{
  source: string;
  happenings: readonly Happening[];
  known: readonly SourceEntry[];
  moment: Moment;
  /** Cancelled, and on at the same place or at none that is named. */
  rebooked?: readonly Happening[];
}>;

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
  const distinct = Map.groupBy(load.happenings, likenessOf);
  const claimed = new Set<number>();
  for (const pass of PASSES.map((prepare) => prepare(load))) {
    for (const [likeness, twins] of distinct) {
      if (settled.has(likeness)) continue;
      const found = twins.flatMap((happening) => pass(happening).map((entry) => ({ happening, entry })));
      const claim = found.filter(({ entry }) => !claimed.has(entry.id)).sort(byStanding)[0];
      if (!claim) continue;
      claimed.add(claim.entry.id);
      settled.set(likeness, { id: claim.entry.id, happening: claim.happening });
    }
  }

  const taken = new Set(load.known.map(({ id }) => id));
  const doubles = Map.groupBy(
    load.known.filter(({ id, isMerged, isPrivate }) => !isMerged && !isPrivate && !claimed.has(id)),
    likenessOf,
  );
  return [...distinct].map(([likeness, [first]]) => ({
    ...(settled.get(likeness) ?? { id: newId(load.source, first!, taken), happening: first! }),
    doubles: (doubles.get(likeness) ?? []).map(({ id }) => id),
  }));
};

/** Which events a happening may be, by one way of knowing it. Each way asks only what the ways before it have left. */
type Pass = (load: Load) => (happening: Happening) => readonly SourceEntry[];

/** Nothing has changed: it is told as before, under the same UID. */
const unchanged: Pass = ({ known }) => finding(known, (one) => identityOf(one) + likenessOf(one));

/**
 * It is told as before, under a UID that was another event's, and so is that one: UIDs were swapped, or shifted by one, and no
 * event has changed. Where anything in such a chain is new or has gone, they were moved, each under its own UID.
 */
const swapped: Pass = ({ happenings, known, moment }) => {
  const standing = known.filter((entry) => isAnnounced(entry) && !isOver(entry, moment));
  const entries = Map.groupBy(standing, likenessOf);
  const entryOf = (happening: Happening) => entries.get(likenessOf(happening))?.[0];
  const tellers = Map.groupBy(happenings, (happening) => entryOf(happening)?.uid);

  const told = new Set(happenings.map(likenessOf));
  const isNew = happenings.filter((happening) => !entryOf(happening));
  const isGone = standing.filter((entry) => !told.has(likenessOf(entry)));
  const moving = new Set<string>();
  const left = [...isNew, ...isGone].map(({ uid }) => uid);
  for (let uid = left.pop(); uid !== undefined; uid = left.pop()) {
    if (moving.has(uid)) continue;
    moving.add(uid);
    for (const teller of tellers.get(uid) ?? []) left.push(teller.uid);
  }
  return (happening) => {
    const entry = entryOf(happening);
    return entry && !moving.has(entry.uid) && !moving.has(happening.uid) ? [entry] : [];
  };
};

/** It has the UID and the instance of the event. */
const named: Pass = ({ known }) => finding(known, identityOf);

/**
 * It was moved: its UID stands alone in the load, and alone among what is not over yet. What is over has taken place, and
 * stays where it was: under its UID the next one is announced. What was moved to a day long over has taken place nowhere. Nor was it moved where it is told as before under another UID,
 * and its own has gone to something of another title.
 */
const moving =
  (uidIn: (entry: SourceEntry) => string | undefined): Pass =>
  ({ happenings, known, moment }) => {
    const inLoad = Map.groupBy(happenings, ({ uid }) => uid);
    const toCome = Map.groupBy(
      known.filter((entry) => !isOver(entry, moment) || entry.isBackdated),
      uidIn,
    );
    const told = new Set(happenings.map(likenessOf));
    return ({ uid, name }) => {
      const ofOne = toCome.get(uid) ?? [];
      const standing = ofOne.filter(isAnnounced);
      const [entry, ...others] = standing.length > 0 ? standing : ofOne;
      if (!entry || others.length > 0 || inLoad.get(uid)!.length > 1) return [];
      return entry.name !== name && told.has(likenessOf(entry)) ? [] : [entry];
    };
  };

const moved = moving(({ uid }) => uid);

/** It has the title, start and place of an event whose own UID and instance have left the load: some publishers rotate UIDs. */
const alike: Pass = ({ known }) => finding(known, likenessOf);

/** It was moved, and bears the UID that the event had before: rotating UIDs come round. */
const movedBack = moving(({ uidBefore }) => uidBefore);

/** It was called off, and announced anew under another UID at the same place, in more or fewer words. */
const bookedAnew: Pass = ({ known, rebooked = [] }) => {
  const off = new Set(rebooked.map(identityOf));
  const entries = Map.groupBy(
    known.filter((entry) => off.has(identityOf(entry))),
    titleAndTime,
  );
  return (happening) => (entries.get(titleAndTime(happening)) ?? []).filter((entry) => !isElsewhere(entry, happening));
};

const PASSES = [unchanged, swapped, named, moved, alike, movedBack, bookedAnew];

const finding = (known: readonly SourceEntry[], keyOf: (one: SourceEntry | Happening) => string) => {
  const entries = Map.groupBy(known, keyOf);
  return (happening: Happening) => entries.get(keyOf(happening)) ?? [];
};

/** Worked out once for each: every pass asks for it. */
const likenessOf = (one: Happening | SourceEntry): string => {
  const known = likenesses.get(one) ?? sameHappening(one);
  likenesses.set(one, known);
  return known;
};

const likenesses = new WeakMap<Happening | SourceEntry, string>();

/** What is shown, before what was withdrawn or is private, before what another event tells. */
const byStanding = (a: { entry: SourceEntry }, b: { entry: SourceEntry }) => rankOf(a.entry) - rankOf(b.entry);

const rankOf = ({ isMerged, isWithdrawn, isPrivate }: SourceEntry) => (isMerged ? 2 : isWithdrawn || isPrivate ? 1 : 0);

/** Derived from the identity. An id is never used again: where an event was once called like this and goes by another name today, a further one is. */
const newId = (source: string, { uid, instance }: Happening, taken: Set<number>): number => {
  for (let nth = 1; ; nth++) {
    const id = eventId(source, uid, nth === 1 ? instance : `${instance} ${nth}`);
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
};
