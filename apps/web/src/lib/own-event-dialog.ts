import type { TownEvent } from '#libs/contracts';
import { requests } from './requests';

/** What somebody would do with an event of their own; one that is added may begin as another. */
export type OwnEventWish = { kind: 'add'; event?: TownEvent } | { kind: 'edit' | 'delete'; event: TownEvent };

export const ownEventRequests = requests<OwnEventWish>('open-own-event-dialog');

/** Asks whoever shows the dialog to open it. */
export const askForOwnEvent = ownEventRequests.ask;
