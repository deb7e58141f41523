export { AFTERWARDS } from './afterwards';
export type { Asked } from './asked';
export { HELD_OUT } from './held-out';
export { eventsIn, isAsExpected } from './judged';
export { QUESTIONS } from './questions';
