export { EmbeddedBuilds } from './embedded-builds';
export * from './embedded-checkpoints';
export * from './embedded-event-store';
export * from './embedded-leases';
export * from './embedded-read-models';
export * from './upgrade-log';
