import type { TownEvent } from '#libs/contracts';
import { requests } from './requests';

/** For which event, and the id of the reminder that is to be changed. */
export type RemindWish = { event: TownEvent; reminder?: string };

export const remindRequests = requests<RemindWish>('open-remind-dialog');

/** Asks whoever shows the dialog to open it for an event. */
export const askForReminder = (event: TownEvent, reminder?: string) =>
  remindRequests.ask({ event, ...(reminder !== undefined && { reminder }) });
