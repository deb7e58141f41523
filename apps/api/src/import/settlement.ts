import { type CurrentTime, isOver } from '#libs/contracts';
import { contentKeyOf, type FeedOccurrence, isInDifferentPlace, titleAndTimeKeyOf, toEventId } from '#libs/integrations';
import type { SourceEventDocument } from '#projections';
import { identityOf, isAnnounced, isUpcoming } from './source-history';

export type SettledOccurrence = Readonly<{
  id: number;
  happening: FeedOccurrence;
  doubles: readonly number[];
  /** Set for a cancelled occurrence: the id of the event announced in its place. */
  rebookedAs?: number;
}>;

type SettlementInput = Readonly<{
  source: string;
  occurrences: readonly FeedOccurrence[];
  knownEntries: readonly SourceEventDocument[];
  moment: CurrentTime;
  reannounced?: readonly FeedOccurrence[];
  /** Of instances that the feed has, but not among `occurrences`. */
  untold?: readonly Readonly<{ uid: string; instance?: string | undefined }>[];
}>;

/**
 * Matches every occurrence in an import to an existing event, or to a new one. Occurrences with the same title, start and place
 * are one event, whatever their UIDs. Each goes through the passes until one finds an event that no other has claimed. An
 * unclaimed event that looks like another occurrence's event is its duplicate. So every distinct occurrence is shown once, and
 * settling the same feed again gives the same result.
 */
export const settleOccurrences = (load: SettlementInput): SettledOccurrence[] => {
  const settled = new Map<string, { id: number; happening: FeedOccurrence }>();
  const distinct = Map.groupBy(load.occurrences, likenessOf);
  const claimed = new Set<number>();
  for (const pass of MATCH_PASSES.map((prepare) => prepare(load))) {
    for (const [likeness, twins] of distinct) {
      if (settled.has(likeness)) continue;
      const found = twins.flatMap((happening) => pass(happening).map((entry) => ({ happening, entry })));
      const claim = found.filter(({ entry }) => !claimed.has(entry.id)).sort(compareByVisibility)[0];
      if (!claim) continue;
      claimed.add(claim.entry.id);
      settled.set(likeness, { id: claim.entry.id, happening: claim.happening });
    }
  }

  const takenIds = new Set(load.knownEntries.map(({ id }) => id));
  const doubles = Map.groupBy(
    load.knownEntries.filter(({ id, isMerged, isPrivate }) => !isMerged && !isPrivate && !claimed.has(id)),
    likenessOf,
  );
  return [...distinct].map(([likeness, [first]]) => ({
    ...(settled.get(likeness) ?? { id: createEventId(load.source, first!, takenIds), happening: first! }),
    doubles: (doubles.get(likeness) ?? []).map(({ id }) => id),
  }));
};

/** Returns the events that an occurrence may be, by one criterion. A pass sees only what the passes before it left. */
type MatchPass = (load: SettlementInput) => (happening: FeedOccurrence) => readonly SourceEventDocument[];

const matchUnchanged: MatchPass = ({ knownEntries }) => matchByKey(knownEntries, (one) => identityOf(one) + likenessOf(one));

/**
 * The content of another event's UID, whose own stands under another UID: UIDs were swapped or shifted. If a link of such a chain
 * is new or gone, the events were moved instead.
 */
const matchSwapped: MatchPass = ({ occurrences, knownEntries, moment }) => {
  const announcedEntries = knownEntries.filter((entry) => isAnnounced(entry) && !isOver(entry, moment));
  const entries = Map.groupBy(announcedEntries, likenessOf);
  const entryOf = (happening: FeedOccurrence) => entries.get(likenessOf(happening))?.[0];
  const tellers = Map.groupBy(occurrences, (happening) => entryOf(happening)?.uid);

  const readLikenesses = new Set(occurrences.map(likenessOf));
  const isNew = occurrences.filter((happening) => !entryOf(happening));
  const isGone = announcedEntries.filter((entry) => !readLikenesses.has(likenessOf(entry)));
  const moving = new Set<string>();
  const openUids = [...isNew, ...isGone].map(({ uid }) => uid);
  for (let uid = openUids.pop(); uid !== undefined; uid = openUids.pop()) {
    if (moving.has(uid)) continue;
    moving.add(uid);
    for (const teller of tellers.get(uid) ?? []) openUids.push(teller.uid);
  }
  return (happening) => {
    const entry = entryOf(happening);
    return entry && !moving.has(entry.uid) && !moving.has(happening.uid) ? [entry] : [];
  };
};

const matchIdentity: MatchPass = ({ knownEntries }) => matchByKey(knownEntries, identityOf);

/**
 * Moved: the UID occurs once in the feed and once among the events that are not over. An event that is over took place, and the
 * next may be announced under its UID; one moved to a day long past did not. Not moved if its content stands under another UID
 * and its own UID has another title.
 */
const createMovedPass =
  (uidIn: (entry: SourceEventDocument) => string | undefined): MatchPass =>
  ({ occurrences, knownEntries, moment }) => {
    const inLoad = Map.groupBy(occurrences, ({ uid }) => uid);
    const toCome = Map.groupBy(
      knownEntries.filter((entry) => !isOver(entry, moment) || entry.isBackdated),
      uidIn,
    );
    const readLikenesses = new Set(occurrences.map(likenessOf));
    return ({ uid, name }) => {
      const ofOne = toCome.get(uid) ?? [];
      const announcedEntries = ofOne.filter(isAnnounced);
      const [entry, ...others] = announcedEntries.length > 0 ? announcedEntries : ofOne;
      if (!entry || others.length > 0 || inLoad.get(uid)!.length > 1) return [];
      return entry.name !== name && readLikenesses.has(likenessOf(entry)) ? [] : [entry];
    };
  };

const matchMoved = createMovedPass(({ uid }) => uid);

/**
 * The hour of a series changed: on a day of which its UID has one instance in the feed and one of the same title among those to
 * come. Not moved if the feed has it as well, private or unreadable.
 */
const matchMovedWithinDay: MatchPass = ({ occurrences, knownEntries, moment, untold = [] }) => {
  const untoldIdentities = new Set(untold.map(identityOf));
  const inLoad = Map.groupBy(occurrences, uidAndDayOf);
  const toCome = Map.groupBy(
    knownEntries.filter((entry) => isAnnounced(entry) && isUpcoming(entry, moment)),
    uidAndDayOf,
  );
  return (happening) => {
    const key = uidAndDayOf(happening);
    const [entry, ...others] = toCome.get(key) ?? [];
    if (!entry || others.length > 0 || inLoad.get(key)!.length > 1) return [];
    return entry.name === happening.name && !untoldIdentities.has(identityOf(entry)) ? [entry] : [];
  };
};

const uidAndDayOf = ({ uid, date }: FeedOccurrence | SourceEventDocument): string => JSON.stringify([uid, date]);

/** Same title, start and place as an event whose UID and instance left the feed: some publishers rotate UIDs. */
const matchAlike: MatchPass = ({ knownEntries }) => matchByKey(knownEntries, likenessOf);

/** Moved, under the UID that the event had before: rotated UIDs come back. */
const matchMovedBack = createMovedPass(({ uidBefore }) => uidBefore);

/** Cancelled and announced again under another UID at the same place, described more or less fully. */
const matchReannounced: MatchPass = ({ knownEntries, reannounced = [] }) => {
  const off = new Set(reannounced.map(identityOf));
  const entries = Map.groupBy(
    knownEntries.filter((entry) => off.has(identityOf(entry))),
    titleAndTimeKeyOf,
  );
  return (happening) =>
    (entries.get(titleAndTimeKeyOf(happening)) ?? []).filter((entry) => !isInDifferentPlace(entry, happening));
};

const MATCH_PASSES = [
  matchUnchanged,
  matchSwapped,
  matchIdentity,
  matchMoved,
  matchAlike,
  matchMovedWithinDay,
  matchMovedBack,
  matchReannounced,
];

const matchByKey = (
  knownEntries: readonly SourceEventDocument[],
  keyOf: (one: SourceEventDocument | FeedOccurrence) => string,
) => {
  const entries = Map.groupBy(knownEntries, keyOf);
  return (happening: FeedOccurrence) => entries.get(keyOf(happening)) ?? [];
};

const likenessOf = (one: FeedOccurrence | SourceEventDocument): string => {
  const likeness = likenessCache.get(one) ?? contentKeyOf(one);
  likenessCache.set(one, likeness);
  return likeness;
};

const likenessCache = new WeakMap<FeedOccurrence | SourceEventDocument, string>();

/** Shown events before withdrawn or private ones, before merged ones. */
const compareByVisibility = (a: { entry: SourceEventDocument }, b: { entry: SourceEventDocument }) =>
  visibilityRankOf(a.entry) - visibilityRankOf(b.entry);

const visibilityRankOf = ({ isMerged, isWithdrawn, isPrivate }: SourceEventDocument) =>
  isMerged ? 2 : isWithdrawn || isPrivate ? 1 : 0;

/** Derived from the identity. Ids are never reused: if an event once had this identity and has another now, a counter is added. */
const createEventId = (source: string, { uid, instance }: FeedOccurrence, taken: Set<number>): number => {
  for (let nth = 1; ; nth++) {
    const id = toEventId(source, uid, nth === 1 ? instance : `${instance} ${nth}`);
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
};
