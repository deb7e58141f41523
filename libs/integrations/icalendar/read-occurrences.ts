import { hasDate } from '#libs/contracts';
import type { FeedOccurrence, FeedSeries, PrivateOccurrence, ReadingOptions, UnreadOccurrence } from './feed-occurrence';
import { textOf } from './file/read-properties';
import { toRecordedUid } from './identity';
import { ProblemList, type Report } from './problem-list';
import type { EventRecord } from './recurrence/event-record';
import { type Occurrence, occurrencesOf } from './recurrence/occurrences';
import { isRecurring } from './recurrence/planned-occurrences';
import type { WallSpan } from './recurrence/repeats';
import { StepBudget } from './recurrence/step-budget';
import { toComparable } from './texts/comparable';
import { detailsOf, type OccurrenceDetails } from './texts/details';
import { DAY_SECONDS, dayFromText } from './times/civil';
import { type OccurrenceTimes, toOccurrenceTimes } from './times/occurrence-times';
import type { SourceClock } from './times/source-clock';
import type { ZonedTime } from './times/zoned-time';
import type { StatedStarts } from './zone-suspicion';

type Window = Pick<ReadingOptions, 'from' | 'to'>;

type UidOccurrences = {
  occurrences: FeedOccurrence[];
  outsideWindow: FeedOccurrence[];
  unread: UnreadOccurrence[];
  series: FeedSeries[];
  privates: PrivateOccurrence[];
};

type AllOccurrences = UidOccurrences & { written: StatedStarts };

/** Returns occurrences that begin, go on or end in the window, and single events anywhere. A failing event affects no others. */
export const readOccurrences = (
  records: EventRecord[],
  window: Window,
  clock: SourceClock,
  problems: ProblemList,
): AllOccurrences => {
  const effort = new StepBudget();
  const span = toWallSpan(window);
  const details = new Map<EventRecord, OccurrenceDetails>();
  const unreported = new ProblemList();
  const written = new Map<FeedOccurrence, ZonedTime>();

  const toFeedOccurrence = (
    { record, instance, start, length, isRepeat }: Occurrence,
    report: Report,
  ): FeedOccurrence | UnreadOccurrence => {
    const times = toOccurrenceTimes(start, length, clock);
    const reportPublic = record.isPrivate ? unreported.report : report;
    if (!isWithin(window, times)) {
      if (isRepeat) return { uid: record.uid, instance };
      reportInvalidYear(times, reportPublic);
    }
    const recordDetails = details.get(record) ?? detailsOf(record.properties, record.isWithdrawn, reportPublic);
    details.set(record, recordDetails);
    const occurrence = withoutUndefined({ uid: record.uid, instance, ...recordDetails, ...times });
    if (!start.isDate && start.zone !== clock.townZone) written.set(occurrence, start);
    return occurrence;
  };

  const problemsOf = (uidRecords: EventRecord[]) => (isPrivate(uidRecords) ? unreported : problems);

  /** For one UID. If a part of it could not be read, or none of it is returned, none of it can count as missing. */
  const readUid = (uid: string, uidRecords: EventRecord[]): UidOccurrences => {
    let isSure = !uidRecords.some(({ isPartly }) => isPartly);
    const found = problemsOf(uidRecords).attempt(
      uid,
      (report) =>
        occurrencesOf(uidRecords, span, clock, effort, (text) => {
          isSure = false;
          report(text);
        }).map((one) => ({ isPrivate: one.record.isPrivate, occurrence: toFeedOccurrence(one, report) })),
      undefined,
    );
    isSure &&= found !== undefined;
    const [hidden, open] = partition((one) => one.isPrivate, found ?? []);
    const privates = hidden.map(({ occurrence }) => toPrivateOccurrence(occurrence, window));
    if (isPrivate(uidRecords)) {
      return { ...NO_OCCURRENCES, privates: [{ uid }, ...privates.filter((one) => 'name' in one)] };
    }
    const read = open.map(({ occurrence }) => occurrence);
    const [occurrences, outsideWindow] = partition(
      (one) => isWithin(window, one),
      read.filter((one) => 'name' in one),
    );
    const unread: UnreadOccurrence[] = read.filter((one) => !('name' in one));
    const isSeries = uidRecords.some((record) => isRecurring(record) || record.replaces);
    // When a private series leaves out an occurrence, that occurrence was already private.
    const isWhole = isSure && uidRecords.some((record) => isRecurring(record) && !record.isPrivate);
    return {
      ...{ occurrences, outsideWindow, privates },
      unread: isSure && occurrences.length > 0 ? unread : [{ uid }],
      series: isSeries ? [{ uid, isWhole }] : [],
    };
  };

  const all = [...Map.groupBy(records, ({ uid }) => uid)].flatMap(([uid, uidRecords]) =>
    problemsOf(uidRecords).attempt(uid, (report) => separatePlaces(uidRecords, report), uidRecords),
  );
  const ofEachUid = [...Map.groupBy(all, ({ uid }) => uid)].map(([uid, uidRecords]) => readUid(uid, uidRecords));
  return {
    occurrences: ofEachUid.flatMap(({ occurrences }) => occurrences),
    outsideWindow: ofEachUid.flatMap(({ outsideWindow }) => outsideWindow),
    unread: ofEachUid.flatMap(({ unread }) => unread),
    series: ofEachUid.flatMap(({ series }) => series),
    privates: ofEachUid.flatMap(({ privates }) => privates),
    written,
  };
};

const NO_OCCURRENCES: UidOccurrences = { occurrences: [], outsideWindow: [], unread: [], series: [], privates: [] };

/** An occurrence that would not be shown even if it were public is identified by its UID and instance alone. */
const toPrivateOccurrence = (one: FeedOccurrence | UnreadOccurrence, { from }: Window): PrivateOccurrence => {
  if (!('name' in one)) return one;
  const { uid, instance, name, date, endDate = date, startTime, location } = one;
  if (endDate < from || !hasDate(one)) return { uid, instance };
  return { uid, instance, name, date, ...(startTime && { startTime }), ...(location && { location }) };
};

const isPrivate = (uidRecords: EventRecord[]): boolean => uidRecords.every((record) => record.isPrivate);

/** Wide enough for the days of the window in every time zone. */
const toWallSpan = ({ from, to }: Window): WallSpan => ({
  from: (dayFromText(from) - 2) * DAY_SECONDS,
  to: (dayFromText(to) + 3) * DAY_SECONDS,
});

const isWithin = ({ from, to }: Window, { date, endDate }: OccurrenceTimes): boolean => date <= to && (endDate ?? date) >= from;

const reportInvalidYear = ({ date }: OccurrenceTimes, report: Report) => {
  if (!hasDate({ date })) report(`its date, ${date}, is a placeholder for an unknown date`);
};

const partition = <T>(test: (one: T) => boolean, all: T[]): [T[], T[]] => [all.filter(test), all.filter((one) => !test(one))];

/** So that occurrences can be compared and spread. */
const withoutUndefined = (occurrence: FeedOccurrence): FeedOccurrence =>
  Object.fromEntries(Object.entries(occurrence).filter(([, value]) => value !== undefined)) as FeedOccurrence;

/** Some publishers give one UID to all events of one time. Unless one record is newer, those in different places become events with own UIDs. */
const separatePlaces = (records: EventRecord[], report: Report): EventRecord[] => {
  if (records.length < 2 || records.some(({ replaces }) => replaces)) return records;
  const apart = new Set([...Map.groupBy(records, revisionAndStart).values()].filter((those) => placesOf(those).size > 1).flat());
  if (apart.size === 0) return records;
  report('its UID is used for several places at the same time');
  return records.map((record) =>
    apart.has(record) ? { ...record, uid: toRecordedUid(`${record.uid} in ${placeOf(record)}`) } : record,
  );
};

const revisionAndStart = ({ revision: [sequence, lastModified], start }: EventRecord): string =>
  JSON.stringify([sequence, lastModified, start.wall, start.zone]);

/** A missing place does not count as a different one. */
const placesOf = (records: EventRecord[]): Set<string> => new Set(records.map(placeOf).filter((place) => place !== ''));

const placeOf = ({ properties }: EventRecord): string => toComparable(textOf(properties, 'location') ?? '');
