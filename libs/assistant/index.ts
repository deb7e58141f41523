export * from './summaries';
