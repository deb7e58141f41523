import { addDays, clockOf, type Day, daysBetween, type TownEvent } from '#libs/contracts';
import type { OwnEventBody } from '#libs/contracts/requests';
import type { Extent } from './keep';
import { type Repeating, repeatsOf, ruleOf } from './repeating';

/** What stands in the fields of the dialog. */
export type Draft = Readonly<{
  name: string;
  category: string;
  date: Day | '';
  /** 'HH:MM', or nothing for the whole day. */
  time: string;
  location: string;
  description: string;
  repeats: Repeating;
  until: Day | '';
}>;

export const EMPTY: Draft = {
  ...{ name: '', category: '', date: '', time: '', location: '', description: '' },
  ...{ repeats: 'never', until: '' },
};

export const draftOf = (event: TownEvent): Draft => {
  const { name, category, date, location = '', description = '', repeats } = event;
  return {
    ...{ name, category, date, location, description },
    time: clockText(event.startTime),
    ...repeatsOf(repeats?.rule),
  };
};

/** What is sent. What has no field is carried along from the event that is edited, and moves with it. */
export const requestOf = (draft: Draft, today: Day, event?: TownEvent, extent?: Extent): OwnEventBody => {
  const wished = draft.date || today;
  // Where all days are meant, all of them move as far as the one that is seen.
  const date = event?.repeats && extent === 'all' ? addDays(event.repeats.from, daysBetween(event.date, wished)) : wished;
  const at = draft.time && `${date}T${draft.time}`;
  return {
    name: draft.name.trim(),
    ...(draft.category.trim() ? { category: draft.category.trim() } : {}),
    date,
    ...(at ? { time: draft.time, startTime: at } : {}),
    ...carried(event, date, draft.time),
    ...(draft.location.trim() && { location: draft.location.trim() }),
    ...(draft.description.trim() && { description: draft.description.trim() }),
    ...ruleOf(draft, date, event?.repeats?.rule),
  };
};

const carried = (event: TownEvent | undefined, date: Day, time: string): Partial<OwnEventBody> => {
  if (!event) return {};
  const { displayDate, address, attachments, audioNarration } = event;
  const moved = daysBetween(event.date, date);
  return {
    ...(displayDate && { displayDate }),
    ...(event.endDate && { endDate: addDays(event.endDate, moved) }),
    ...(event.startTime || time ? {} : { time: event.time }),
    ...(time && event.endTime && { endTime: ending(event, moved, time) }),
    ...(address && { address }),
    ...(attachments && { attachments }),
    ...(audioNarration && { audioNarration }),
  };
};

/** As long after its start as before. */
const ending = (event: TownEvent, days: number, time: string): string => {
  const [before, after] = [clockOf(event.startTime) ?? 0, clockOf(`0000-01-01T${time}`) ?? 0];
  const end = (clockOf(event.endTime) ?? 0) + after - before;
  const day = addDays(event.endTime!.slice(0, 10), days + Math.floor(end / DAY));
  const at = ((end % DAY) + DAY) % DAY;
  return `${day}T${two(Math.floor(at / 60))}:${two(at % 60)}`;
};

const DAY = 24 * 60;

const two = (number: number) => String(number).padStart(2, '0');

const clockText = (instant: string | undefined) => (clockOf(instant) === null ? '' : instant!.slice(11, 16));
