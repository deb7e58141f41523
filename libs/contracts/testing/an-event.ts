import type { TownEvent } from '../town-event';

export const anEvent = (about: Partial<TownEvent> = {}): TownEvent => ({
  id: 1,
  name: 'Story time',
  organization: 'Moorestown Library',
  category: 'Education',
  date: TODAY,
  time: '',
  status: 'confirmed',
  ...about,
});

/** A Friday. */
export const TODAY = '2026-11-20';

export const NOW = '2026-11-20T12:00:00-05:00';

export const eventNamesOf = (events: readonly TownEvent[]): string[] => events.map((event) => event.name);
