export * from './feeds';
export * from './icalendar/calendar-file';
export * from './outgoing';
