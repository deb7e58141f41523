import type { ChatQuery } from '#libs/contracts';
import type { CalendarIndex } from '../calendar-index';
import type { IndexedEvent } from '../indexed-event';
import { MAX_TEXT_LENGTH, type Reading } from '../question';
import { stem, wordsOf } from '../terms';
import type { EventKind } from './event-kinds';
import { type AskedKind, areSaid, findKinds } from './find-kinds';
import { type LikeKind, rankKinds, tellingWordsOf } from './rank-kinds';

/**
 * What a message may mean that finds nothing as it is read: the kinds that it asks for by other words than titles of the calendar have,
 * else the one that it is most alike. As it was asked, and for anybody. `nearest` are the ids of the few events that the answer to it
 * names.
 */
export const readByThesaurus = (
  message: string,
  { query }: Reading,
  nearest: readonly number[],
  calendar: CalendarIndex,
): readonly Reading[] => {
  if (nearest.some((id) => isTitledBy(message, id, calendar))) return [];
  const asked = findKinds(message)
    .filter((one) => !isAnswered(one, nearest, calendar))
    .map(({ kind, way, stems }) => ({ lead: `I find nothing called “${way}”.`, words: wordsFor(kind, stems, calendar) }))
    .filter(({ words }) => words !== '')
    .slice(0, MAX_KINDS);
  const best = findMostAlike(message, calendar);
  const alike =
    best && !best.entries.some(({ event }) => nearest.includes(event.id))
      ? [{ lead: 'Nothing is called that.', words: wordsFor(best.kind, wordsOf(message).map(stem), calendar) }]
      : [];
  const { place: _, organization: __, ...fields } = query;
  return [...asked, ...alike].flatMap(({ lead, words }) =>
    [fields, forAnybody(fields)].map((one) => ({ query: { ...one, words }, said: words, lead: `${lead} Under “${words}”:` })),
  );
};

/** Each is answered for a trial. */
const MAX_KINDS = 3;

const forAnybody = ({ audience: _, age: __, ageTo: ___, price: ____, trait: _____, ...others }: ChatQuery): ChatQuery => others;

/** Its title has several of the words. */
const isTitledBy = (message: string, id: number, { entries }: CalendarIndex): boolean => {
  const said = new Set(tellingWordsOf(message));
  const title = entries.find(({ event }) => event.id === id)?.event.name ?? '';
  return new Set(tellingWordsOf(title).filter((word) => said.has(word))).size >= MIN_WORDS_OF_TITLE;
};

const MIN_WORDS_OF_TITLE = 2;

/** One of the events says the words itself, or all are of the kind. */
const isAnswered = ({ kind, stems }: AskedKind, nearest: readonly number[], calendar: CalendarIndex): boolean => {
  const says = (id: number) => stems.every((one) => entriesWith(calendar, one).some(({ event }) => event.id === id));
  const ofKind = new Set(selectOfKind(kind, calendar).map(({ event }) => event.id));
  return nearest.some(says) || (nearest.length > 0 && nearest.every((id) => ofKind.has(id)));
};

/**
 * The kind of the calendar whose words the message has, if it has hardly more words of any other kind, and much fewer of any other of
 * the calendar.
 */
const findMostAlike = (message: string, calendar: CalendarIndex): AlikeKind | undefined => {
  const ranked = rankKinds(message);
  let best: AlikeKind | undefined;
  for (const { kind, likeness } of ranked) {
    if (likeness < (best ? best.likeness / MIN_LEAD : Math.max(MIN_LIKENESS, MIN_SHARE_OF_BEST * ranked[0]!.likeness)))
      return best;
    const entries = selectOfKind(kind, calendar);
    if (entries.length > 0 && best && !entries.some((entry) => best!.entries.includes(entry))) return undefined;
    if (entries.length > 0) best ??= { kind, likeness, entries };
  }
  return best;
};

type AlikeKind = LikeKind & Readonly<{ entries: readonly IndexedEvent[] }>;

const MIN_LIKENESS = 8;
const MIN_LEAD = 1.4;
const MIN_SHARE_OF_BEST = 0.75;

/**
 * The names that titles of the calendar bear: first those that have a word of the way, as 'flu shot' of 'flu jab', else those of
 * several words.
 */
const wordsFor = ({ names }: EventKind, way: readonly string[], calendar: CalendarIndex): string => {
  const sharing = names.filter((name) => wordsOf(name).some((word) => way.includes(stem(word))));
  const phrases = names.filter((name) => name.includes(' '));
  const found = [sharing, phrases, names].map((some) => selectBorne(some, calendar)).find(({ length }) => length > 0) ?? [];
  return found.join(' or ').slice(0, MAX_TEXT_LENGTH);
};

/** Without any whose events bear one before it. */
const selectBorne = (names: readonly string[], calendar: CalendarIndex): string[] => {
  const found = new Set<IndexedEvent>();
  return names.filter((name) => {
    const others = selectTitled(name, calendar).filter((entry) => !found.has(entry));
    for (const entry of others) found.add(entry);
    return others.length > 0;
  });
};

const selectOfKind = ({ names }: EventKind, calendar: CalendarIndex): IndexedEvent[] =>
  names.flatMap((name) => selectTitled(name, calendar));

const selectTitled = (name: string, calendar: CalendarIndex): IndexedEvent[] => {
  const stems = wordsOf(name).map(stem);
  return entriesWith(calendar, stems[0]!).filter(
    ({ nameText, nameWords }) =>
      stems.every((one) => nameWords.includes(one)) && areSaidInOrder(stems, wordsOf(nameText).map(stem)),
  );
};

const areSaidInOrder = (name: readonly string[], title: readonly string[]): boolean =>
  title.some((word, at) => word === name[0] && areSaid(name, title.slice(at)));

const entriesWith = ({ entries, postings }: CalendarIndex, word: string): IndexedEvent[] =>
  Array.from(postings.of(word).entries, (place) => entries[place]!);
