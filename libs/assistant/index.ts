export * from './chat';
export * from './summaries';
