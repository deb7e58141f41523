export * from './agendas';
export * from './grounded';
export * from './summaries';
