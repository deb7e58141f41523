import type { TownEvent } from '#libs/contracts';
import { createRequests } from './requests';

export type ReminderRequest = { event: TownEvent; reminder?: string };

export const remindRequests = createRequests<ReminderRequest>('open-remind-dialog');

export const openReminder = (event: TownEvent, reminder?: string) =>
  remindRequests.ask({ event, ...(reminder !== undefined && { reminder }) });
