export * from './failure';
export * from './feed';
export * from './organization';
export * from './preferences';
export * from './sidebar';
export * from './town';
export * from './town-event';
