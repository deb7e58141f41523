import { escapeMarks } from '#libs/contracts';
import { answerEvents } from './answer-events';
import { TOPIC_ANSWERS } from './answer-topic';
import { type Asked, matchesTime } from './asked';
import type { ChatAnswer } from './chat-answer';
import { type ChatContext, toReadingContext } from './chat-context';
import { type ConversationTurn, eventIdsIn, readConversation, readInConversation } from './conversation-state';
import { withNearest } from './denial';
import type { ConversationState } from './follow-up';
import { SIGN_IN_ANSWER, WEATHER_ANSWER } from './lexicon/fixed-answers';
import type { Reading, ReadingContext } from './question';
import { readQuestion } from './read-question';
import { extractTerms } from './terms';
import { readByThesaurus } from './thesaurus/read-by-thesaurus';
import { rowsOfWeatherNotices } from './weather-notices';
import { withoutStatements } from './without-statements';

/** Each event is a link with its own times and place. */
export const answerByRules = (message: string, history: readonly ConversationTurn[], context: ChatContext): string =>
  answerMessage(message, history, context).answer.text;

export const answerMessage = (
  message: string,
  history: readonly ConversationTurn[],
  context: ChatContext,
): { answer: ChatAnswer; before: ConversationState } => {
  const reading = toReadingContext(context);
  const before = readConversation(history, reading);
  const [, first, second] = TWO_CLAUSES.exec(message) ?? [];
  const isOfTopic = () => readQuestion(message, reading).query.topic !== undefined;
  return first && second && history.length === 0 && !isOfTopic()
    ? answerMessage(second, [...history, ...toTurns(first, answerByRules(first, history, context))], context)
    : { answer: answerWhatIsMeant(message, before, context, reading), before };
};

/** If nothing has all the words, what is meant by other words, else what is asked without what the resident says of herself. */
const answerWhatIsMeant = (
  message: string,
  before: ConversationState,
  context: ChatContext,
  readingContext: ReadingContext,
): ChatAnswer => {
  const read = (text: string) => readInConversation(text, before, readingContext);
  const answerTo = (reading: Reading) => answerReading(reading, before, context);
  const reading = read(message);
  const answer = answerTo(reading);
  const named = eventIdsIn(answer.text);
  if (answer.isFound && (named.length > 0 || !answer.denies)) return answer;
  const asked = withoutStatements(message);
  const shorter = asked === null ? null : read(asked);
  const nearest = named.length > MAX_NEAREST ? [] : named;
  const isThen = context.calendar.entries.some((entry) => nearest.includes(entry.event.id) && matchesTime(entry, reading));
  for (const meant of readByThesaurus(message, shorter ?? reading, nearest, context.calendar)) {
    const byKind = answerTo(meant);
    // What is on at another time is no better than what is nearest and on then, or there.
    if (byKind.isFound && !(byKind.denies && (isThen || reading.query.place !== undefined))) return byKind;
  }
  const isShorter = !answer.isFound && shorter !== null && namesSomething(shorter, context);
  const ofShorter = isShorter ? answerTo(shorter) : answer;
  return ofShorter.isFound ? ofShorter : answer;
};

const namesSomething = ({ query: { topic, words = '' } }: Reading, { town }: ChatContext): boolean =>
  topic !== undefined || extractTerms(words, town).some(({ isSlight }) => !isSlight);

/** An answer with more events lists all of a time. */
const MAX_NEAREST = 3;

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
export const answerReading = (
  { query, said, remark, lead }: Reading,
  before: ConversationState,
  context: ChatContext,
): ChatAnswer => {
  const asked: Asked = { query, said, before, context, ...toReadingContext(context) };
  if (remark !== undefined) {
    const notices = remark === WEATHER_ANSWER ? rowsOfWeatherNotices(asked) : [];
    return { text: [escapeMarks(remark), ...notices].join('\n'), query, isFound: true };
  }
  const answer = withNearest(asked, compose(asked));
  return lead === undefined ? answer : { ...answer, text: `${lead}\n${answer.text}` };
};

const compose = (asked: Asked): ChatAnswer => {
  const { query, context } = asked;
  const topic = query.topic ?? (query.whose === 'district' ? 'trash' : undefined);
  const special = topic && TOPIC_ANSWERS[topic](asked);
  if (special) return { query, isFound: true, ...special };
  if (query.whose && query.whose !== 'district' && !context.resident) return { text: SIGN_IN_ANSWER, query, isFound: true };
  return answerEvents(asked);
};
