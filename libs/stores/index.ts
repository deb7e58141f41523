export * from './backups';
export { checkEventStoreUrl, checkMongoUrl, serverAddressOf } from './connection-strings';
export { EmbeddedBuilds } from './embedded-builds';
export * from './embedded-event-store';
export { makeFolder } from './make-folder';
export * from './open-log';
export * from './open-stores';
export type { StoreLocations } from './store-parts';
export * from './upgrade-log';
