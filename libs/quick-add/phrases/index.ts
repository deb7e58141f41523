export { HELD_OUT } from './held-out';
export { KNOWN } from './known';
export { PHRASES } from './phrases';
export { SECOND_HAND } from './second-hand';
export { summary } from './summary';
