import {
  addDays,
  type Day,
  DEFAULT_CATEGORY_OF_OWN_EVENTS,
  type OtherDraft,
  OWN_EVENTS_ORGANIZATION,
  type TownEvent,
} from '#libs/contracts';

export const toTownEvent = (draft: OtherDraft, today: Day): TownEvent => {
  const { name, location, address, description, startTime, endTime, recurrence } = draft;
  const date = draft.date ?? today;
  // An end time before the start time is on the next day.
  const lastDay = endTime && startTime && endTime <= startTime ? addDays(date, 1) : date;
  return {
    ...{
      id: 0,
      organization: OWN_EVENTS_ORGANIZATION,
      status: 'confirmed',
      name,
      date,
      category: draft.category ?? DEFAULT_CATEGORY_OF_OWN_EVENTS,
    },
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
