export * from './grounded';
export * from './summaries';
