import type { TownEvent } from './town-event';

export type EventPublisher = Readonly<{ organization: string; subOrganization?: string }>;

export const publishersOf = (event: Pick<TownEvent, 'organization' | 'subOrganization' | 'sources'>): readonly EventPublisher[] =>
  event.sources ?? [event];
