import type { TownEvent } from '#libs/contracts';

export type RemindRequest = CustomEvent<TownEvent>;

export const REMINDER_REQUESTED = 'open-remind-dialog';

/** Asks whoever shows the dialog to open it for an event, from anywhere on the page. */
export const askForReminder = (detail: TownEvent) => window.dispatchEvent(new CustomEvent(REMINDER_REQUESTED, { detail }));

declare global {
  interface WindowEventMap {
    [REMINDER_REQUESTED]: RemindRequest;
  }
}
