export const QUEUE_DATABASE = 'almanac';
