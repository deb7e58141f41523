import type { TownEvent } from '#libs/contracts';
import { createRequests } from './requests';

/** The event, and how the calling view hides it and moves the focus on. */
export type EventActionsRequest = { event: TownEvent; onHide: () => void };

export const eventActionsRequests = createRequests<EventActionsRequest>('open-event-actions-dialog');

export const openEventActions = eventActionsRequests.ask;
