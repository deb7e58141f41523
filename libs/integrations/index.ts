export * from './feeds';
export * from './geocoding';
export * from './icalendar';
export * from './mail';
export * from './outside';
export * from './outward';
export * from './push';
export * from './sms';
