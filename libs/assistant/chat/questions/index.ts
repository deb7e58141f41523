export type { Asked } from './asked';
export { HELD_OUT } from './held-out';
export { QUESTIONS } from './questions';
