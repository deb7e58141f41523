export * from './mail-transport';
export * from './outbox-mail-transport';
export * from './smtp';
