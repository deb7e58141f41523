import { addDays, type ChatQuery, capitalize, type Day, escapeMarks, isAlert, type QuerySpan } from '#libs/contracts';
import { answerEvents } from './answer-events';
import type { Asked } from './asked';
import { MAX_EQUAL_MATCHES } from './chat-answer';
import type { ChatContext } from './chat-context';
import { formatEventSentence, formatRowOfDay } from './event-lines';
import { HELP_ANSWER, NO_HOURS_ANSWER } from './lexicon/fixed-answers';
import { HELP_TOPICS } from './lexicon/help-topics';
import { quoteText } from './one-event';
import { selectPool } from './pool';
import { answerSchool, isDuring, isSchoolDate, selectShortDays } from './school';
import { answerSchoolHours, isAboutShortDays } from './school-hours';
import { formatDayInYear } from './span-text';
import type { TopicAnswer } from './topic-answer';
import { answerTrash } from './trash';

export const TOPIC_ANSWERS: Readonly<Record<NonNullable<ChatQuery['topic']>, (asked: Asked) => TopicAnswer | null>> = {
  alerts: ({ context, today }) => {
    const alerts = selectPool({}, context).filter(({ event, last }) => isAlert(event) && last >= today);
    return alerts.length === 0
      ? { text: 'The calendar has no emergency alert now.', denies: 'rest' }
      : { text: ['Emergency alerts now:', ...alerts.map(({ event }) => formatRowOfDay(event, today))].join('\n') };
  },
  trash: (asked) =>
    (asked.context.collection === '' ? answerByWords(asked, 'trash') : null) ??
    answerTrash(asked.query, selectPool({}, asked.context), asked.context, asked.today) ??
    answerEvents({
      ...asked,
      query: { ...(asked.query.span && { span: asked.query.span }), organization: asked.context.collection },
    }),
  school: ({ query, query: { words = '', span }, context, today }) =>
    isAboutShortDays(words) && context.schoolDates !== ''
      ? toTopicAnswer(answerSchoolHours(words, span, toSchoolTown(context, today)))
      : answerSchool(query, selectPool({}, context), context.schoolDates, today),
  'school hours': (asked) => {
    const { words = '', span } = asked.query;
    const town = toSchoolTown(asked.context, asked.today);
    return (asked.context.schools?.length ? toTopicAnswer(answerSchoolHours(words, span, town)) : null) ?? answerShortDays(asked);
  },
  holiday: ({ query, context, today }) => {
    const { words = '', span } = query;
    if (!span) return null;
    const named = selectPool({}, context).filter(
      ({ event, first }) => first === span.from && event.name.toLowerCase().includes(words.toLowerCase()),
    );
    const rows = named.slice(0, MAX_EQUAL_MATCHES).map(({ event }) => formatRowOfDay(event, today));
    const day = `${escapeMarks(capitalizeWords(words))} is on **${formatDayInYear(span.from, today)}**.`;
    return { text: [day, ...rows].join('\n') };
  },
  help: ({ query }) => ({ text: HELP_TOPICS.find(({ name }) => name === query.words)?.answer ?? HELP_ANSWER }),
};

const toTopicAnswer = (text: string | null): TopicAnswer | null => (text === null ? null : { text });

/** Where no hours of schools are known, the days on which they differ may be: that which is asked about, else the next ones. */
const answerShortDays = ({ query, context, today }: Asked): TopicAnswer => {
  const pool = selectPool({}, context);
  const { span } = query;
  if (span && pool.some((entry) => isDuring(entry, span) && isSchoolDate(entry.event, context.schoolDates)))
    return answerSchool(query, pool, context.schoolDates, today);
  const days = selectShortDays(pool, context.schoolDates, today);
  if (days.length === 0) return { text: NO_HOURS_ANSWER };
  const rows = days.flatMap(({ event }) => [formatEventSentence(event, today), ...quoteText(event)]);
  return { text: ['I find no regular hours of schools in the calendar. Days with other hours:', ...rows].join('\n') };
};

/** In a town that has not said who collects and teaches, the events say it. Null if none does. */
const answerByWords = (asked: Asked, words: string): TopicAnswer | null => {
  const { span } = asked.query;
  const answer = answerEvents({ ...asked, query: { ...(span && { span }), words } });
  if (!span || (answer.isFound && !answer.denies)) return answer.isFound ? answer : null;
  const answers = [answer, answerEvents({ ...asked, query: { span: withDaysAround(span), words } })];
  return answers.find(({ isFound, denies }) => isFound && !denies) ?? answers.find(({ isFound }) => isFound) ?? null;
};

/** What a holiday moves is collected on a day near it. */
const withDaysAround = ({ from, to }: QuerySpan): QuerySpan => ({ from: addDays(from, -1), to: addDays(to, 2) });

const toSchoolTown = ({ schools = [], schoolDates, calendar: { entries } }: ChatContext, today: Day) => ({
  schools,
  schoolDates,
  entries,
  today,
});

const capitalizeWords = (words: string) => words.split(' ').map(capitalize).join(' ');
