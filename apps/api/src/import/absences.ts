import type { Unread } from '#libs/integrations';
import type { SourceEntry } from '#projections';
import type { LoadReading } from './load-reading';
import { identityOf, type SourceHistory } from './source-history';

type Test = (entry: SourceEntry) => boolean;

/** Absent is not cancelled: an event is withdrawn when so many healthy loads in a row lack it. */
const LOADS_WITHOUT = 3;

/** Which events are withdrawn, and how many loads in a row lack each. `isEnded`: what its publisher takes back is withdrawn at once. */
export const countAbsences = (
  missing: readonly SourceEntry[],
  before: SourceHistory['absences'],
  isEnded: Test = () => false,
): Readonly<{ withdrawn: readonly SourceEntry[]; absences: SourceHistory['absences'] }> => {
  const loads = missing.map((entry) => [entry, (before[entry.id] ?? 0) + 1] as const);
  return {
    withdrawn: loads.flatMap(([entry, count]) => (count >= LOADS_WITHOUT || isEnded(entry) ? [entry] : [])),
    absences: Object.fromEntries(loads.map(([{ id }, count]) => [id, count])),
  };
};

/**
 * In the load all the same, though nothing can be made of it. What has the UID but no instance of an event may be where that was
 * moved to, when the load tells of nothing else under it; of a series that was read whole all instances are known, and what
 * rested in the past before was not moved there.
 */
export const isUnreadIn = (reading: LoadReading, { resting = [] }: SourceHistory): Test => {
  const { happenings, elsewhere = [], unread = [] } = reading;
  const atRest = new Set(resting);
  const read = new Set(happenings.map(({ uid }) => uid));
  const whole = new Set(wholeSeries(reading));
  const instances = new Set(unread.map(identityOf));
  const rested = new Set(elsewhere.flatMap((one) => (atRest.has(identityOf(one)) ? [one.uid] : [])));
  const isOfAll = ({ uid, instance }: Unread) =>
    !whole.has(uid) && !rested.has(uid) && (instance === undefined || !read.has(uid));
  const uids = new Set(unread.filter(isOfAll).map(({ uid }) => uid));
  return (entry) => uids.has(entry.uid) || instances.has(identityOf(entry));
};

/** Its publisher says that it is not: the series goes on without it, or its UID repeated before and is a single event now. */
export const isEndedIn = (reading: LoadReading, { series: repeated = [] }: SourceHistory): Test => {
  const { happenings, series = [] } = reading;
  const repeating = new Set(series.map(({ uid }) => uid));
  const told = new Set(happenings.map(({ uid }) => uid));
  const ended = new Set([...wholeSeries(reading), ...repeated.filter((uid) => told.has(uid) && !repeating.has(uid))]);
  return ({ uid }) => ended.has(uid);
};

/** The UIDs that repeat by what is known after a load: those it has whole, and those before of which an event is still awaited. */
export const seriesAfter = (reading: LoadReading, { series = [] }: SourceHistory, awaited: readonly SourceEntry[]) => {
  const uids = new Set(awaited.map(({ uid }) => uid));
  return [...new Set([...wholeSeries(reading), ...series.filter((uid) => uids.has(uid))])];
};

/** Those of which the load tells every occurrence that there is. */
const wholeSeries = ({ series = [] }: Pick<LoadReading, 'series'>): readonly string[] =>
  series.flatMap(({ uid, isWhole }) => (isWhole ? [uid] : []));
