export * from './back-up';
export * from './backup-folder';
export { checkBackup, type OnByteProgress } from './check-backup';
export { type Manifest, partsOf } from './manifest';
export * from './restore';
export * from './restore-marker';
export type { Retention } from './retention';
