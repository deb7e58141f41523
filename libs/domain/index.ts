export * from './catalogue-event';
export * from './event-content';
export * from './hashed-key';
export * from './operations';
export * from './organization';
export * from './preferences';
export * from './upcasters';
