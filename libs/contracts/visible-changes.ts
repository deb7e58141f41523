import { yearOf } from './day';
import { formatFullDate, formatLongDate, TBD } from './day-text';
import { endDayOf, startDayOf } from './event-days';
import { displayedDaysOf } from './event-days-text';
import type { EventDetails, EventLocation, EventSchedule } from './event-history';
import { repairMojibake } from './repair-mojibake';
import { displayedTimesOf, formatTimeRange } from './times';

export type VisibleChange = Readonly<{ what: 'name' | 'date' | 'time' | 'place'; before: string; now: string; at: string }>;

/** The change of a confirmed event's date or time; null if there is none that is visible. */
export const findTimeChange = (event: EventDetails): VisibleChange | null =>
  findChange(event, event.history?.formerTime, describeTimeChange);

/** The change of a confirmed event's place, or of its address if the place has the same name; null if there is none. */
export const findPlaceChange = (event: EventDetails): VisibleChange | null =>
  findChange(event, event.history?.formerPlace, describePlaceChange);

/** The change of a confirmed event's name; null if there is none. */
export const findNameChange = (event: EventDetails): VisibleChange | null =>
  findChange(event, event.history?.formerName, describeNameChange);

type ChangedTexts = Omit<VisibleChange, 'at'>;

const findChange = <Details>(
  event: EventDetails & Details,
  former: (Details & { until: string }) | undefined,
  compare: (was: Details, is: Details) => ChangedTexts | null,
): VisibleChange | null => {
  if (!former || event.status !== 'confirmed') return null;
  const change = compare(former, event);
  return change && { ...change, at: former.until };
};

/** The difference between two schedules as shown; null if they look the same. */
export const describeTimeChange = (...schedules: [was: EventSchedule, is: EventSchedule]): ChangedTexts | null => {
  // The former description is unknown, and the shown times can depend on it, so it is ignored on both sides.
  const [was, is] = schedules.map(withoutDescription) as [EventSchedule, EventSchedule];
  if (formatSchedule(was) === formatSchedule(is)) return describeHoursChange(was, is);
  const formatDay = new Set([was, is].flatMap(scheduleYearsOf)).size > 1 ? formatFullDate : formatLongDate;
  const format = (one: EventSchedule) => [formatSchedule(one, formatDay), formatTimeRange(one)].filter(Boolean).join(', ');
  return toChangedTexts('date', format(was), format(is));
};

/** Whether `describeTimeChange` finds a change, which is known without its texts if the days differ. */
export const isTimeChanged = (was: EventSchedule, is: EventSchedule): boolean => {
  const [before, now] = [displayedDaysOf(was), displayedDaysOf(is)];
  const areDaysShown = before.length > 0 && now.length > 0;
  return (areDaysShown && before.join() !== now.join()) || describeTimeChange(was, is) !== null;
};

const withoutDescription = (schedule: EventSchedule): EventSchedule => Object.assign({}, schedule, { description: undefined });

const describeHoursChange = (was: EventSchedule, is: EventSchedule): ChangedTexts | null => {
  const [before, now] = [displayedTimesOf(was), displayedTimesOf(is)];
  const isOnlyEnded = before.start === now.start && !(before.end && now.end);
  return isOnlyEnded ? null : toChangedTexts('time', formatTimeRange(was), formatTimeRange(is));
};

export const describePlaceChange = (was: EventLocation, is: EventLocation): ChangedTexts | null => {
  if (was.location === is.location && was.address === is.address) return null;
  const [before, now] = [locationTextsOf(was), locationTextsOf(is)];
  if (before.name === now.name) return toChangedTexts('place', before.address, now.address);
  const isOnlyNamed = before.address === now.address && !(before.name && now.name);
  return isOnlyNamed ? null : toChangedTexts('place', before.name || before.address, now.name || now.address);
};

export const describeNameChange = (was: { name: string }, is: { name: string }): ChangedTexts | null =>
  was.name === is.name ? null : toChangedTexts('name', normalizeText(was.name), normalizeText(is.name));

/** True if a reader can see the difference. An added text is not a change. */
export const isTextChanged = (was = '', is = ''): boolean =>
  was !== is && normalizeText(was) !== '' && normalizeText(was) !== normalizeText(is);

const normalizeText = (text: string) => repairMojibake(text).replace(/\s+/g, ' ').trim();

/** Null also if either text is empty: adding or removing a detail is not a change. */
const toChangedTexts = (what: VisibleChange['what'], before: string, now: string): ChangedTexts | null =>
  before && now && before !== now ? { what, before, now } : null;

const locationTextsOf = ({ location = '', address = '' }: EventLocation) => ({
  name: repairMojibake(location).trim(),
  address: repairMojibake(address).trim(),
});

const formatSchedule = (event: EventSchedule, formatDay = formatFullDate): string =>
  displayedDaysOf(event).map(formatDay).join(' – ') || event.displayDate || TBD;

const scheduleYearsOf = (event: EventSchedule): number[] => {
  const first = startDayOf(event);
  return first === null ? [] : [yearOf(first), yearOf(endDayOf(event))];
};
