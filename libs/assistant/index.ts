export * from './agendas';
export * from './chat';
export * from './grounded';
export * from './summaries';
