export * from './agendas';
export * from './botcast';
export * from './grounded';
export * from './summaries';
