export { answered, type Known } from './answer';
export { type CalendarIndex, indexOf } from './calendar-index';
export { chatGround, chatTask } from './conversation';
export { schoolHoursOf } from './school-hours';
