import type { Asked } from './asked';
import { findCostSentences } from './audience';
import { type ChatAnswer, toAnswer } from './chat-answer';
import { formatUpcoming } from './common-answers';
import type { IndexedEvent } from './indexed-event';
import { MAX_NEXT_EVENTS } from './list-lengths';
import { answerAboutEvent } from './one-event';
import { firstOfEachName } from './pool';

/** What each event of a list costs: those that say it, else those with an hour or a place. A notice costs nothing. */
export const answerCostOfEach = (asked: Asked, entries: readonly IndexedEvent[]): ChatAnswer => {
  const told = firstOfEachName(entries);
  const saying = told.filter(({ event }) => event.price || findCostSentences(event).length > 0);
  const events = saying.length > 0 ? saying : told.filter(({ start, event }) => start !== null || event.location);
  if (events.length === 0) return toAnswer(asked, formatUpcoming({ ...asked.query, asks: undefined }, told, asked.today));
  const texts = events.slice(0, MAX_NEXT_EVENTS).map((one) => answerAboutEvent('cost', [one], asked.today));
  return toAnswer(asked, texts.join('\n'));
};
