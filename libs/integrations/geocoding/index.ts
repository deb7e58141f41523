export * from './asking-geocoder';
export * from './geocoder';
export * from './polite-geocoder';
export { census, nominatim } from './services';
