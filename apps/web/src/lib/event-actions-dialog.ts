import type { TownEvent } from '#libs/contracts';
import { createRequests } from './requests';

export type EventActionsRequest = { event: TownEvent; onHide: () => void };

export const eventActionsRequests = createRequests<EventActionsRequest>('open-event-actions-dialog');

export const openEventActions = eventActionsRequests.ask;
