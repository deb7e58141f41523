import type { UnreadOccurrence } from '#libs/integrations';
import type { SourceEventDocument } from '#projections';
import type { ImportReading } from './import-reading';
import { identityOf, type SourceHistory } from './source-history';

type EntryTest = (entry: SourceEventDocument) => boolean;

/** Absent is not cancelled: an event is withdrawn after this many successful imports in a row lacked it. */
const ABSENCES_UNTIL_WITHDRAWN = 3;

/** Events to withdraw, and by id the imports in a row that lacked one. An ended event is withdrawn at once. */
export const countAbsences = (
  missing: readonly SourceEventDocument[],
  before: SourceHistory['absences'],
  isEnded: EntryTest = () => false,
): Readonly<{ withdrawn: readonly SourceEventDocument[]; absences: SourceHistory['absences'] }> => {
  const counts = missing.map((entry) => [entry, (before[entry.id] ?? 0) + 1] as const);
  return {
    withdrawn: counts.flatMap(([entry, count]) => (count >= ABSENCES_UNTIL_WITHDRAWN || isEnded(entry) ? [entry] : [])),
    absences: Object.fromEntries(counts.map(([{ id }, count]) => [id, count])),
  };
};

/**
 * Holds for entries in the feed that are not readable. A component with only the UID may be what the event was moved to, unless
 * the feed has another under that UID, the series was read whole, or the component was already in the past before.
 */
export const createUnreadTest = (reading: ImportReading, { resting = [] }: SourceHistory): EntryTest => {
  const { occurrences, outsideWindow = [], unread = [] } = reading;
  const atRest = new Set(resting);
  const read = new Set(occurrences.map(({ uid }) => uid));
  const whole = new Set(wholeSeriesUids(reading));
  const instances = new Set(unread.map(identityOf));
  const rested = new Set(outsideWindow.flatMap((one) => (atRest.has(identityOf(one)) ? [one.uid] : [])));
  const coversWholeUid = ({ uid, instance }: UnreadOccurrence) =>
    !whole.has(uid) && !rested.has(uid) && (instance === undefined || !read.has(uid));
  const uids = new Set(unread.filter(coversWholeUid).map(({ uid }) => uid));
  return (entry) => uids.has(entry.uid) || instances.has(identityOf(entry));
};

/** Holds for entries that the publisher ended: the series goes on without it, or the UID was a series and is a single event. */
export const createEndedTest = (reading: ImportReading, { series: repeated = [] }: SourceHistory): EntryTest => {
  const { occurrences, series = [] } = reading;
  const repeating = new Set(series.map(({ uid }) => uid));
  const readUids = new Set(occurrences.map(({ uid }) => uid));
  const ended = new Set([...wholeSeriesUids(reading), ...repeated.filter((uid) => readUids.has(uid) && !repeating.has(uid))]);
  return ({ uid }) => ended.has(uid);
};

export const findKnownSeries = (
  reading: ImportReading,
  { series = [] }: SourceHistory,
  awaited: readonly SourceEventDocument[],
) => {
  const uids = new Set(awaited.map(({ uid }) => uid));
  return [...new Set([...wholeSeriesUids(reading), ...series.filter((uid) => uids.has(uid))])];
};

const wholeSeriesUids = ({ series = [] }: Pick<ImportReading, 'series'>): readonly string[] =>
  series.flatMap(({ uid, isWhole }) => (isWhole ? [uid] : []));
