export { type Known, understand } from './understand';
