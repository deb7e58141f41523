import { allOf, textOf } from './file/read-properties';
import type { CalendarReading, Happening, Private, ReadingOptions, Series, Unread } from './happening';
import { happeningsOf } from './happenings';
import { recordedUid } from './identity';
import { mostTold } from './most-told';
import { Problems, type Report } from './problems';
import { withoutRebooked } from './rebookings';
import { type EventRecord, recordOf, type ToldEvent } from './recurrence/event-record';
import { onSchedule } from './recurrence/on-schedule';
import type { SourceClock } from './times/source-clock';
import { zoneName } from './times/zone-names';
import { zoneSuspicionOf } from './zone-suspicion';

/** Reads one event, wherever its source has it. Throws when it can't. */
export type ReadEvent = (report: Report) => ToldEvent;

type Events = Pick<
  CalendarReading,
  'happenings' | 'elsewhere' | 'unread' | 'privates' | 'rebooked' | 'series' | 'startsAtNight' | 'zoneSuspicion' | 'components'
>;

/** What happens in a window of town days according to a source's events, in whatever format it has told them. */
export const readEvents = (events: ReadEvent[], options: ReadingOptions, clock: SourceClock, problems: Problems): Events => {
  const records: EventRecord[] = [];
  const failed: Unread[] = [];
  const failedPrivates: Private[] = [];
  const untold = new Problems();

  events.forEach((readEvent, position) => {
    const part = `event ${position + 1}`;
    let isPartly = false;
    const noticing =
      (report: Report): Report =>
      (text) => {
        isPartly = true;
        report(text);
      };
    const event = problems.sparing(part, (report) => readEvent(noticing(report)), undefined);
    if (!event) return;
    const read = (report: Report) => {
      const record = recordOf(event, position, clock, noticing(report));
      return event.isSchedule ? onSchedule(record, clock) : record;
    };
    const record = (event.isPrivate ? untold : problems).sparing(part, read, undefined);
    const uid = textOf(event.properties, 'uid');
    if (record) records.push({ ...record, isPartly });
    else if (uid !== undefined) (event.isPrivate ? failedPrivates : failed).push({ uid: recordedUid(uid) });
  });

  const told = happeningsOf(records, options, clock, problems);
  const privates = [...failedPrivates, ...told.privates];
  const all = [...told.happenings.sort(byTime), ...told.elsewhere.sort(byTime)];
  const standing = withoutRebooked(all);
  const isStanding = new Set(standing);
  const rebooked = all.filter((one) => !isStanding.has(one));
  const { kept, unread } = mostTold(standing, problems.report);
  const isElsewhere = new Set(told.elsewhere);
  const happenings = kept.filter((one) => !isElsewhere.has(one));
  const elsewhere = kept.filter((one) => isElsewhere.has(one));
  // In a zone that an operator has set nobody doubts the source's own word any more.
  const isSet = options.sourceZone !== undefined;
  const namesTown = records.some((record) => namesZoneOfTown(record, clock));
  const zoneSuspicion = isSet ? undefined : zoneSuspicionOf(happenings, told.written, clock, namesTown);
  const { startsAtNight, problem }: ReturnType<typeof nightOf> = isSet ? { startsAtNight: false } : nightOf(happenings);
  if (problem) problems.report(problem);
  return {
    happenings,
    ...(elsewhere.length > 0 && { elsewhere }),
    unread: [...failed, ...told.unread, ...rebooked.map(({ uid, instance }) => ({ uid, instance })), ...unread],
    ...(privates.length > 0 && { privates }),
    ...(rebooked.length > 0 && { rebooked }),
    ...(told.series.length > 0 && { series: withoutFailed(told.series, failed) }),
    startsAtNight: startsAtNight || zoneSuspicion !== undefined,
    ...(zoneSuspicion && { zoneSuspicion }),
    components: events.length,
  };
};

/** By a name that everybody knows, and not for want of a better guess. */
const namesZoneOfTown = ({ properties, isPrivate }: EventRecord, { town, zoneOf }: SourceClock): boolean =>
  !isPrivate &&
  allOf(properties, 'dtstart').some(({ params: { tzid } }) => tzid && zoneName(tzid) !== undefined && zoneOf(tzid) === town);

/** Whether most of a source begins while the town sleeps. One party past midnight is none of our business. */
const nightOf = (happenings: Happening[]): { startsAtNight: boolean; problem?: string } => {
  const hours = new Map(
    happenings.flatMap(({ uid, startTime }) => (startTime ? [[uid, Number(startTime.slice(11, 13))] as const] : [])),
  );
  const atNight = [...hours.values()].filter((hour) => hour >= 23 || hour < 6).length;
  if (atNight < FEWEST || atNight <= hours.size / 2) return { startsAtNight: false };
  const problem = `${atNight} of ${hours.size} events begin between 11 PM and 6 AM: the source may be in another time zone than it says`;
  return { startsAtNight: true, problem };
};

const FEWEST = 3;

/** What could not be read may have moved an occurrence, or added one. */
const withoutFailed = (series: Series[], failed: Unread[]): Series[] => {
  const uids = new Set(failed.map(({ uid }) => uid));
  return series.map((one) => (uids.has(one.uid) ? { ...one, isWhole: false } : one));
};

const byTime = (a: Happening, b: Happening): number =>
  compare(a.date, b.date) || compare(a.startTime ?? '', b.startTime ?? '') || compare(a.name, b.name);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
