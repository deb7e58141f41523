export * from './guarded-http-client';
export * from './http-client';
export { parseAddressRanges } from './public-address';
