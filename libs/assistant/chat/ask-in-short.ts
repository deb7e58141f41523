import { addDays, type ChatQuery } from '#libs/contracts';
import { toQueryAfter } from './ask-of-events';
import { MATINEE_HOURS } from './lexicon/parts-of-day';
import { BEFORE_THAT, MATINEE_ASKED, PREPARATION, WATCHES_FROM_HOME, WHAT_IS_PREPARED } from './lexicon/short-questions';
import { type FollowUp, isOfOneEvent } from './merge-queries';
import { MAX_TEXT_LENGTH, nameToWords } from './question';
import { wordsOf } from './terms';

/** 'Til when' after what is on one day, or next: its end. Of a series it is the last date. */
export const askUntilWhen = ({ text, before: { span, order }, eventIds: [first, ...others] }: FollowUp): ChatQuery | null => {
  const isOfOne = others.length === 0 && (order === 'next' || (span !== undefined && span.from === span.to));
  return first !== undefined && isOfOne && UNTIL_WHEN.test(text) ? { asks: 'when', among: [first] } : null;
};

const UNTIL_WHEN = /^\W*(?:(?:and|so|but|ok)\W+)*(?:until|till|til|through) (?:when|what time)\W*$/i;

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
  const name = isOfOneEvent(asked) ? events.nameOf(eventIds[0]!) : null;
  const isNew = query.span ?? query.place ?? query.organization ?? query.topic;
  return MATINEE_ASKED.test(text) && (before.words ?? before.place ?? before.organization) && !isNew
    ? { ...others, ...(name && { words: nameToWords(name) }), hours: MATINEE_HOURS }
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
