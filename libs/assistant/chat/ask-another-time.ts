import { addDays, type ChatQuery } from '#libs/contracts';
import { toQueryAfter } from './ask-of-events';
import { BARE_ONE, LATER_ONE, NO_SERIES, ONE_OF_SERIES, SERIES_NOUN, THERE, WEEKDAY_ONE } from './lexicon/follow-ups';
import { type FollowUp, hasFilter, isOfOneEvent, namesOtherEvents } from './merge-queries';
import { nameToWords } from './question';

/** 'Any other days', 'when can I still see it' of one event: all dates of its series. */
export const askAllDates = (asked: FollowUp): ChatQuery | null => {
  const { text, query, eventIds, events } = asked;
  const { asks: _, words, order: __, hours: ___, ...others } = query;
  // A day that is named is the one that does not suit: 'not tonight. any other nights'.
  const isOther = hasFilter(others) || query.topic || query.whose;
  if (!ALL_DATES.test(text) || isOther || !isOfOneEvent(asked) || (words && namesOtherEvents(asked))) return null;
  const name = eventIds[0] === undefined ? null : events.nameOf(eventIds[0]);
  return name ? { words: nameToWords(name), asks: 'when' } : null;
};

const ALL_DATES =
  /(?:^|[.,;!]|\b(?:and|so|but|ok|oh))\W*(?:(?:are|is) there )?(?:any|what|which|the) other (?:days|dates|times|nights|shows?|showings|performances)\W*$|^\W*(?:(?:and|so|but|ok|oh)\W+)*when (?:can (?:i|we|you) (?:still )?(?:see|catch|watch) (?:it|that|them)|(?:is|are|does|do) (?:it|that|they) (?:still )?(?:play|show|run)(?:ing)?)\W*$/i;

/**
 * 'Any later ones', 'is there a Saturday showing', 'another one before Christmas': it names nothing but a time or another one, and so is
 * of the series before.
 */
export const askAnotherTime = (asked: FollowUp): ChatQuery | null => {
  const { text, before, eventIds, events } = asked;
  const { words, span, hours, weekdays, asks, topic, whose, among, order, ...filters } = asked.query;
  const [first] = eventIds;
  if (order && order !== 'next' && !IS_LATER.test(text)) return null;
  if (first === undefined || topic || whose || among || hasFilter(filters) || WEEKDAY_ONE.test(text)) return null;
  const isOfTime = hours !== undefined && !span && !weekdays && !words;
  const isPartOfDay = isOfTime && ANYTHING_THEN.test(text) && !THERE.test(text) && isOfOneEvent(asked);
  if (NO_SERIES.test(text) && !isPartOfDay && !(words && THE_ONE.test(text))) return null;
  if ((asks && asks !== 'when') || !isOfSeries(asked, words)) return null;
  const name = events.nameOf(first);
  const series = before.words || before.organization ? before : name ? { words: nameToWords(name) } : null;
  if (!series) return null;
  const days = { ...(hours && { hours }), ...(weekdays && { weekdays }) };
  if (LATER_ONE.test(text) && !(hours || weekdays)) return toQueryAfter(series, first, laterSpan(asked));
  const isOneOfSeries = words || isPartOfDay || ONE_OF_SERIES.test(text) || BARE_ONE.test(text);
  if (!isOneOfSeries || !(span || hours || weekdays)) return null;
  const { order: _, after: __, among: ___, span: ____, hours: _____, ...subject } = series;
  return { ...subject, ...(span && { span }), ...days };
};

/** 'Anything in the afternoon' names no day: it is of one event that was told before. */
const ANYTHING_THEN = /^\W*(?:(?:and|so|but|ok|oh)\W+)*(?:is there )?(?:anything|something|nothing) (?!else\b)/i;

/** 'Is the Tuesday afternoon class on next week' */
const THE_ONE = /\bthe (?:[a-z]+ ){0,3}(?:class|session|show|performance|meeting|game|concert|lesson|workshop|group)\b/i;

const IS_LATER = /\blater\b/i;

/** All that is named is a noun for one of a series, which the event before is. */
const isOfSeries = (asked: FollowUp, words = ''): boolean => {
  const { text, query, before, eventIds, events } = asked;
  if (!isOfOneEvent(asked) && !before.words) return false;
  const { span } = query;
  const isOnThen = THE_ONE.test(text) && span?.from === span?.to && span !== undefined && events.areOn(span.from, before.words);
  return words
    .split(' ')
    .filter(Boolean)
    .every((word) => SERIES_NOUN.test(word) || (KIND_OF_SERIES.test(word) && (isOnThen || events.mentions(eventIds[0]!, word))));
};

const KIND_OF_SERIES = /^(?:games?|meetings?|class(?:es)?|concerts?|movies?|films?)$/i;

/** 'Before Christmas' begins after the event before. */
const laterSpan = ({ query: { span }, eventIds: [first], events }: FollowUp): ChatQuery => {
  const day = events.dayOf(first!);
  if (!span) return {};
  return { span: day && day >= span.from && day < span.to ? { from: addDays(day, 1), to: span.to } : span };
};
