import { isOwnEvent } from './flags';
import { isHiddenOrganization } from './reserved-names';
import type { TownEvent } from './town-event';

type AnnouncedEvent = Pick<TownEvent, 'organization' | 'isUserCreated'>;

/** True if the event belongs to one of `organizations`, to the hidden organization, or to a resident. */
export const hasOrganization = (event: AnnouncedEvent, organizations: readonly { name: string }[]): boolean =>
  isOwnEvent(event) || isHiddenOrganization(event.organization) || organizations.some(({ name }) => name === event.organization);
