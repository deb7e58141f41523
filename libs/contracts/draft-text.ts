import type { Day } from './day';
import { formatBriefDate, formatDateInYear, formatWeekday } from './day-text';
import type { EventDraft } from './quick-add';
import { formatRecurrence } from './recurrence-text';
import { formatTimeOfDay, parseTimeOfDay } from './time-of-day';
import { ALL_DAY } from './times';

export const formatDraftTimes = ({ startTime, endTime }: Pick<EventDraft, 'startTime' | 'endTime'>): string =>
  startTime === null ? ALL_DAY : [startTime, ...(endTime ? [endTime] : [])].map(formatDraftTime).join(' – ');

/** 'Sat, Dec 12, 9:00 AM – 12:00 PM'. A draft without a date is taken as `today`. */
export const formatDraftSchedule = (draft: DraftSchedule, today: Day): string => {
  const date = draft.date ?? today;
  const days = draft.endDate
    ? `${formatDateInYear(date, today)} – ${formatDateInYear(draft.endDate, today)}`
    : formatDraftDay(date, today);
  const repeats = draft.recurrence && formatRecurrence(draft.recurrence, date);
  return [days, formatDraftTimes(draft), ...(repeats ? [repeats] : [])].join(', ');
};

export type DraftSchedule = Pick<EventDraft, 'date' | 'endDate' | 'startTime' | 'endTime' | 'recurrence'>;

const formatDraftDay = (day: Day, today: Day) =>
  day.slice(0, 4) === today.slice(0, 4)
    ? formatBriefDate(day)
    : `${formatWeekday(day).slice(0, 3)}, ${formatDateInYear(day, today)}`;

const formatDraftTime = (time: string) => formatTimeOfDay(parseTimeOfDay(time) ?? 0);
