import type { ChatQuery } from '#libs/contracts';
import { toDetailEvidence, weighDetail } from './detail-evidence';
import { COMING_THERE, LAST_ORDINAL, ORDINAL_PATTERNS, TWO_THINGS, WHAT_ELSE } from './lexicon/follow-ups';
import { type FollowUp } from './merge-queries';

/** Asks for a detail of the event before, or of the event of a list whose text has the words, if the evidence is enough. */
export const askDetail = (asked: FollowUp): ChatQuery | null => {
  const { query, eventIds, events } = asked;
  const { words, topic, whose, order, among, span, weekdays } = query;
  const isOther = topic ?? whose ?? order ?? among ?? span ?? weekdays;
  if (eventIds.length === 0 || isOther !== undefined || pointsElsewhere(asked)) return null;
  const evidence = toDetailEvidence(asked);
  const { asks, eventId, isOfOne, sibling, joinedWords, isSaid, isHours, isOfPayer } = evidence;
  if (weighDetail(evidence) < ENOUGH) return null;
  if (joinedWords !== null) return withWords(asked, joinedWords);
  if (asks === 'cost' && !isOfOne && !isSaid && asked.before.asks === undefined) return { asks, among: eventIds };
  const isLeftOut =
    words === undefined ||
    TWO_THINGS.test(asked.text) ||
    isHours ||
    (isOfPayer && !isSaid) ||
    (asks === 'where' && events.isPlace(words)) ||
    asks === 'contact';
  return { asks, ...(!isLeftOut && { words }), among: [sibling ?? eventId] };
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
