import { BadRequestException } from '@nestjs/common';
import {
  addDays,
  clockIn,
  type Day,
  daysBetween,
  isAllDay,
  isDay,
  millisecondsOf,
  OWN_CATEGORY,
  recurrenceIn,
  recurrenceText,
  type WallClock,
} from '#libs/contracts';
import type { OwnEventBody } from '#libs/contracts/requests';
import type { OwnContent } from '#libs/domain';
import type { TownClock } from '#libs/integrations';

/** Each of those that still last is shown: a daily one of decades would be thousands on every day. */
const LONGEST_REPEATED_DAYS = 366;

type Moment = Readonly<{ day: Day; at: WallClock }>;

/** What somebody means who says this. Throws a 400 that names the field. */
export const ownContentOf = (said: OwnEventBody, today: Day, clock: TownClock): OwnContent => {
  const [start, ending] = [momentOf(said.startTime, clock), momentOf(said.endTime, clock)];
  const date = dayIn(said.date) ?? start?.day ?? today;
  // An instant of another zone may lie on a day of the town that no calendar here can write.
  if (!isDay(date)) throw new BadRequestException('startTime must be on a day such as 2026-11-20.');
  // Who says another day, and leaves the times as they were, means these times on that day.
  const end = ending && { ...ending, day: addDays(date, daysBetween(start?.day ?? date, ending.day)) };
  const startsAt = start?.at || clockIn(said.time ?? '') || undefined;
  const endDate = dayIn(said.endDate) ?? (end && lastDayOf(end, date));
  if (endDate && endDate < date) throw new BadRequestException('endDate must not be before date.');
  if (end && isBefore(end, { day: date, at: startsAt ?? 0 }))
    throw new BadRequestException('endTime must not be before startTime.');
  const recurrence = said.recurrence && recurrenceIn(said.recurrence);
  if (recurrence && (recurrence.until ?? date) < date) throw new BadRequestException('recurrence must not end before date.');
  if (recurrence && endDate && daysBetween(date, endDate) > LONGEST_REPEATED_DAYS)
    throw new BadRequestException('endDate must not be more than a year after date in a recurring event.');
  const isOneDay = endDate === undefined || endDate === date;
  const lasts = end !== undefined && !(isOneDay && end.at === startsAt);
  return {
    name: said.name.trim(),
    category: said.category?.trim() || OWN_CATEGORY,
    date,
    ...(!isOneDay && { endDate }),
    ...(startsAt === undefined ? worded(said.time) : { startsAt, ...(lasts && { endsAt: end.at }) }),
    ...texts(said),
    ...(said.attachments?.length && { attachments: said.attachments }),
    ...(recurrence && { recurrence: recurrenceText(recurrence) }),
  };
};

const momentOf = (text: string | undefined, clock: TownClock): Moment | undefined => {
  if (!text) return undefined;
  const [day, at] = [text.slice(0, 10), clockIn(text.slice(11, 16))!];
  return OFFSET.test(text) ? clock.shown(millisecondsOf(text.replace(' ', 'T'))) : { day, at };
};

const OFFSET = /(Z|[+-]\d{2}:?\d{2})$/;

const dayIn = (text: string | undefined): Day | undefined => text?.slice(0, 10);

/** A night out belongs to the evening on which it began. */
const lastDayOf = ({ day, at }: Moment, first: Day): Day => (day === addDays(first, 1) && at <= MORNING ? first : day);

const MORNING = 6 * 60;

const isBefore = (end: Moment, start: Moment) => end.day < start.day || (end.day === start.day && end.at < start.at);

const worded = (time: string | undefined) => {
  const words = time?.trim();
  return words && clockIn(words) === null && !isAllDay({ time: words }) ? { time: words } : {};
};

const TEXTS = ['displayDate', 'location', 'address', 'description', 'audioNarration'] as const;

const texts = (said: OwnEventBody) =>
  Object.fromEntries(TEXTS.flatMap((field) => (said[field]?.trim() ? [[field, said[field].trim()]] : [])));
