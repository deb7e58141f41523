export * from './feeds';
export * from './icalendar/render-calendar';
export * from './published-calendar';
