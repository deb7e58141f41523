import { addDays, type Day, daysBetween, type TownEvent, timeOfDayOf } from '#libs/contracts';
import type { OwnEventBody } from '#libs/contracts/requests';
import type { Extent } from './own-event-calls';
import { parseRepetition, type Repetition, toRecurrenceFields } from './repetition';

export type Draft = Readonly<{
  name: string;
  category: string;
  date: Day | '';
  /** 'HH:MM', or '' for all day and for a time in words. */
  time: string;
  location: string;
  description: string;
  repeats: Repetition;
  until: Day | '';
}>;

export const EMPTY_DRAFT: Draft = {
  ...{ name: '', category: '', date: '', time: '', location: '', description: '' },
  ...{ repeats: 'never', until: '' },
};

export const toDraft = (event: TownEvent): Draft => {
  const { name, category, date, location = '', description = '', repeats } = event;
  return {
    ...{ name, category, date, location, description },
    time: toTimeFieldValue(event.startTime),
    ...parseRepetition(repeats?.rule),
  };
};

/** Fields that the dialog lacks are taken from `event`, edited or proposed; its other dates move by as many days. */
export const toOwnEventRequest = (draft: Draft, today: Day, event?: TownEvent, extent?: Extent): OwnEventBody => {
  const chosenDate = draft.date || today;
  // Editing all occurrences moves all of them by the same number of days.
  const date = event?.repeats && extent === 'all' ? addDays(event.repeats.from, daysBetween(event.date, chosenDate)) : chosenDate;
  const startTime = draft.time && `${date}T${draft.time}`;
  return {
    name: draft.name.trim(),
    ...(draft.category.trim() ? { category: draft.category.trim() } : {}),
    date,
    ...(startTime ? { time: draft.time, startTime } : {}),
    ...carriedFieldsOf(event, date, draft.time),
    ...(draft.location.trim() && { location: draft.location.trim() }),
    ...(draft.description.trim() && { description: draft.description.trim() }),
    ...toRecurrenceFields(draft, date, event?.repeats?.rule),
  };
};

const carriedFieldsOf = (event: TownEvent | undefined, date: Day, time: string): Partial<OwnEventBody> => {
  if (!event) return {};
  const { displayDate, address, attachments, audioNarration } = event;
  const moved = daysBetween(event.date, date);
  return {
    ...(displayDate && { displayDate }),
    ...(event.endDate && { endDate: addDays(event.endDate, moved) }),
    // A time in words, which the dialog cannot show, is kept.
    ...(event.startTime || time ? {} : { time: event.time }),
    ...(time && event.endTime && { endTime: movedEndOf(event, moved, time) }),
    ...(address && { address }),
    ...(attachments && { attachments }),
    ...(audioNarration && { audioNarration }),
  };
};

const movedEndOf = (event: TownEvent, days: number, time: string): string => {
  const [startBefore, startAfter] = [timeOfDayOf(event.startTime) ?? 0, timeOfDayOf(`0000-01-01T${time}`) ?? 0];
  const endMinutes = (timeOfDayOf(event.endTime) ?? 0) + startAfter - startBefore;
  const day = addDays(event.endTime!.slice(0, 10), days + Math.floor(endMinutes / DAY_MINUTES));
  const timeOfDay = ((endMinutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${day}T${padToTwoDigits(Math.floor(timeOfDay / 60))}:${padToTwoDigits(timeOfDay % 60)}`;
};

const DAY_MINUTES = 24 * 60;

const padToTwoDigits = (number: number) => String(number).padStart(2, '0');

const toTimeFieldValue = (instant: string | undefined) => (timeOfDayOf(instant) === null ? '' : instant!.slice(11, 16));
