export * from './an-event';
export * from './arbitraries';
export * from './count-by-entry';
export * from './hostile-texts';
