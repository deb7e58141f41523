import type { Day } from './day';
import { TBD } from './day-text';
import { listDayOf } from './event-days';
import type { EventGroup } from './event-groups';
import { findWeekMarker, type WeekMarker } from './relative-day';
import type { TownEvent } from './town-event';

/** The events of a group under one date. `text` replaces the date; `day` is null for an undated event. */
export type DaySection = { day: Day | null; text?: string; weekMarker: WeekMarker | null; events: TownEvent[] };

/** A running event is under today, one with a `displayDate` alone. `previousDay` keeps week markers from loss or repetition. */
export const toDaySections = (group: EventGroup, today: Day, previousDay?: Day): DaySection[] => {
  const sections = new Map<string, DaySection>();
  let dayBefore = previousDay;
  for (const event of group.events) {
    const day = listDayOf(event, today);
    const text = event.displayDate || (day === null ? TBD : undefined);
    const key = text === undefined ? day! : `${day} ${text}`;
    const section = sections.get(key);
    if (section) section.events.push(event);
    else {
      const marker = day === null ? null : findWeekMarker(dayBefore, day, today);
      sections.set(key, { day, ...(text === undefined ? {} : { text }), weekMarker: marker, events: [event] });
      dayBefore = day ?? dayBefore;
    }
  }
  return [...sections.values()];
};
