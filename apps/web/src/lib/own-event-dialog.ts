import type { TownEvent } from '#libs/contracts';

/** What somebody would do with an event of their own; one that is added may begin as another. */
export type OwnEventWish = { kind: 'add'; event?: TownEvent } | { kind: 'edit' | 'delete'; event: TownEvent };

export type OwnEventRequest = CustomEvent<OwnEventWish>;

export const OWN_EVENT_REQUESTED = 'open-own-event-dialog';

/** Asks whoever shows the dialog to open it, from anywhere on the page. */
export const askForOwnEvent = (detail: OwnEventWish) => window.dispatchEvent(new CustomEvent(OWN_EVENT_REQUESTED, { detail }));

declare global {
  interface WindowEventMap {
    [OWN_EVENT_REQUESTED]: OwnEventRequest;
  }
}
