export * from './geocoder';
export { censusService, createNominatimService } from './geocoding-services';
export * from './throttled-geocoder';
export * from './web-geocoder';
