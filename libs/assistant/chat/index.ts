export { answerByRules, answerReading, type ChatAnswer, readByRules } from './answer';
export { buildCalendarIndex, type CalendarIndex } from './calendar-index';
export type { ChatContext, Resident } from './chat-context';
export type { ConversationTurn } from './conversation-state';
export type { SchoolTimes } from './school-hours';
export { suggestQuestions } from './suggestions';
