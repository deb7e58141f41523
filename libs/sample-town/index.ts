export { paperOf } from './papers/paper';
export type { SampleEvent } from './placing/sample-event';
export * from './sample-town';
