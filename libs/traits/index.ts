export { classifyEvent } from './classify-event';
