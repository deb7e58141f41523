import type { Day } from './day';
import { TBD } from './day-text';
import { standingDay } from './event-days';
import type { EventGroup } from './group';
import { type WeekMarker, weekMarker } from './relative-day';
import type { TownEvent } from './town-event';

/** The events of a group that stand beside one date. `text` is shown instead of the day; `day` is null when none is known. */
export type DaySection = { day: Day | null; text?: string; weekMarker: WeekMarker | null; events: TownEvent[] };

/**
 * A run stands under its first day, or under today once it has begun. Events whose dates are told in words of their own stand
 * apart. `previousDay` is the last day of the group before, so that no week marker is lost or repeated between groups.
 */
export const daySections = (group: EventGroup, today: Day, previousDay?: Day): DaySection[] => {
  const sections = new Map<string, DaySection>();
  let before = previousDay;
  for (const event of group.events) {
    const day = standingDay(event, today);
    const text = event.displayDate || (day === null ? TBD : undefined);
    const key = text === undefined ? day! : `${day} ${text}`;
    const section = sections.get(key);
    if (section) section.events.push(event);
    else {
      const marker = day === null ? null : weekMarker(before, day, today);
      sections.set(key, { day, ...(text === undefined ? {} : { text }), weekMarker: marker, events: [event] });
      before = day ?? before;
    }
  }
  return [...sections.values()];
};
