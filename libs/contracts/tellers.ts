import type { TownEvent } from './town-event';

export type Teller = Readonly<{ organization: string; subOrganization?: string }>;

/** Who tells of an event: its organization, and where several do, all of them. */
export const tellersOf = (event: Pick<TownEvent, 'organization' | 'subOrganization' | 'sources'>): readonly Teller[] =>
  event.sources ?? [event];
