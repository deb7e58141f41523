export * from './backups';
export { addressIn, wrongWithEventStore, wrongWithMongo } from './connection-strings';
export { EmbeddedBuilds } from './embedded-builds';
export * from './embedded-event-store';
export { makeFolder } from './make-folder';
export * from './open-log';
export * from './open-stores';
export type { Where } from './parts';
export * from './upgrade-log';
