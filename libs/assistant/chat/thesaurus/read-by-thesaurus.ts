import type { ChatQuery } from '#libs/contracts';
import { type CalendarIndex, entriesWith } from '../calendar-index';
import type { IndexedEvent } from '../indexed-event';
import type { Reading } from '../question';
import { stem, wordsOf } from '../terms';
import { type AskedKind, findKinds, findKindsOfHoliday } from './find-kinds';
import { type Coming, findEventsOfKind, wordsForKind, wordsInTexts } from './names-in-calendar';
import { type LikeKind, rankKinds, significantWordsOf } from './rank-kinds';

/**
 * What a message may mean that finds nothing as it is read: the kinds that it asks for by other words than titles of the calendar have,
 * else, if nothing is near, the one that it is most alike. As it was asked, and for anybody. Words that one after the other ask for a
 * kind say more than texts that have them somewhere.
 */
export const readByThesaurus = (
  message: string,
  { query }: Reading,
  { ids: nearest, areMentions }: Nearest,
  coming: Coming,
): readonly Reading[] => {
  if (nearest.some((id) => hasTitleOf(message, id, coming.calendar))) return [];
  const kinds = findKinds(message);
  const asked = (kinds.length === 0 && nearest.length === 0 ? findKindsOfHoliday(message) : kinds)
    .filter((one) => (areMentions ? one.stems.length >= MIN_WORDS_OF_WAY : !isAnswered(one, nearest, coming)))
    .flatMap(({ kind, way, stems }, nth) => {
      const words = wordsForKind(kind, stems, coming);
      if (words !== '') return [{ way, words, length: stems.length }];
      const isOfTexts = !areMentions && nth < MAX_KINDS_IN_TEXTS && stems.length >= MIN_WORDS_OF_WAY;
      const inTexts = isOfTexts ? wordsInTexts(kind, coming) : '';
      const isOther = () => stems.length >= MIN_WORDS_BESIDE_OTHERS && !stems.some((one) => isNear(one, nearest, coming));
      const isClear = inTexts === way || nearest.length === 0 || isOther();
      // What titles say stands before what a text says, unless that is asked for with more words.
      return inTexts === '' || !isClear ? [] : [{ way, words: inTexts, length: stems.length - 0.5 }];
    })
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_KINDS);
  const best = nearest.length === 0 ? findMostAlike(message, coming) : undefined;
  const alike = best ? [{ way: null, words: wordsForKind(best.kind, wordsOf(message).map(stem), coming) }] : [];
  const { place: _, organization: __, topic: ___, ...fields } = query;
  return [...asked, ...alike].flatMap(({ way, words }) => {
    const nothing = way && !words.includes(way) ? `I find nothing called “${way}”.` : 'Nothing is called just that.';
    return [fields, withoutLabels(fields)].map((one) => ({
      ...{ query: { ...one, words }, said: words },
      lead: `${nothing} Under “${words}”:`,
    }));
  });
};

/** The few events that the answer to the message names. */
type Nearest = Readonly<{ ids: readonly number[]; areMentions: boolean }>;

/** One word may be said of anything. */
const MIN_WORDS_OF_WAY = 2;

/** Of a way, if other events are near. */
const MIN_WORDS_BESIDE_OTHERS = 3;

/** One of the events that are near has the word. */
const isNear = (stem: string, nearest: readonly number[], { calendar }: Coming): boolean =>
  entriesWith(calendar, stem).some(({ event }) => nearest.includes(event.id));

/** Each is answered for a trial. */
const MAX_KINDS = 3;
/** Their texts are read. */
const MAX_KINDS_IN_TEXTS = 3;

/** For anybody, at any price. */
const withoutLabels = ({ audience: _, age: __, ageTo: ___, price: ____, trait: _____, ...others }: ChatQuery): ChatQuery =>
  others;

/** Its title has several of the words. */
const hasTitleOf = (message: string, id: number, { entries }: CalendarIndex): boolean => {
  const asked = new Set(significantWordsOf(message));
  const title = entries.find(({ event }) => event.id === id)?.event.name ?? '';
  return new Set(significantWordsOf(title).filter((word) => asked.has(word))).size >= MIN_WORDS_OF_TITLE;
};

const MIN_WORDS_OF_TITLE = 2;

/** One of the events says the words itself, or all are of the kind. */
const isAnswered = ({ kind, stems }: AskedKind, nearest: readonly number[], coming: Coming): boolean => {
  const says = (id: number) => stems.every((one) => entriesWith(coming.calendar, one).some(({ event }) => event.id === id));
  const ofKind = new Set(findEventsOfKind(kind, coming).map(({ event }) => event.id));
  return nearest.some(says) || (nearest.length > 0 && nearest.every((id) => ofKind.has(id)));
};

type KindOfCalendar = LikeKind & Readonly<{ entries: readonly IndexedEvent[] }>;

/** The kind of the calendar that the message is most alike, if hardly another is more alike, and none with other events nearly so. */
const findMostAlike = (message: string, coming: Coming): KindOfCalendar | undefined => {
  const ranked = rankKinds(message);
  const minLikeness = Math.max(MIN_LIKENESS, MIN_SHARE_OF_BEST * (ranked[0]?.likeness ?? 0));
  const [best, ...others] = ranked
    .filter(({ likeness }) => likeness >= minLikeness / MIN_RATIO_TO_RIVAL)
    .map((like) => ({ ...like, entries: findEventsOfKind(like.kind, coming) }))
    .filter(({ entries }) => entries.length > 0);
  if (!best || best.likeness < minLikeness) return undefined;
  const isRival = ({ likeness, entries }: KindOfCalendar) =>
    likeness >= best.likeness / MIN_RATIO_TO_RIVAL && !entries.some((entry) => best.entries.includes(entry));
  return others.some(isRival) ? undefined : best;
};

const MIN_LIKENESS = 8;
const MIN_RATIO_TO_RIVAL = 1.4;
const MIN_SHARE_OF_BEST = 0.75;
