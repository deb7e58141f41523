export * from './icalendar';
