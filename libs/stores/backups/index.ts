export * from './back-up';
export * from './backup-folder';
export { type OnBytes, wrongWith } from './check-backup';
export * from './half-restored';
export { type Manifest, partsOf } from './manifest';
export * from './restore';
export type { Retention } from './retention';
