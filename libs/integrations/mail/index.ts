export * from './mail';
export * from './outbox';
export * from './smtp';
