import { addDays, type ChatQuery, isAlert, isExpired } from '#libs/contracts';
import type { Asked } from './asked';
import { sentencesOf } from './audience';
import type { CalendarIndex } from './calendar-index';
import { findInPool } from './find-in-pool';
import { toEntries } from './find-matches';
import type { IndexedEvent } from './indexed-event';
import { OPENING, OPENING_AFTER_NAME } from './lexicon/openings';
import { isInSpan } from './span-text';
import { extractTerms, stem, wordsOf } from './terms';
import { isOfStreet } from './town-words';

/** A standing alert with two neighboring words of the question in its name: 'can I drive down Kings Highway'. */
export const findNamedAlert = ({ query, context, today }: Asked): IndexedEvent | undefined => {
  const asked = wordsOf([query.words, query.place, query.organization].filter(Boolean).join(' ')).map(stem);
  if (query.asks !== undefined && query.asks !== 'state') return undefined;
  if (query.span && !isInSpan(query.span, today)) return undefined;
  const pairs = asked.slice(1).map((word, nth) => ` ${asked[nth]} ${word} `);
  return context.calendar.alerts.find(
    ({ event, last }) =>
      last >= today &&
      !isExpired(event, context.now) &&
      pairs.some((pair) => ` ${wordsOf(event.name).map(stem).join(' ')} `.includes(pair)),
  );
};

/**
 * 'Is Bluff Road still closed', where the town publishes its closings as events: the name says the place and what is the matter with
 * it, or its text does, and sends nobody there.
 */
export const findNamedNotice = ({ query, context, today }: Asked): IndexedEvent | undefined => {
  const { span } = query;
  const subject = subjectOf(query);
  if (!subject || (span && !isInSpan(span, today))) return undefined;
  const named = toStems(subject);
  const coming = entriesWithWord(context.calendar, subject).filter(
    ({ event, last, first }) =>
      first !== null && first <= addDays(today, DAYS_AHEAD) && last >= today && !isExpired(event, context.now),
  );
  const notices = coming.filter(({ event }) => OUT_OF_ORDER.test(event.name));
  const isSaid = ({ event }: IndexedEvent) =>
    sentencesOf(event).some((sentence) => !DETOUR.test(sentence) && toStems(sentence).includes(named));
  return (
    notices.find(({ event, first }) => first! <= today && toStems(event.name).includes(named)) ??
    notices.find(isSaid) ??
    coming.find((entry) => entry.first! <= today && saysClosed(entry, named))
  );
};

/** Those that have the rarest one of the words: few texts are read. */
const entriesWithWord = ({ entries, postings }: CalendarIndex, words: string): IndexedEvent[] => {
  const places = wordsOf(words).map((word) => postings.of(stem(word)).entries);
  const [fewest = new Int32Array()] = places.toSorted((a, b) => a.length - b.length);
  return Array.from(fewest, (place) => entries[place]!);
};

/** 'Is Bluff Road still closed', 'is the towpath open' */
const subjectOf = ({ asks, words, place, organization }: ChatQuery): string | undefined => {
  if (asks !== undefined && asks !== 'state') return undefined;
  if (!words) return asks && place;
  if (OPENING.test(words)) return place;
  if (place || organization || !OPENING_AFTER_NAME.test(words)) return undefined;
  const subject = words.replace(OPENING_AFTER_NAME, '');
  // 'Are the roads closed' names none.
  return isOfStreet(subject) ? undefined : subject;
};

/** 'Canal lowered', all day: 'The towpath is closed between the mills.' */
const saysClosed = ({ event, start }: IndexedEvent, named: string): boolean =>
  start === null &&
  sentencesOf(event).some((sentence) => {
    const [said = ''] = sentence.split(DETOUR);
    return CLOSED.test(said) && toStems(said).includes(named);
  });

const toStems = (text: string): string => ` ${wordsOf(text).map(stem).join(' ')} `;

const DAYS_AHEAD = 7;
const DETOUR = /\bdetour|\bover\b|\bby way of\b|\bstays? open\b|\bbetween\b/i;
const CLOSED = /\b(?:closed|shut|blocked)\b/i;
const OUT_OF_ORDER =
  /\b(?:clos(?:ed|es|ing|ure)|shut|off|outages?|out|flood\w*|detour|blocked|repairs?|work|boil|bans?|delays?|advisory|watch|warning)\b/i;

/** 'Did anybody find a dog': an alert that is over answers that. */
export const findOverAlert = ({ query, context }: Asked): IndexedEvent | undefined =>
  toEntries(findInPool({ ...query, asks: 'state' }, extractTerms(query.words ?? '', context.town), context)).findLast(
    ({ event }) => isAlert(event),
  );
