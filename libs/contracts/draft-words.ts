import { clockIn, clockText } from './clock';
import type { Day } from './day';
import { briefDate, dayInYear, weekdayName } from './day-text';
import type { EventDraft } from './quick-add';
import { recurrenceWords } from './recurrence-words';
import { ALL_DAY } from './times';

/** '9:00 AM – 12:00 PM', or that it is all day. */
export const draftTimes = ({ startTime, endTime }: Pick<EventDraft, 'startTime' | 'endTime'>): string =>
  startTime === null ? ALL_DAY : [startTime, ...(endTime ? [endTime] : [])].map(clockWords).join(' – ');

/** 'Sat, Dec 12, 9:00 AM – 12:00 PM': when something is, in one line; `today` where no day is said. */
export const draftWhen = (draft: DraftWhen, today: Day): string => {
  const date = draft.date ?? today;
  const days = draft.endDate ? `${dayInYear(date, today)} – ${dayInYear(draft.endDate, today)}` : dayWords(date, today);
  const repeats = draft.recurrence && recurrenceWords(draft.recurrence, date);
  return [days, draftTimes(draft), ...(repeats ? [repeats] : [])].join(', ');
};

export type DraftWhen = Pick<EventDraft, 'date' | 'endDate' | 'startTime' | 'endTime' | 'recurrence'>;

const dayWords = (day: Day, today: Day) =>
  day.slice(0, 4) === today.slice(0, 4) ? briefDate(day) : `${weekdayName(day).slice(0, 3)}, ${dayInYear(day, today)}`;

const clockWords = (time: string) => clockText(clockIn(time) ?? 0);
