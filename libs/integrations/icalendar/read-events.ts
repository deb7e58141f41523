import type {
  CalendarReading,
  FeedOccurrence,
  FeedSeries,
  PrivateOccurrence,
  ReadingOptions,
  UnreadOccurrence,
} from './feed-occurrence';
import { allOf, textOf } from './file/read-properties';
import { toRecordedUid } from './identity';
import { limitTotalLength } from './limit-total-length';
import { ProblemList, type Report } from './problem-list';
import { readOccurrences } from './read-occurrences';
import { withoutRebooked } from './rebookings';
import { type EventComponent, type EventRecord, toEventRecord } from './recurrence/event-record';
import { excludeStartOutsideRules } from './recurrence/exclude-start-outside-rules';
import type { SourceClock } from './times/source-clock';
import { findZone } from './times/zone-names';
import { findZoneSuspicion } from './zone-suspicion';

/** Throws if it cannot be read. */
export type EventReader = (report: Report) => EventComponent;

type EventsReading = Pick<
  CalendarReading,
  | 'occurrences'
  | 'outsideWindow'
  | 'unread'
  | 'privates'
  | 'reannounced'
  | 'series'
  | 'startsAtNight'
  | 'zoneSuspicion'
  | 'components'
>;

export const readEvents = (
  events: EventReader[],
  options: ReadingOptions,
  clock: SourceClock,
  problems: ProblemList,
): EventsReading => {
  const records: EventRecord[] = [];
  const unreadEvents: UnreadOccurrence[] = [];
  const failedPrivates: PrivateOccurrence[] = [];
  const unreported = new ProblemList();

  events.forEach((readEvent, position) => {
    const part = `event ${position + 1}`;
    let isPartly = false;
    const markPartly =
      (report: Report): Report =>
      (text) => {
        isPartly = true;
        report(text);
      };
    const event = problems.attempt(part, (report) => readEvent(markPartly(report)), undefined);
    if (!event) return;
    const read = (report: Report) => {
      const record = toEventRecord(event, position, clock, markPartly(report));
      return event.isSchedule ? excludeStartOutsideRules(record, clock) : record;
    };
    const record = (event.isPrivate ? unreported : problems).attempt(part, read, undefined);
    const uid = textOf(event.properties, 'uid');
    if (record) records.push({ ...record, isPartly });
    else if (uid !== undefined) (event.isPrivate ? failedPrivates : unreadEvents).push({ uid: toRecordedUid(uid) });
  });

  const reading = readOccurrences(records, options, clock, problems);
  const privates = [...failedPrivates, ...reading.privates];
  const all = [...reading.occurrences.sort(byTime), ...reading.outsideWindow.sort(byTime)];
  const live = withoutRebooked(all);
  const isLive = new Set(live);
  const reannounced = all.filter((one) => !isLive.has(one));
  const { keptOccurrences, unread } = limitTotalLength(live, problems.report);
  const isOutsideWindow = new Set(reading.outsideWindow);
  const occurrences = keptOccurrences.filter((one) => !isOutsideWindow.has(one));
  const outsideWindow = keptOccurrences.filter((one) => isOutsideWindow.has(one));
  // If an operator has set the zone, the source is not doubted.
  const isSet = options.sourceZone !== undefined;
  const namesTown = records.some((record) => namesTownZone(record, clock));
  const zoneSuspicion = isSet ? undefined : findZoneSuspicion(occurrences, reading.written, clock, namesTown);
  const { startsAtNight, problem }: ReturnType<typeof checkNightStarts> = isSet
    ? { startsAtNight: false }
    : checkNightStarts(occurrences);
  if (problem) problems.report(problem);
  return {
    occurrences,
    ...(outsideWindow.length > 0 && { outsideWindow }),
    unread: [...unreadEvents, ...reading.unread, ...reannounced.map(({ uid, instance }) => ({ uid, instance })), ...unread],
    ...(privates.length > 0 && { privates }),
    ...(reannounced.length > 0 && { reannounced }),
    ...(reading.series.length > 0 && { series: withoutFailed(reading.series, unreadEvents) }),
    startsAtNight: startsAtNight || zoneSuspicion !== undefined,
    ...(zoneSuspicion && { zoneSuspicion }),
    components: events.length,
  };
};

/** The source names the zone of the town by a known name; a guessed zone does not count. */
const namesTownZone = ({ properties, isPrivate }: EventRecord, { townZone: town, zoneOf }: SourceClock): boolean =>
  !isPrivate &&
  allOf(properties, 'dtstart').some(({ params: { tzid } }) => tzid && findZone(tzid) !== undefined && zoneOf(tzid) === town);

/** Fewer events than the limit are not suspicious. */
const checkNightStarts = (occurrences: FeedOccurrence[]): { startsAtNight: boolean; problem?: string } => {
  const hours = new Map(
    occurrences.flatMap(({ uid, startTime }) => (startTime ? [[uid, Number(startTime.slice(11, 13))] as const] : [])),
  );
  const atNight = [...hours.values()].filter((hour) => hour >= 23 || hour < 6).length;
  if (atNight < MIN_NIGHT_STARTS || atNight <= hours.size / 2) return { startsAtNight: false };
  const problem = `${atNight} of ${hours.size} events begin between 11 PM and 6 AM: the source may be in another time zone than it says`;
  return { startsAtNight: true, problem };
};

const MIN_NIGHT_STARTS = 3;

/** A component that could not be read may have moved or added an occurrence. */
const withoutFailed = (series: FeedSeries[], failed: UnreadOccurrence[]): FeedSeries[] => {
  const uids = new Set(failed.map(({ uid }) => uid));
  return series.map((one) => (uids.has(one.uid) ? { ...one, isWhole: false } : one));
};

const byTime = (a: FeedOccurrence, b: FeedOccurrence): number =>
  compare(a.date, b.date) || compare(a.startTime ?? '', b.startTime ?? '') || compare(a.name, b.name);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
