import { createRequests } from './requests';

/** `entry`: 'Library::Kids' */
export type SubscribeRequest = { kind: 'everything' } | { kind: 'entry'; entry: string } | { kind: 'mine' };

export const subscribeRequests = createRequests<SubscribeRequest>('open-subscribe-dialog');

export const openSubscribe = subscribeRequests.ask;
