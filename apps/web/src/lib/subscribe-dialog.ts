import { createRequests } from './requests';

/** Everything, one entry such as 'Library::Kids', or one's own calendar. */
export type SubscribeRequest = { kind: 'everything' } | { kind: 'entry'; entry: string } | { kind: 'mine' };

export const subscribeRequests = createRequests<SubscribeRequest>('open-subscribe-dialog');

export const openSubscribe = subscribeRequests.ask;
