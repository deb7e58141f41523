import type { TownEvent } from './town-event';

export type EventPublisher = Readonly<{ organization: string; subOrganization?: string }>;

/** All publishers of an event: its `sources`, or its own organization. */
export const publishersOf = (event: Pick<TownEvent, 'organization' | 'subOrganization' | 'sources'>): readonly EventPublisher[] =>
  event.sources ?? [event];
