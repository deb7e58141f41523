import { requests } from './requests';

/** What somebody meant who asked to subscribe: everything, an entry such as 'Library::Kids', or their own. */
export type Meant = { kind: 'everything' } | { kind: 'entry'; entry: string } | { kind: 'mine' };

export const subscribeRequests = requests<Meant>('open-subscribe-dialog');

/** Asks whoever shows the dialog to open it. */
export const askToSubscribe = subscribeRequests.ask;
