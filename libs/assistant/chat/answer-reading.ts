import { escapeMarks } from '#libs/contracts';
import { answerEvents } from './answer-events';
import { TOPIC_ANSWERS } from './answer-topic';
import type { Asked } from './asked';
import type { ChatAnswer } from './chat-answer';
import type { ChatContext } from './chat-context';
import { withNearest } from './denial';
import type { ConversationState } from './follow-up';
import { SIGN_IN_ANSWER, WEATHER_ANSWER } from './lexicon/fixed-answers';
import type { Reading } from './question';
import { toReadingContext } from './reading-context';
import { rowsOfWeatherNotices } from './weather-notices';

export const toAsked = ({ query, said }: Reading, before: ConversationState, context: ChatContext): Asked => ({
  query,
  said,
  before,
  context,
  ...toReadingContext(context),
});

/** The one place that composes an answer, whoever has read the question. */
export const answerReading = (
  { query, said, remark, lead }: Reading,
  before: ConversationState,
  context: ChatContext,
): ChatAnswer => {
  const asked = toAsked({ query, said }, before, context);
  if (remark !== undefined) {
    const notices = remark === WEATHER_ANSWER ? rowsOfWeatherNotices(asked) : [];
    return { text: [escapeMarks(remark), ...notices].join('\n'), query, isFound: true };
  }
  // Nothing is near to what is itself read for something near.
  if (lead === undefined) return withNearest(asked, compose(asked));
  const answer = compose(asked);
  return { ...answer, text: `${lead}\n${answer.text}`, isNear: true };
};

const compose = (asked: Asked): ChatAnswer => {
  const { query, context } = asked;
  const topic = query.topic ?? (query.whose === 'district' ? 'trash' : undefined);
  const special = topic && TOPIC_ANSWERS[topic](asked);
  if (special) return { query, isFound: true, ...special };
  if (query.whose && query.whose !== 'district' && !context.resident) return { text: SIGN_IN_ANSWER, query, isFound: true };
  return answerEvents(asked);
};
