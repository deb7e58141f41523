import { addDays, type ChatQuery } from '#libs/contracts';
import { toQueryAfter } from './ask-of-events';
import { BARE_ONE, LATER_ONE, NO_SERIES, ONE_OF_SERIES, SERIES_NOUN, WEEKDAY_ONE } from './lexicon/follow-ups';
import { type FollowUp, hasFilter, isOfOneEvent } from './merge-queries';
import { MAX_TEXT_LENGTH } from './question';

/**
 * 'Any later ones', 'is there a Saturday showing', 'another one before Christmas': it names nothing but a time or another one, and so is
 * of the series before.
 */
export const askAnotherTime = (asked: FollowUp): ChatQuery | null => {
  const { text, before, eventIds, events } = asked;
  const { words, span, hours, weekdays, asks, topic, whose, among, order, ...filters } = asked.query;
  const [first] = eventIds;
  if (order && order !== 'next' && !IS_LATER.test(text)) return null;
  if (first === undefined || topic || whose || among || hasFilter(filters) || NO_SERIES.test(text) || WEEKDAY_ONE.test(text))
    return null;
  if ((asks && asks !== 'when') || !isOfSeries(asked, words)) return null;
  const name = events.nameOf(first)?.toLowerCase();
  const series = before.words || before.organization ? before : name ? { words: name.slice(0, MAX_TEXT_LENGTH) } : null;
  if (!series) return null;
  const days = { ...(hours && { hours }), ...(weekdays && { weekdays }) };
  if (LATER_ONE.test(text) && !(hours || weekdays)) return toQueryAfter(series, first, laterSpan(asked));
  if (!(words || ONE_OF_SERIES.test(text) || BARE_ONE.test(text)) || !(span || hours || weekdays)) return null;
  const { order: _, after: __, among: ___, span: ____, hours: _____, ...subject } = series;
  return { ...subject, ...(span && { span }), ...days };
};

const IS_LATER = /\blater\b/i;

/** All that is named is a noun for one of a series, which the event before is. */
const isOfSeries = (asked: FollowUp, words = ''): boolean => {
  const { before, eventIds, events } = asked;
  if (!isOfOneEvent(asked) && !before.words) return false;
  return words
    .split(' ')
    .filter(Boolean)
    .every((word) => SERIES_NOUN.test(word) || (KIND_OF_SERIES.test(word) && events.mentions(eventIds[0]!, word)));
};

const KIND_OF_SERIES = /^(?:games?|meetings?|class(?:es)?|concerts?|movies?|films?)$/i;

/** 'Before Christmas' begins after the event before. */
const laterSpan = ({ query: { span }, eventIds: [first], events }: FollowUp): ChatQuery => {
  const day = events.dayOf(first!);
  if (!span) return {};
  return { span: day && day >= span.from && day < span.to ? { from: addDays(day, 1), to: span.to } : span };
};
