export { paperOf } from './papers/paper';
export * from './sample-town';
export type { SampleEvent } from './schedule/sample-event';
