export * from './an-event';
export * from './arbitraries';
