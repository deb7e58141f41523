import type { TownEvent } from '#libs/contracts';
import { createRequests } from './requests';

/** An added event may start as a copy of another one. */
export type OwnEventRequest = { kind: 'add'; event?: TownEvent } | { kind: 'edit' | 'delete'; event: TownEvent };

export const ownEventRequests = createRequests<OwnEventRequest>('open-own-event-dialog');

export const openOwnEvent = ownEventRequests.ask;
