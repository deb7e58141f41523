import {
  ALL_DAY,
  addDays,
  type Day,
  daysBetween,
  endDayOf,
  formatTimeOfDay,
  hasDate,
  OWN_EVENTS_ORGANIZATION,
  parseRecurrence,
  type TownEvent,
  timeOfDayOf,
  toInstantSpan,
} from '#libs/contracts';
import type { OwnContent } from '#libs/domain';
import { recurrenceDaysOf, type TownClock, toEventId } from '#libs/integrations';
import { classifyEvent } from '#libs/traits';
import { dayOfOccurrence, daysNear } from './series';

export type DecryptedOwnEvent = Readonly<{
  id: number;
  content: OwnContent;
  alone: Readonly<Record<Day, OwnContent | null>>;
  createdAt: string;
  changedAt: string;
  sequence: number;
}>;

export type DayWindow = Readonly<{ from: Day; to: Day }>;

export const toTownEvents = (event: DecryptedOwnEvent, window: DayWindow, clock: TownClock): TownEvent[] => {
  const { id, content, createdAt } = event;
  if (!content.recurrence) return [toTownEvent(id, content, createdAt, clock)].filter(isWithin(window));
  return occurrenceDaysIn(event, window)
    .flatMap((day) => toOccurrenceOn(event, day, clock) ?? [])
    .filter(isWithin(window));
};

/** Finds it on its current day, undefined if dropped. Without a number, the nearest to `near`; for a single event, the event. */
export const findOccurrence = (
  event: DecryptedOwnEvent,
  number: number | null,
  near: Day,
  clock: TownClock,
): TownEvent | undefined => {
  const { id, content, alone, createdAt } = event;
  if (!content.recurrence) return toTownEvent(id, content, createdAt, clock);
  const numbered = number === null ? undefined : dayOfOccurrence(content, number);
  const day = numbered ?? daysNear(content, near).find((one) => alone[one] !== null);
  return day ? toOccurrenceOn(event, day, clock) : undefined;
};

const toOccurrenceOn = (
  { id, content, alone, createdAt }: DecryptedOwnEvent,
  day: Day,
  clock: TownClock,
): TownEvent | undefined => {
  const occurrenceContent = alone[day] === undefined ? shiftToDay(content, day) : alone[day];
  const repeats = { id, from: content.date, rule: content.recurrence!, day };
  return occurrenceContent ? { ...toTownEvent(occurrenceId(id, day), occurrenceContent, createdAt, clock), repeats } : undefined;
};

export const repeatedLengthOf = (event: Pick<DecryptedOwnEvent, 'content' | 'alone'>, { from, to }: DayWindow): number => {
  const { content, alone } = event;
  if (!content.recurrence) return 0;
  const days = recurrenceDaysOf(parseRecurrence(content.recurrence)!, content.date, from, to).length;
  return days * (JSON.stringify(content).length + CHARACTERS_BESIDE_CONTENT) + JSON.stringify(alone).length;
};

const CHARACTERS_BESIDE_CONTENT = 400;

export const repeatsOn = ({ content: { recurrence, date } }: DecryptedOwnEvent, day: Day): boolean =>
  recurrence !== undefined && recurrenceDaysOf(parseRecurrence(recurrence)!, date, day, day).length > 0;

const occurrenceId = (id: number, day: Day) => toEventId(OWN_EVENTS_ORGANIZATION, String(id), day);

/** A long event may still last, and a start may move a day where clocks jump. A changed occurrence may be on any day. */
const occurrenceDaysIn = (event: DecryptedOwnEvent, { from, to }: DayWindow): Day[] => {
  const { content, alone } = event;
  const length = content.endDate ? daysBetween(content.date, content.endDate) : 0;
  const planned = recurrenceDaysOf(parseRecurrence(content.recurrence!)!, content.date, addDays(from, -length - 1), to);
  const elsewhere = Object.keys(alone).filter((day) => alone[day] && repeatsOn(event, day));
  return [...new Set([...planned, ...elsewhere])].sort();
};

const shiftToDay = (content: OwnContent, day: Day): OwnContent => ({
  ...content,
  date: day,
  ...(content.endDate && { endDate: addDays(content.endDate, daysBetween(content.date, day)) }),
});

export const toTownEvent = (id: number, content: OwnContent, createdAt: string, clock: TownClock): TownEvent => {
  const event = toUnclassifiedEvent(id, content, createdAt, clock);
  const traits = classifyEvent(event);
  return Object.keys(traits).length > 0 ? { ...event, traits } : event;
};

const toUnclassifiedEvent = (id: number, content: OwnContent, createdAt: string, clock: TownClock): TownEvent => {
  const { name, category, endDate, time, startsAt, endsAt, attachments, recurrence: _, ...details } = content;
  const instants = instantsOf(content, clock);
  // The start may move over midnight where clocks jump.
  const date = instants?.startTime.slice(0, 10) ?? content.date;
  return {
    ...{ id, name, category, ...details, date },
    organization: OWN_EVENTS_ORGANIZATION,
    ...(endDate && endDate > date && { endDate }),
    time: instants ? formatTimeOfDay(timeOfDayOf(instants.startTime)!) : (time ?? ALL_DAY),
    ...instants,
    ...(attachments && { attachments: [...attachments] }),
    isUserCreated: 'true',
    createdAt: clock.toTownInstant(createdAt),
    status: 'confirmed',
  };
};

const instantsOf = ({ date, endDate, startsAt, endsAt }: OwnContent, clock: TownClock) => {
  if (startsAt === undefined) return undefined;
  const lastDay = endDate ?? (endsAt !== undefined && endsAt < startsAt ? addDays(date, 1) : date);
  const end = endsAt === undefined ? undefined : { day: lastDay, at: endsAt };
  return toInstantSpan({ day: date, at: startsAt }, end, clock.instantAt);
};

const isWithin =
  ({ from, to }: DayWindow) =>
  (event: TownEvent) =>
    !hasDate(event) || (event.date <= to && endDayOf(event) >= from);
