import { escapeMarks } from '#libs/contracts';
import { answerEvents } from './answer-events';
import { TOPIC_ANSWERS } from './answer-topic';
import type { Asked } from './asked';
import type { ChatAnswer } from './chat-answer';
import { type ChatContext, toReadingContext } from './chat-context';
import { type ConversationTurn, eventIdsIn, readConversation, readInConversation } from './conversation-state';
import { withNearest } from './denial';
import type { ConversationState } from './follow-up';
import { SIGN_IN_ANSWER, WEATHER_ANSWER } from './lexicon/fixed-answers';
import type { Reading, ReadingContext } from './question';
import { readQuestion } from './read-question';
import { extractTerms } from './terms';
import { rowsOfWeatherNotices } from './weather-notices';
import { withoutStatements } from './without-statements';

/** Each event is a link with its own times and place. */
export const answerByRules = (message: string, history: readonly ConversationTurn[], context: ChatContext): string => {
  const { reading, before } = readByRules(message, history, context);
  return answerReading(reading, before, context).text;
};

export const readByRules = (
  message: string,
  history: readonly ConversationTurn[],
  context: ChatContext,
): { reading: Reading; before: ConversationState } => {
  const reading = toReadingContext(context);
  const before = readConversation(history, reading);
  const [, first, second] = TWO_CLAUSES.exec(message) ?? [];
  const isOfTopic = () => readQuestion(message, reading).query.topic !== undefined;
  return first && second && history.length === 0 && !isOfTopic()
    ? readByRules(second, [...history, ...toTurns(first, answerByRules(first, history, context))], context)
    : { reading: readWhatIsAsked(message, before, context, reading), before };
};

/** If nothing has all the words, without what the resident says of herself. */
const readWhatIsAsked = (
  message: string,
  before: ConversationState,
  context: ChatContext,
  readingContext: ReadingContext,
): Reading => {
  const read = (text: string) => readInConversation(text, before, readingContext);
  const [reading, asked] = [read(message), withoutStatements(message)];
  if (asked === null || answerReading(reading, before, context).isFound) return reading;
  const shorter = read(asked);
  const names =
    shorter.query.topic !== undefined || extractTerms(shorter.query.words ?? '', context.town).some(({ isSlight }) => !isSlight);
  return names && answerReading(shorter, before, context).isFound ? shorter : reading;
};

/** 'The zoning board is off tonight, so when do they meet next': the second clause goes on from the first. */
const TWO_CLAUSES =
  /^(.{8,120}?)(?:[,.;!]| so| and| but| &)+ (?:so |and |but |& )?((?:when|where|why|what time|how much|how long|how late|how early)\b.*\b(?:they|it|that|one|he|she)\b.{0,40})$/i;

const toTurns = (message: string, answer: string): ConversationTurn[] => [
  { role: 'user', content: message },
  { role: 'assistant', content: answer },
];

/** False if an answer names own events: those are never sent to the assistant. */
export const isAboutTown = (answer: string, { calendar }: ChatContext): boolean => {
  const ids = new Set(calendar.entries.map(({ event }) => event.id));
  return eventIdsIn(answer).every((id) => ids.has(id));
};

/** The one place that composes an answer, whoever has read the question. */
export const answerReading = ({ query, said, remark }: Reading, before: ConversationState, context: ChatContext): ChatAnswer => {
  const asked: Asked = { query, said, before, context, ...toReadingContext(context) };
  if (remark !== undefined) {
    const notices = remark === WEATHER_ANSWER ? rowsOfWeatherNotices(asked) : [];
    return { text: [escapeMarks(remark), ...notices].join('\n'), query, isFound: true };
  }
  return withNearest(asked, compose(asked));
};

const compose = (asked: Asked): ChatAnswer => {
  const { query, context } = asked;
  const topic = query.topic ?? (query.whose === 'district' ? 'trash' : undefined);
  const special = topic && TOPIC_ANSWERS[topic](asked);
  if (special) return { query, isFound: true, ...special };
  if (query.whose && query.whose !== 'district' && !context.resident) return { text: SIGN_IN_ANSWER, query, isFound: true };
  return answerEvents(asked);
};
