import { addDays, type ChatQuery } from '#libs/contracts';
import { toQueryAfter } from './ask-of-events';
import { ANY_OTHER, DETAIL_WORDS, IS_IT_THERE, ORDINAL_PATTERNS, WHAT_ELSE } from './lexicon/follow-ups';
import { MATINEE_HOURS } from './lexicon/parts-of-day';
import {
  BEFORE_THAT,
  FOR_THE_TIME,
  FRAGMENT_LEAD,
  IS_ALLOWED,
  IS_IT,
  MATINEE_ASKED,
  PAYER,
  PAYS_NOTHING,
  PREPARATION,
  WATCHES_FROM_HOME,
  WHAT_IS_PREPARED,
} from './lexicon/short-questions';
import { type FollowUp, isOfOneEvent } from './merge-queries';
import { MAX_TEXT_LENGTH } from './question';
import { wordsOf } from './terms';

/** 'Take out?', 'ID?', '21?': whatever stands so in the text of an event before. */
export const askFragment = (asked: FollowUp): ChatQuery | null => {
  const { text, query, eventIds, events } = asked;
  const { words, asks, ...others } = query;
  const said = text.replace(FRAGMENT_LEAD, '').replace(/[^\p{L}\p{N}]+$/u, '');
  const isShort = said !== '' && said.split(' ').length <= MAX_FRAGMENT_WORDS;
  if (!isShort || asks || ORDINAL_PATTERNS.some((one) => one.test(text)) || Object.keys(others).length > 0) return null;
  if (words && events.areTitled(words) && !isOfOneEvent(asked)) return null;
  const saying =
    eventIds.find((id) => events.says(id, said)) ??
    (DETAIL_WORDS.test(said.replace(WHETHER, '')) && isOfOneEvent(asked) ? eventIds[0] : undefined);
  return saying === undefined ? null : { asks: 'about', ...(words && { words }), among: [saying] };
};

const MAX_FRAGMENT_WORDS = 3;

/** 'Cash only', 'tickets needed', 'food after' */
const WHETHER = / (?:only|ok(?:ay)?|accepted|allowed|needed|required|available|after(?:wards?)?|there|included|too)$/i;

/** 'Against who': what names nothing is asked of the one event before. */
export const askOfLast = (asked: FollowUp): ChatQuery | null => {
  const { text, query, eventIds } = asked;
  const isEmpty =
    Object.keys(query).length === 0 &&
    !WHAT_ELSE.test(text) &&
    !ANY_OTHER.test(text) &&
    text.split(' ').length <= MAX_WORDS_WITHOUT_NAME;
  return isEmpty && ASKS.test(text) && isOfOneEvent(asked) ? { asks: 'about', among: eventIds.slice(0, 1) } : null;
};

const MAX_WORDS_WITHOUT_NAME = 6;
const ASKS = /\?\W*$|\b(?:who|whom|what|where|which|how)\b/i;

/** 'Dogs ok?' after a list: the first of it whose text has the word. */
export const askAllowed = ({ text, query, eventIds, events }: FollowUp): ChatQuery | null => {
  const { words, asks, ...others } = query;
  if (!words || asks || Object.keys(others).length > 0 || !IS_ALLOWED.test(text)) return null;
  const saying = eventIds.find((id) => events.mentions(id, words));
  return saying === undefined ? null : { asks: 'about', words, among: [saying] };
};

/** 'Is it free', 'is it outside': asked of the event before, it narrows nothing. */
export const askWhetherItIs = (asked: FollowUp): ChatQuery | null => {
  const { text, query, eventIds } = asked;
  const { price, trait, audience, age: _, ageTo: __, words, asks, ...others } = query;
  const isMeant = IS_IT.test(text) && isOfOneEvent(asked) && !words && !asks && Object.keys(others).length === 0;
  return isMeant && (price || (!audience && trait && trait !== 'registration'))
    ? { asks: price ? 'cost' : 'about', among: eventIds.slice(0, 1) }
    : null;
};

/** 'Is it still on the common' of the event before, wherever that is. */
export const askWhetherThere = (asked: FollowUp): ChatQuery | null => {
  const { text, query, before, eventIds, events } = asked;
  const { place, organization, words, asks: _, ...others } = query;
  const isOfPlace = words === undefined ? (place ?? organization) !== undefined : events.isPlace(words);
  const isMeant = IS_IT_THERE.test(text) && isOfPlace && Object.keys(others).length === 0;
  const isOfOne = isOfOneEvent(asked) || before.order === 'next';
  return isMeant && eventIds.length > 0 && isOfOne ? { asks: 'where', among: eventIds.slice(0, 1) } : null;
};

/** 'Senior price', 'student tickets', 'kids free?': what the events before cost. */
export const askPriceFor = (asked: FollowUp): ChatQuery | null => {
  const { text, query, eventIds } = asked;
  const { asks, words = '', span, topic, whose, place, organization, price } = query;
  if (asks === 'cost' && !words && eventIds.length > 0 && isOfOneEvent(asked) && FOR_THE_TIME.test(text))
    return { asks, among: eventIds.slice(0, 1) };
  if (eventIds.length === 0 || span || topic || whose || place || organization) return null;
  const isPrice =
    asks === 'cost' &&
    (words === '' ? (query.audience ?? query.without) !== undefined : PAYER.test(words)) &&
    text.split(' ').length <= (isOfOneEvent(asked) ? MAX_PRICE_WORDS : MAX_PRICE_WORDS_OF_LIST);
  if (!isPrice && !(price && PAYS_NOTHING.test(text))) return null;
  return { asks: 'cost', among: isOfOneEvent(asked) ? eventIds.slice(0, 1) : eventIds };
};

const MAX_PRICE_WORDS = 10;
/** A whole sentence is not about all of a list. */
const MAX_PRICE_WORDS_OF_LIST = 4;

/** 'What if it's cloudy, who do I call': of the event before, unless another one is named. */
export const askContact = ({ query, eventIds: [first], events }: FollowUp): ChatQuery | null => {
  const { asks, words, place, organization, topic } = query;
  const isOther = place ?? organization ?? topic ?? (words && events.areCalled(words) ? words : undefined);
  return first !== undefined && asks === 'contact' && !isOther ? { asks, among: [first] } : null;
};

/** 'Til when' after what is on one day, or next: its end. Of a series it is the last date. */
export const askUntilWhen = ({ text, before: { span, order }, eventIds: [first, ...others] }: FollowUp): ChatQuery | null => {
  const isOfOne = others.length === 0 && (order === 'next' || (span !== undefined && span.from === span.to));
  return first !== undefined && isOfOne && UNTIL_WHEN.test(text) ? { asks: 'when', among: [first] } : null;
};

const UNTIL_WHEN = /^\W*(?:(?:and|so|but|ok)\W+)*(?:until|till|til|through) (?:when|what time)\W*$/i;

/** 'When do I have to get my second grader' after a day on which the schools end early: its text says it of each school. */
export const askOfSchoolDay = ({ query, before, eventIds: [first] }: FollowUp): ChatQuery | null => {
  const { asks, audience, age: _, ageTo: __, words = '', ...others } = query;
  const isOfPupil =
    asks === 'when' && audience !== undefined && (words === '' || FETCHED.test(words)) && Object.keys(others).length === 0;
  return first !== undefined && before.topic?.startsWith('school') && isOfPupil ? { asks: 'about', among: [first] } : null;
};

/** 'What day do they go back' after whether there is school in a week: after the days of that. */
export const askWhenSchoolResumes = ({ text, query, before: { topic, span } }: FollowUp): ChatQuery | null =>
  topic === 'school' && span && !query.span && GOES_BACK.test(text)
    ? { topic, span, words: text.slice(0, MAX_TEXT_LENGTH) }
    : null;

const GOES_BACK = /\b(?:they|we|he|she|kids?|children|students|everyone) (?:go|goes|come|comes|get|gets|be|start|starts) back\b/i;

const FETCHED = /^(?:fetch|collect|grab|pick(?: up)?)$/i;

/** 'Can I watch online' */
export const askFromHome = ({ text, query, eventIds, events }: FollowUp): ChatQuery | null => {
  const [first] = eventIds;
  if (first === undefined || !WATCHES_FROM_HOME.test(text) || query.span) return null;
  const wayOf = (id: number) => WAYS_FROM_HOME.find((one) => events.says(id, one));
  const among = eventIds.filter(wayOf);
  if (WHICH.test(text) && eventIds.length > 1 && among.length > 0) return { among };
  const words = wayOf(first);
  return { asks: 'about', ...(words && { words }), among: [first] };
};

const WHICH = /^\W*(?:(?:and|so|but|ok|oh)\W+)*which\b/i;

const WAYS_FROM_HOME = ['streamed', 'stream', 'zoom', 'online', 'virtual', 'remote'];

/** 'Is there a matinee' of the play before */
export const askMatinee = (asked: FollowUp): ChatQuery | null => {
  const { text, query, before, eventIds, events } = asked;
  const { asks: _, span: __, hours: ___, after: ____, among: _____, ...others } = before;
  const name = isOfOneEvent(asked) ? events.nameOf(eventIds[0]!)?.toLowerCase().slice(0, MAX_TEXT_LENGTH) : undefined;
  const isNew = query.span ?? query.place ?? query.organization ?? query.topic;
  return MATINEE_ASKED.test(text) && (before.words ?? before.place ?? before.organization) && !isNew
    ? { ...others, ...(name && { words: name }), hours: MATINEE_HOURS }
    : null;
};

/** 'And the one before that': the last one of its series before the event. */
export const askBeforeThat = ({ text, query, before, eventIds: [first], events }: FollowUp): ChatQuery | null => {
  const day = first === undefined ? null : events.dayOf(first);
  if (!BEFORE_THAT.test(text) || query.span || !day || !(before.words ?? before.organization)) return null;
  const { after: _, ...others } = toQueryAfter(before, first!);
  return { ...others, order: 'last', span: { from: addDays(day, -MAX_DAYS_BEFORE), to: addDays(day, -1) } };
};

const MAX_DAYS_BEFORE = 366;

/** 'And when is the show' after its auditions: what the rest of the name names. */
export const askPrepared = ({ text, query, eventIds: [first], events }: FollowUp): ChatQuery | null => {
  const { asks, words, span, place, organization } = query;
  const name = first === undefined ? null : events.nameOf(first);
  const [preparation] = (name && PREPARATION.exec(name)) || [];
  if (!name || !preparation || !WHAT_IS_PREPARED.test(text) || (asks && asks !== 'when')) return null;
  const shown = toWords(name.replace(PREPARATION, ' '));
  const isOtherKind = words !== undefined && OWN_KIND.test(words) && events.areTitled(words);
  const isOther = isOtherKind || (span ?? place ?? organization ?? (words && !toWords(text).includes(words) ? words : undefined));
  return isOther || !events.areTitled(shown) ? null : { asks: 'when', words: shown, without: toWords(preparation) };
};

/** Of a play it is no other word. */
const OWN_KIND = /^(?:concert|opera)s?$/i;

const toWords = (text: string): string => wordsOf(text).join(' ').slice(0, MAX_TEXT_LENGTH);
