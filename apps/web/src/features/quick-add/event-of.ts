import { addDays, type Day, type EventDraft, MY_EVENTS, OWN_CATEGORY, type TownEvent } from '#libs/contracts';

/** The event that a draft would become, as the dialog edits it and as it is sent. */
export const eventOf = (draft: EventDraft, today: Day): TownEvent => {
  const { name, location, address, description, startTime, endTime, recurrence } = draft;
  const date = draft.date ?? today;
  // What ends before it begins ends the day after.
  const lastDay = endTime && startTime && endTime <= startTime ? addDays(date, 1) : date;
  return {
    ...{ id: 0, organization: MY_EVENTS, status: 'confirmed', name, date, category: draft.category ?? OWN_CATEGORY },
    ...(draft.endDate && { endDate: draft.endDate }),
    time: startTime ?? '',
    ...(startTime && { startTime: `${date}T${startTime}` }),
    ...(endTime && { endTime: `${lastDay}T${endTime}` }),
    ...(location && { location }),
    ...(address && { address }),
    ...(description && { description }),
    ...(recurrence && { repeats: { id: 0, day: date, from: date, rule: recurrence } }),
  } as TownEvent;
};
