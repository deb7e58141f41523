export * from './one-of-rooms';
export * from './summaries';
export * from './tellings';
export * from './told-event';
