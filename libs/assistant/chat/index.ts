export { answerByRules, type ChatContext } from './answer';
export { buildCalendarIndex, type CalendarIndex } from './calendar-index';
export { toChatGrounding, toChatPrompt, withoutOwnEventAnswers } from './conversation';
export { createSchoolHoursAnswer, type SchoolTimes } from './school-hours';
export { suggestQuestions } from './suggestions';
