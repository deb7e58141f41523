export { classifyEvent, traitsOf } from './classify-event';
export * from './series';
