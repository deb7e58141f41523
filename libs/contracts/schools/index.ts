export * from './bell-schedule';
export * from './school-days';
export * from './school-favorites';
export * from './school-hours';
export { findSchoolNotice } from './school-notice';
