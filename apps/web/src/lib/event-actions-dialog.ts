import type { TownEvent } from '#libs/contracts';
import { requests } from './requests';

/** The event, and what hides it where it stands: each view says so and moves the keyboard on in its own way. */
export type EventActionsWish = { event: TownEvent; onHide: () => void };

export const eventActionsRequests = requests<EventActionsWish>('open-event-actions-dialog');

/** Asks whoever shows the dialog to open it. */
export const askForEventActions = eventActionsRequests.ask;
