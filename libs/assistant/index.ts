export * from './chat';
export * from './grounded';
export * from './summaries';
