export * from './guarded-outside';
export * from './outside';
export { addressRanges } from './public-address';
