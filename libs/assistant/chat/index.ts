export { answered, type Known } from './answer';
export { type CalendarIndex, indexOf } from './calendar-index';
export { chatGround, chatTask, saidOfTown } from './conversation';
export { type SchoolTimes, schoolHoursOf } from './school-hours';
export { chatSuggestions } from './suggestions';
