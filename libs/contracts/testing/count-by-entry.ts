import { entriesOf } from '../choice';
import { isCounted } from '../counts';
import type { Day } from '../day';
import type { TownEvent } from '../town-event';

/** How many cards choosing each entry shows. Entries without any are not in the map. */
export const countByEntry = (events: readonly TownEvent[], now: string, today: Day): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const event of events)
    if (isCounted(event, now, today)) for (const entry of entriesOf(event)) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
};
