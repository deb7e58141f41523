import { hasDate } from '#libs/contracts';
import { textOf } from './file/read-properties';
import type { Happening, Private, ReadingOptions, Series, Unread } from './happening';
import { recordedUid } from './identity';
import { Problems, type Report } from './problems';
import { Effort } from './recurrence/effort';
import type { EventRecord } from './recurrence/event-record';
import { type Occurrence, occurrencesOf } from './recurrence/occurrences';
import { isRecurring } from './recurrence/planned';
import type { Span } from './recurrence/repeats';
import { comparable } from './texts/comparable';
import { type Details, detailsOf } from './texts/details';
import { DAY, dayFromText } from './times/civil';
import type { Moment } from './times/moment';
import type { SourceClock } from './times/source-clock';
import { type Telling, tell } from './times/telling';
import type { WrittenStarts } from './zone-suspicion';

type Window = Pick<ReadingOptions, 'from' | 'to'>;

type OfOneUid = { happenings: Happening[]; elsewhere: Happening[]; unread: Unread[]; series: Series[]; privates: Private[] };

type Told = OfOneUid & { written: WrittenStarts };

/**
 * What the records say happens in the window: begins, goes on or ends there. Rules are expanded within it; what is told one by one
 * is told wherever it is. An event that fails costs only itself.
 */
export const happeningsOf = (records: EventRecord[], window: Window, clock: SourceClock, problems: Problems): Told => {
  const effort = new Effort();
  const span = spanOf(window);
  const details = new Map<EventRecord, Details>();
  const untold = new Problems();
  const written = new Map<Happening, Moment>();

  const happeningOf = ({ record, instance, start, length, isRepeat }: Occurrence, report: Report): Happening | Unread => {
    const telling = tell(start, length, clock);
    const reportOpen = record.isPrivate ? untold.report : report;
    if (!isWithin(window, telling)) {
      if (isRepeat) return { uid: record.uid, instance };
      reportYear(telling, reportOpen);
    }
    const known = details.get(record) ?? detailsOf(record.properties, record.isWithdrawn, reportOpen);
    details.set(record, known);
    const happening = told({ uid: record.uid, instance, ...known, ...telling });
    if (!start.isDate && start.zone !== clock.town) written.set(happening, start);
    return happening;
  };

  const problemsOf = (ofOne: EventRecord[]) => (isPrivate(ofOne) ? untold : problems);

  /** Of one UID. Where something of it could not be read, or nothing of it is told, none of it can be missed. */
  const toldOf = (uid: string, ofOne: EventRecord[]): OfOneUid => {
    let isSure = !ofOne.some(({ isPartly }) => isPartly);
    const found = problemsOf(ofOne).sparing(
      uid,
      (report) =>
        occurrencesOf(ofOne, span, clock, effort, (text) => {
          isSure = false;
          report(text);
        }).map((one) => ({ isPrivate: one.record.isPrivate, told: happeningOf(one, report) })),
      undefined,
    );
    isSure &&= found !== undefined;
    const [hidden, open] = partedBy((one) => one.isPrivate, found ?? []);
    const privates = hidden.map(({ told }) => privateOf(told, window));
    if (isPrivate(ofOne)) {
      return { ...NOTHING, privates: [{ uid }, ...privates.filter((one) => 'name' in one)] };
    }
    const read = open.map(({ told }) => told);
    const [happenings, elsewhere] = partedBy(
      (one) => isWithin(window, one),
      read.filter((one) => 'name' in one),
    );
    const unread: Unread[] = read.filter((one) => !('name' in one));
    const isSeries = ofOne.some((record) => isRecurring(record) || record.replaces);
    // What a private series no longer gives was not public any more when it ended.
    const isWhole = isSure && ofOne.some((record) => isRecurring(record) && !record.isPrivate);
    return {
      ...{ happenings, elsewhere, privates },
      unread: isSure && happenings.length > 0 ? unread : [{ uid }],
      series: isSeries ? [{ uid, isWhole }] : [],
    };
  };

  const all = [...Map.groupBy(records, ({ uid }) => uid)].flatMap(([uid, ofOne]) =>
    problemsOf(ofOne).sparing(uid, (report) => placesApart(ofOne, report), ofOne),
  );
  const each = [...Map.groupBy(all, ({ uid }) => uid)].map(([uid, ofOne]) => toldOf(uid, ofOne));
  return {
    happenings: each.flatMap(({ happenings }) => happenings),
    elsewhere: each.flatMap(({ elsewhere }) => elsewhere),
    unread: each.flatMap(({ unread }) => unread),
    series: each.flatMap(({ series }) => series),
    privates: each.flatMap(({ privates }) => privates),
    written,
  };
};

const NOTHING: OfOneUid = { happenings: [], elsewhere: [], unread: [], series: [], privates: [] };

/** What nobody would be told although it were for everybody is known by its identity alone. */
const privateOf = (one: Happening | Unread, { from }: Window): Private => {
  if (!('name' in one)) return one;
  const { uid, instance, name, date, endDate = date, startTime, location } = one;
  if (endDate < from || !hasDate(one)) return { uid, instance };
  return { uid, instance, name, date, ...(startTime && { startTime }), ...(location && { location }) };
};

const isPrivate = (ofOne: EventRecord[]): boolean => ofOne.every((record) => record.isPrivate);

/** Walls anywhere on earth on which the window's days begin and end. */
const spanOf = ({ from, to }: Window): Span => ({ from: (dayFromText(from) - 2) * DAY, to: (dayFromText(to) + 3) * DAY });

const isWithin = ({ from, to }: Window, { date, endDate }: Telling): boolean => date <= to && (endDate ?? date) >= from;

const reportYear = ({ date }: Telling, report: Report) => {
  if (!hasDate({ date })) report(`its date, ${date}, is a placeholder for an unknown date`);
};

const partedBy = <T>(test: (one: T) => boolean, all: T[]): [T[], T[]] => [all.filter(test), all.filter((one) => !test(one))];

/** Without what is not told, so that a happening can be compared with another and spread over one. */
const told = (happening: Happening): Happening =>
  Object.fromEntries(Object.entries(happening).filter(([, value]) => value !== undefined)) as Happening;

/**
 * Some publishers give one UID to all that begins at the same time, in however many places. Where neither record is newer
 * than the other by its own word, those in different places are different events, each under a UID of its own.
 */
const placesApart = (records: EventRecord[], report: Report): EventRecord[] => {
  if (records.length < 2 || records.some(({ replaces }) => replaces)) return records;
  const apart = new Set([...Map.groupBy(records, revisionAndStart).values()].filter((those) => placesOf(those).size > 1).flat());
  if (apart.size === 0) return records;
  report('its UID is used for several places at the same time');
  return records.map((record) =>
    apart.has(record) ? { ...record, uid: recordedUid(`${record.uid} in ${placeOf(record)}`) } : record,
  );
};

const revisionAndStart = ({ revision: [sequence, lastModified], start }: EventRecord): string =>
  JSON.stringify([sequence, lastModified, start.wall, start.zone]);

/** Nowhere is no other place. */
const placesOf = (records: EventRecord[]): Set<string> => new Set(records.map(placeOf).filter((place) => place !== ''));

const placeOf = ({ properties }: EventRecord): string => comparable(textOf(properties, 'location') ?? '');
