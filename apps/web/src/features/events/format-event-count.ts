import { formatCount } from '#libs/contracts';

export const formatEventCount = (count: number) => formatCount(count, 'event');
