export { EmbeddedBuilds } from './embedded-builds';
export * from './embedded-event-store';
export * from './embedded-read-models';
