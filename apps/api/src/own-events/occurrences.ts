import {
  ALL_DAY,
  addDays,
  clockOf,
  clockText,
  type Day,
  daysBetween,
  hasDate,
  instantsBetween,
  lastDay,
  MY_EVENTS,
  recurrenceIn,
  type TownEvent,
} from '#libs/contracts';
import type { OwnContent } from '#libs/domain';
import { daysOf, eventId, type TownClock } from '#libs/integrations';
import { dayNumbered, daysNear } from './series';

/** An event of somebody's own, in the clear: only for whoever owns it. */
export type OpenOwnEvent = Readonly<{
  id: number;
  content: OwnContent;
  /** What was changed on one day alone, null for what was dropped. */
  alone: Readonly<Record<Day, OwnContent | null>>;
  createdAt: string;
  changedAt: string;
  sequence: number;
}>;

export type Window = Readonly<{ from: Day; to: Day }>;

/** The cards of one event in a window: one, or one for each of its days. */
export const cardsOf = (event: OpenOwnEvent, window: Window, clock: TownClock): TownEvent[] => {
  const { id, content, createdAt } = event;
  if (!content.recurrence) return [cardOf(id, content, createdAt, clock)].filter(touches(window));
  return daysIn(event, window)
    .flatMap((day) => cardOn(event, day, clock) ?? [])
    .filter(touches(window));
};

/**
 * The card of the occurrence with a number, wherever it stands by now; undefined where it was dropped. Without such a number it is the
 * one nearest to the day `near`; of an event that does not repeat, its only one.
 */
export const cardOfOccurrence = (
  event: OpenOwnEvent,
  number: number | null,
  near: Day,
  clock: TownClock,
): TownEvent | undefined => {
  const { id, content, alone, createdAt } = event;
  if (!content.recurrence) return cardOf(id, content, createdAt, clock);
  const numbered = number === null ? undefined : dayNumbered(content, number);
  const day = numbered ?? daysNear(content, near).find((one) => alone[one] !== null);
  return day ? cardOn(event, day, clock) : undefined;
};

/** Of one that repeats, on one of its days; undefined where it was dropped on it. */
const cardOn = ({ id, content, alone, createdAt }: OpenOwnEvent, day: Day, clock: TownClock): TownEvent | undefined => {
  const told = alone[day] === undefined ? shifted(content, day) : alone[day];
  const repeats = { id, from: content.date, rule: content.recurrence!, day };
  return told ? { ...cardOf(occurrenceId(id, day), told, createdAt, clock), repeats } : undefined;
};

/** How much is told of one that repeats: its words on each of its days. */
export const repeatedLength = (event: Pick<OpenOwnEvent, 'content' | 'alone'>, { from, to }: Window): number => {
  const { content, alone } = event;
  if (!content.recurrence) return 0;
  const days = daysOf(recurrenceIn(content.recurrence)!, content.date, from, to).length;
  return days * (JSON.stringify(content).length + AROUND) + JSON.stringify(alone).length;
};

/** Of a card, beside what was said. */
const AROUND = 400;

/** Whether one that repeats has an occurrence on a day, dropped or not. */
export const repeatsOn = ({ content: { recurrence, date } }: OpenOwnEvent, day: Day): boolean =>
  recurrence !== undefined && daysOf(recurrenceIn(recurrence)!, date, day, day).length > 0;

/** Another for each day, the same for ever. */
const occurrenceId = (id: number, day: Day) => eventId(MY_EVENTS, String(id), day);

/** What began earlier may still last, or begins a day later where clocks jump over its start; what was changed alone may stand anywhere. */
const daysIn = (event: OpenOwnEvent, { from, to }: Window): Day[] => {
  const { content, alone } = event;
  const length = content.endDate ? daysBetween(content.date, content.endDate) : 0;
  const planned = daysOf(recurrenceIn(content.recurrence!)!, content.date, addDays(from, -length - 1), to);
  const elsewhere = Object.keys(alone).filter((day) => alone[day] && repeatsOn(event, day));
  return [...new Set([...planned, ...elsewhere])].sort();
};

const shifted = (content: OwnContent, day: Day): OwnContent => ({
  ...content,
  date: day,
  ...(content.endDate && { endDate: addDays(content.endDate, daysBetween(content.date, day)) }),
});

export const cardOf = (id: number, content: OwnContent, createdAt: string, clock: TownClock): TownEvent => {
  const { name, category, endDate, time, startsAt, endsAt, attachments, recurrence: _, ...told } = content;
  const instants = instantsOf(content, clock);
  // Clocks that jump over its start may jump over midnight.
  const date = instants?.startTime.slice(0, 10) ?? content.date;
  return {
    ...{ id, name, category, ...told, date },
    organization: MY_EVENTS,
    ...(endDate && endDate > date && { endDate }),
    time: instants ? clockText(clockOf(instants.startTime)!) : (time ?? ALL_DAY),
    ...instants,
    ...(attachments && { attachments: [...attachments] }),
    isUserCreated: 'true',
    createdAt: clock.told(createdAt),
    status: 'confirmed',
  };
};

const instantsOf = ({ date, endDate, startsAt, endsAt }: OwnContent, clock: TownClock) => {
  if (startsAt === undefined) return undefined;
  const lastDay = endDate ?? (endsAt !== undefined && endsAt < startsAt ? addDays(date, 1) : date);
  const end = endsAt === undefined ? undefined : { day: lastDay, at: endsAt };
  return instantsBetween({ day: date, at: startsAt }, end, clock.instant);
};

const touches =
  ({ from, to }: Window) =>
  (event: TownEvent) =>
    !hasDate(event) || (event.date <= to && lastDay(event) >= from);
