export { type DaysSaid, daysSaid } from './days-said';
export { type Known, understand } from './understand';
