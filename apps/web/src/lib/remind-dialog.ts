import type { TownEvent } from '#libs/contracts';
import { requests } from './requests';

export const remindRequests = requests<TownEvent>('open-remind-dialog');

/** Asks whoever shows the dialog to open it for an event. */
export const askForReminder = remindRequests.ask;
