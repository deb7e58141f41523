export { HELD_OUT } from './held-out';
export { KNOWN } from './known';
export { PHRASES } from './phrases';
export { summary } from './summary';
