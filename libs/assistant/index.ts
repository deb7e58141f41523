export * from './botcast';
export * from './summaries';
