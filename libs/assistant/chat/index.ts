export { answerByRules, answerMessage, answerReading, isAboutTown } from './answer';
export { buildCalendarIndex, type CalendarIndex, CalendarIndexer } from './calendar-index';
export type { ChatAnswer } from './chat-answer';
export { type ChatContext, type Resident, toReadingContext } from './chat-context';
export { toChips } from './chips';
export type { ConversationTurn } from './conversation-state';
export { createQueryForm, parseQueryForm } from './query-form';
export type { SchoolTimes } from './school-hours';
export { suggestQuestions } from './suggestions';
