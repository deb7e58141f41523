import { addDays, type Day } from './day';
import { type ToInstant, toInstantSpan } from './instant-span';
import type { DraftTimes, EventDraft, OtherDraft, ParsedEvent } from './quick-add';
import { parseTimeOfDay, timeOfDayOf } from './time-of-day';

/** Replaces the times of day of a draft by ISO instants. A draft without a date is taken as `today`. */
export const withInstants = <Draft extends EventDraft>(draft: Draft, today: Day, toInstant: ToInstant): Draft => ({
  ...draft,
  ...instantsOf(draft, today, toInstant),
  questions: draft.questions.map(({ question, choices }) => ({
    question,
    choices: choices.map(({ label, sets }) => {
      const instants = instantsOf({ ...draft, ...sets }, today, toInstant);
      return { label, sets: { ...sets, ...pickSetTimes(instants, sets) } };
    }),
  })),
  ...(draft.other && { other: { ...draft.other, ...instantsOf(draft.other, today, toInstant) } }),
});

/** The reverse of `withInstants`: replaces ISO instants by the town's times of day. */
export const withTimesOfDay = (parsed: ParsedEvent): ParsedEvent => ({
  ...parsed,
  ...timesOfDayOf(parsed),
  questions: parsed.questions.map(({ question, choices }) => ({
    question,
    choices: choices.map(({ label, sets }) => ({ label, sets: { ...sets, ...pickSetTimes(timesOfDayOf(sets), sets) } })),
  })),
  ...(parsed.other && { other: { ...parsed.other, ...timesOfDayOf(parsed.other) } }),
});

const instantsOf = (draft: OtherDraft, today: Day, toInstant: ToInstant): DraftTimes => {
  const { startTime, endTime, endDate } = draft;
  const date = draft.date ?? today;
  // An end time before the start time is on the next day.
  const lastDay = endDate ?? (startTime && endTime && endTime <= startTime ? addDays(date, 1) : date);
  const end = endTime === null ? undefined : { day: lastDay, at: parseTimeOfDay(endTime)! };
  if (startTime === null) return { startTime, endTime: end ? toInstant(end.day, end.at) : null };
  const instants = toInstantSpan({ day: date, at: parseTimeOfDay(startTime)! }, end, toInstant);
  return { startTime: instants.startTime, endTime: instants.endTime ?? null };
};

export const timesOfDayOf = ({ startTime, endTime }: Partial<DraftTimes>): DraftTimes => ({
  startTime: timeTextOf(startTime),
  endTime: timeTextOf(endTime),
});

const timeTextOf = (instant: string | null | undefined): string | null =>
  instant && timeOfDayOf(instant) !== null ? instant.slice(11, 16) : null;

const pickSetTimes = (times: DraftTimes, sets: Partial<DraftTimes>): Partial<DraftTimes> => ({
  ...('startTime' in sets && { startTime: times.startTime }),
  ...('endTime' in sets && { endTime: times.endTime }),
});
