import { clockIn, clockOf } from './clock';
import { addDays, type Day } from './day';
import type { DraftTimes, EventDraft, ParsedEvent } from './quick-add';
import { type InstantAt, instantsBetween } from './wall-span';

/** A draft with instants for times, as an event is created from: on its own days, on `today` where it says none. */
export const withInstants = <Draft extends EventDraft>(draft: Draft, today: Day, instantAt: InstantAt): Draft => ({
  ...draft,
  ...instantsOf(draft, today, instantAt),
  questions: draft.questions.map(({ question, choices }) => ({
    question,
    choices: choices.map(({ label, sets }) => {
      const instants = instantsOf({ ...draft, ...sets }, today, instantAt);
      return { label, sets: { ...sets, ...onlyThose(instants, sets) } };
    }),
  })),
});

/** What was answered with instants, as a draft whose times are those of the town's clock. */
export const withClocks = (parsed: ParsedEvent): ParsedEvent => ({
  ...parsed,
  ...clocksOf(parsed),
  questions: parsed.questions.map(({ question, choices }) => ({
    question,
    choices: choices.map(({ label, sets }) => ({ label, sets: { ...sets, ...onlyThose(clocksOf(sets), sets) } })),
  })),
});

const instantsOf = (draft: EventDraft, today: Day, instantAt: InstantAt): DraftTimes => {
  const { startTime, endTime, endDate } = draft;
  const date = draft.date ?? today;
  // What ends before it begins ends the day after.
  const lastDay = endDate ?? (startTime && endTime && endTime <= startTime ? addDays(date, 1) : date);
  const end = endTime === null ? undefined : { day: lastDay, at: clockIn(endTime)! };
  if (startTime === null) return { startTime, endTime: end ? instantAt(end.day, end.at) : null };
  const instants = instantsBetween({ day: date, at: clockIn(startTime)! }, end, instantAt);
  return { startTime: instants.startTime, endTime: instants.endTime ?? null };
};

/** The times of the town's clock that instants show. */
export const clocksOf = ({ startTime, endTime }: Partial<DraftTimes>): DraftTimes => ({
  startTime: timeIn(startTime),
  endTime: timeIn(endTime),
});

const timeIn = (instant: string | null | undefined): string | null =>
  instant && clockOf(instant) !== null ? instant.slice(11, 16) : null;

const onlyThose = (times: DraftTimes, sets: Partial<DraftTimes>): Partial<DraftTimes> => ({
  ...('startTime' in sets && { startTime: times.startTime }),
  ...('endTime' in sets && { endTime: times.endTime }),
});
