import type { ChatQuery } from '#libs/contracts';
import { OPENS_OR_CLOSES, toEvidence, weigh } from './detail-evidence';
import { COMING_THERE, LAST_ORDINAL, ORDINAL_PATTERNS, TWO_THINGS, WHAT_ELSE } from './lexicon/follow-ups';
import { PAYER } from './lexicon/short-questions';
import { type FollowUp } from './merge-queries';

/** Of the event before, or of the one of a list whose text has the words, if there is enough evidence that a detail of it is asked for. */
export const askDetail = (asked: FollowUp): ChatQuery | null => {
  const { query, eventIds, events } = asked;
  const { words, topic, whose, order, among, span, weekdays } = query;
  const isOther = topic ?? whose ?? order ?? among ?? span ?? weekdays;
  if (eventIds.length === 0 || isOther !== undefined || pointsElsewhere(asked)) return null;
  const evidence = toEvidence(asked);
  const { asks, one, isOfOne, sibling, together, isSaid } = evidence;
  if (weigh(evidence) < ENOUGH) return null;
  if (together !== null) return withWords(asked, together);
  if (asks === 'cost' && !isOfOne && !isSaid && asked.before.asks === undefined) return { asks, among: eventIds };
  const isLeftOut =
    words === undefined ||
    TWO_THINGS.test(asked.text) ||
    (asks === 'when' && OPENS_OR_CLOSES.test(words)) ||
    (asks === 'cost' && PAYER.test(words) && !isSaid) ||
    (asks === 'where' && events.isPlace(words)) ||
    asks === 'contact';
  return { asks, ...(!isLeftOut && { words }), among: [sibling ?? one] };
};

const ENOUGH = 3;

const withWords = ({ query, before }: FollowUp, words: string): ChatQuery => {
  const { asks: _, ...others } = before;
  return { ...others, ...(query.asks && { asks: query.asks }), words };
};

const pointsElsewhere = ({ text, counted }: FollowUp): boolean =>
  COMING_THERE.test(text) ||
  WHAT_ELSE.test(text) ||
  OTHER.test(text) ||
  (counted.length > 1 && [LAST_ORDINAL, ...ORDINAL_PATTERNS].some((one) => one.test(text)));

const OTHER = /\b(?:another|any others?|a different)\b/i;
