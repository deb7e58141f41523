export { type PartOfDay, partOfDayIn } from './day-halves';
export type { DayReading, DaySpan, FoundDays } from './day-reading';
export { findDays } from './find-days';
export { findHoliday, HOLIDAY } from './holidays';
export { type Moment, parseWhen, type When } from './parse-when';
export { correctSpelling } from './spelling';
