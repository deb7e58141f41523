export * from './describe-event';
export * from './merge-rooms';
export * from './summaries';
export * from './summary-definitions';
