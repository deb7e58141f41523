import { isOwn } from './flags';
import { isHidden } from './special-names';
import type { TownEvent } from './town-event';

type Announced = Pick<TownEvent, 'organization' | 'isUserCreated'>;

/** Whether anybody stands for an event: one of the town's organizations, the hidden one, or the resident whose own it is. */
export const hasOrganization = (event: Announced, organizations: readonly { name: string }[]): boolean =>
  isOwn(event) || isHidden(event.organization) || organizations.some(({ name }) => name === event.organization);
