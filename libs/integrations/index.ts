export * from './icalendar';
export * from './outside';
