export * from './summaries';
export * from './told-event';
