import { BadRequestException } from '@nestjs/common';
import {
  addDays,
  type Day,
  DEFAULT_CATEGORY_OF_OWN_EVENTS,
  daysBetween,
  isAllDay,
  isDay,
  millisecondsOf,
  parseRecurrence,
  parseTimeOfDay,
  type TimeOfDay,
  toRruleValue,
} from '#libs/contracts';
import type { OwnEventBody } from '#libs/contracts/requests';
import type { OwnContent } from '#libs/domain';
import type { TownClock } from '#libs/integrations';

/** Every occurrence that still lasts is shown: a daily event of decades would be thousands on every day. */
const MAX_REPEATED_DAYS = 366;

type DayAndTime = Readonly<{ day: Day; at: TimeOfDay }>;

/** Throws a 400 that names the field. */
export const toOwnContent = (request: OwnEventBody, today: Day, clock: TownClock): OwnContent => {
  const [start, statedEnd] = [parseDayAndTime(request.startTime, clock), parseDayAndTime(request.endTime, clock)];
  const date = dayPartOf(request.date) ?? start?.day ?? today;
  // An instant in another zone may fall on a day of the town that has no ISO date.
  if (!isDay(date)) throw new BadRequestException('startTime must be on a day such as 2026-11-20.');
  // A changed date with unchanged times means these times on that date.
  const end = statedEnd && { ...statedEnd, day: addDays(date, daysBetween(start?.day ?? date, statedEnd.day)) };
  const startsAt = start?.at || parseTimeOfDay(request.time ?? '') || undefined;
  const endDate = dayPartOf(request.endDate) ?? (end && lastDayOf(end, date));
  if (endDate && endDate < date) throw new BadRequestException('endDate must not be before date.');
  if (end && isBefore(end, { day: date, at: startsAt ?? 0 }))
    throw new BadRequestException('endTime must not be before startTime.');
  const recurrence = request.recurrence && parseRecurrence(request.recurrence);
  if (recurrence && (recurrence.until ?? date) < date) throw new BadRequestException('recurrence must not end before date.');
  if (recurrence && endDate && daysBetween(date, endDate) > MAX_REPEATED_DAYS)
    throw new BadRequestException('endDate must not be more than a year after date in a recurring event.');
  const isOneDay = endDate === undefined || endDate === date;
  const lasts = end !== undefined && !(isOneDay && end.at === startsAt);
  return {
    name: request.name.trim(),
    category: request.category?.trim() || DEFAULT_CATEGORY_OF_OWN_EVENTS,
    date,
    ...(!isOneDay && { endDate }),
    ...(startsAt === undefined ? freeTextTime(request.time) : { startsAt, ...(lasts && { endsAt: end.at }) }),
    ...trimmedTexts(request),
    ...(request.attachments?.length && { attachments: request.attachments }),
    ...(recurrence && { recurrence: toRruleValue(recurrence) }),
  };
};

const parseDayAndTime = (text: string | undefined, clock: TownClock): DayAndTime | undefined => {
  if (!text) return undefined;
  const [day, at] = [text.slice(0, 10), parseTimeOfDay(text.slice(11, 16))!];
  return OFFSET_PATTERN.test(text) ? clock.wallTimeAt(millisecondsOf(text.replace(' ', 'T'))) : { day, at };
};

const OFFSET_PATTERN = /(Z|[+-]\d{2}:?\d{2})$/;

const dayPartOf = (text: string | undefined): Day | undefined => text?.slice(0, 10);

/** A night out belongs to the day on which it began. */
const lastDayOf = ({ day, at }: DayAndTime, first: Day): Day =>
  day === addDays(first, 1) && at <= MORNING_END_MINUTES ? first : day;

const MORNING_END_MINUTES = 6 * 60;

const isBefore = (end: DayAndTime, start: DayAndTime) => end.day < start.day || (end.day === start.day && end.at < start.at);

const freeTextTime = (time: string | undefined) => {
  const words = time?.trim();
  return words && parseTimeOfDay(words) === null && !isAllDay({ time: words }) ? { time: words } : {};
};

const TEXT_FIELDS = ['displayDate', 'location', 'address', 'description', 'audioNarration'] as const;

const trimmedTexts = (request: OwnEventBody) =>
  Object.fromEntries(TEXT_FIELDS.flatMap((field) => (request[field]?.trim() ? [[field, request[field].trim()]] : [])));
