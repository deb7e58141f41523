import { formatCount } from '#libs/contracts';

/** '1 event', '6 events' */
export const formatEventCount = (count: number) => formatCount(count, 'event');
