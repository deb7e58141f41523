import { organizationEntriesOf } from '../choice';
import type { Day } from '../day';
import { isCounted } from '../is-counted';
import type { TownEvent } from '../town-event';

/** How many events each organization entry lists. Entries without events are missing. */
export const countByEntry = (events: readonly TownEvent[], now: string, today: Day): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const event of events)
    if (isCounted(event, now, today))
      for (const entry of organizationEntriesOf(event)) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
};
