import { buildCalendarIndex, type ChatContext } from '#libs/assistant';
import type { TownEvent } from '#libs/contracts';
import { createSampleTown } from '#libs/sample-town';
import { sampleEventId } from '../../apps/api/src/seed/sample-event-id';
import { SCHOOL_HOURS } from '../../apps/api/src/settings/moorestown-schools';

/** The sample town on Friday, November 20, 2026, at nine in the morning. */
export const sampleTownContext = (): ChatContext => {
  const { events, organizations } = createSampleTown('2026-11-20', 'America/New_York');
  const shown = events.map(
    ({ uid, coordinates: _, ...event }): TownEvent => ({ status: 'confirmed', ...event, id: sampleEventId(uid) }),
  );
  return {
    now: '2026-11-20T09:00:00-05:00',
    timeZone: 'America/New_York',
    town: 'Moorestown',
    collection: 'Trash Collection',
    districts: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day, nth) => `District ${nth + 1} (${day} pick up)`),
    schoolDates: 'Moorestown Township Public Schools',
    schools: SCHOOL_HOURS,
    calendar: buildCalendarIndex(shown, organizations),
  };
};
