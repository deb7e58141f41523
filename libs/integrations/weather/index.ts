export { NoWeather } from './no-weather';
export { Nws } from './nws';
export { OpenMeteo } from './open-meteo';
export * from './weather-service';
