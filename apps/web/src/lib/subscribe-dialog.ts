/** What somebody meant who asked to subscribe: everything, an entry such as 'Library::Kids', or their own. */
export type Meant = { kind: 'everything' } | { kind: 'entry'; entry: string } | { kind: 'mine' };

export type SubscribeRequest = CustomEvent<Meant>;

export const SUBSCRIBE_REQUESTED = 'open-subscribe-dialog';

/** Asks whoever shows the dialog to open it, from anywhere on the page. */
export const askToSubscribe = (detail: Meant) => window.dispatchEvent(new CustomEvent(SUBSCRIBE_REQUESTED, { detail }));

declare global {
  interface WindowEventMap {
    [SUBSCRIBE_REQUESTED]: SubscribeRequest;
  }
}
