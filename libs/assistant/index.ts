export * from './agendas';
export * from './botcast';
export * from './chat';
export * from './grounded';
export * from './summaries';
