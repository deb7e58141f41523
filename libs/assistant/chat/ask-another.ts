import type { ChatQuery } from '#libs/contracts';
import { BARE_ONE, CONTINUATION_START, DETAIL_WORDS, PRONOUN } from './lexicon/follow-ups';
import { type FollowUp, isInName, joinInPlace, joinPart } from './merge-queries';
import { extractTerms } from './terms';

/**
 * 'And the egg hunt' after a concert: it names an event by itself, which is none of those before. Nothing of the subject before is kept.
 * What is asked and the days are, where the question has none of its own.
 */
export const askAnother = (asked: FollowUp): ChatQuery | null => {
  const { text, query, before, events } = asked;
  if (!namesAnother(asked)) return null;
  if (!CONTINUATION_START.test(text)) return query;
  if (before.topic?.startsWith('school')) return { ...query, words: joinPart(before, query, events) ?? query.words! };
  const { asks, span, hours, weekdays } = before;
  const isOfDays = query.span ?? query.hours ?? query.weekdays;
  return {
    ...(asks && { asks }),
    ...(!isOfDays && { ...(span && { span }), ...(hours && { hours }), ...(weekdays && { weekdays }) }),
    ...query,
  };
};

const namesAnother = (asked: FollowUp): boolean => {
  const { text, query, before, events } = asked;
  const { words = '', place, organization, topic, whose, among } = query;
  const named = [organization, place, words].filter(Boolean).join(' ');
  const subject = before.words ?? before.organization ?? before.place;
  const isPointing = PRONOUN.test(text) || (BARE_ONE.test(text) && !NAMED_ONE.test(text));
  if (named === '' || topic || whose || among || isPointing || DETAIL_WORDS.test(words)) return false;
  if (before.topic === 'school hours' || !(subject || before.topic)) return false;
  return (
    isTitleOfAnother(asked, named) || isOnDayOfAnother(asked, named) || (events.areCalled(named) && isOfNoneBefore(asked, named))
  );
};

/** 'The menorah one' */
const NAMED_ONE =
  /^\W*(?:(?:and|so|but|ok|oh|what about|how about)\W+)*the (?!\w+day\b|other\b|next\b|last\b|first\b|second\b|third\b|fourth\b)[a-z]+ one\b/i;

const isTitleOfAnother = ({ eventIds, events }: FollowUp, named: string): boolean =>
  events.areWholeTitle(named) && !eventIds.some((id) => isInName(events.nameOf(id), named));

/** 'The workshop on the 19th': on that day only what the words name by themselves is on. */
const isOnDayOfAnother = ({ query: { span }, before, events }: FollowUp, named: string): boolean =>
  span !== undefined &&
  span.from === span.to &&
  before.words !== undefined &&
  events.areCalled(named) &&
  events.areOn(span.from, named) &&
  !events.areOn(span.from, before.words);

const isOfNoneBefore = ({ text, query, before, eventIds, events }: FollowUp, named: string): boolean => {
  const subject = before.words ?? before.organization ?? before.place;
  return (
    extractTerms(named, '').some(({ isSlight }) => !isSlight) &&
    !eventIds.some((id) => events.mentions(id, named)) &&
    !(subject && events.areNamed(`${subject} ${named}`)) &&
    (NAMED_ONE.test(text) || joinInPlace(before, query, events) === undefined)
  );
};
