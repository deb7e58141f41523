import { addDays, type ChatQuery, isAlert, isExpired, type QuerySpan } from '#libs/contracts';
import type { Asked } from './asked';
import { sentencesOf } from './audience';
import type { CalendarIndex } from './calendar-index';
import { findInPool } from './find-in-pool';
import { toEntries } from './find-matches';
import type { IndexedEvent } from './indexed-event';
import { OPENING, OPENING_AFTER_NAME } from './lexicon/openings';
import { STOP_WORDS } from './lexicon/stop-words';
import { ANYTHING_AT, TROUBLE_AT } from './lexicon/troubles';
import { isInSpan } from './span-text';
import { extractTerms, stem, wordsOf } from './terms';
import { isOfStreet, STREET_TYPES, toPlaceStem } from './town-words';

/** A standing alert with two neighboring words of the question in its name: 'can I drive down Kings Highway'. Of days that are over, one that began then. */
export const findNamedAlert = ({ query, context, today }: Asked): IndexedEvent | undefined => {
  const asked = wordsOf([query.words, query.place, query.organization].filter(Boolean).join(' ')).map(toPlaceStem);
  if (query.asks !== undefined && query.asks !== 'state') return undefined;
  const pairs = asked.slice(1).map((word, nth) => ` ${asked[nth]} ${word} `);
  const { span } = query;
  const isStanding = ({ event, last }: IndexedEvent) => last >= today && !isExpired(event, context.now);
  const isOfTime = (entry: IndexedEvent) =>
    span && !isInSpan(span, today) ? span.to < today && hasBegunIn(span, entry) : isStanding(entry);
  if (pairs.length === 0) return undefined;
  return context.calendar.alerts.find((entry) => {
    const name = isOfTime(entry) ? toStems(entry.event.name) : '';
    return pairs.some((pair) => name.includes(pair));
  });
};

/** What begins after midnight is of the night before. */
const hasBegunIn = ({ from, to }: QuerySpan, { first, start }: IndexedEvent): boolean =>
  first !== null && first >= from && (first <= to || (first === addDays(to, 1) && start !== null && start < NIGHT_END));

/** In minutes after midnight. */
const NIGHT_END = 5 * 60;

/** 'Is something wrong on 38 near Lenola': what is the matter there, by the names of all that the question says after such words. */
export const findTroubleAt = ({ said = '', query: { asks, span }, context, today }: Asked): IndexedEvent | undefined => {
  const text = said.replace(/[\s?!.]+/g, ' ').trim();
  const where = TROUBLE_AT.exec(text)?.[1];
  const place = where ?? ANYTHING_AT.exec(text)?.[1];
  if (!place || (asks !== undefined && asks !== 'state') || (span && !isInSpan(span, today))) return undefined;
  const words = wordsOf(place).filter((word) => !STOP_WORDS.has(word));
  const named = words.filter((word) => !isOfStreet(word)).map(toPlaceStem);
  // What else is 'on' may be at a library, and no trouble.
  if (named.length === 0 || (where === undefined && named.length === words.length && !/\d/.test(place))) return undefined;
  const streets = streetsIn(words.map(toPlaceStem));
  const isThere = ({ event, last, first }: IndexedEvent): boolean => {
    if (first === null || first > today || last < today || isExpired(event, context.now)) return false;
    const name = toStems(event.name);
    // A detour is no trouble.
    const text = sentencesOf(event).filter((sentence) => !DETOUR.test(sentence));
    const told = toStems([event.name, event.location, event.address, ...text].filter(Boolean).join(' '));
    return (
      named.some((one) => name.includes(` ${one} `)) &&
      named.every((one) => told.includes(` ${one} `)) &&
      streets.every((street) => told.includes(` ${street} `))
    );
  };
  return (
    context.calendar.alerts.find(isThere) ??
    entriesWithWord(context.calendar, named.join(' ')).find((entry) => OUT_OF_ORDER.test(entry.event.name) && isThere(entry))
  );
};

/** 'Main street': the break of a water main is on another one. */
const streetsIn = (stems: readonly string[]): string[] =>
  stems.flatMap((stem, nth) => (nth > 0 && STREET_TYPES.has(stem) ? [`${stems[nth - 1]} ${stem}`] : []));

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

const toStems = (text: string): string => ` ${wordsOf(text).map(toPlaceStem).join(' ')} `;

const DAYS_AHEAD = 7;
const DETOUR = /\bdetour|\b(?:take|use|try|follow)\b|\bover\b|\bby way of\b|\bstays? open\b|\bbetween\b/i;
const CLOSED = /\b(?:closed|shut|blocked)\b/i;
const OUT_OF_ORDER =
  /\b(?:clos(?:ed|es|ing|ure)|shut|off|outages?|out|flood\w*|detour|blocked|repairs?|work|boil|bans?|delays?|advisory|watch|warning)\b/i;

/** 'Did anybody find a dog': an alert that is over answers that. */
export const findOverAlert = ({ query, context }: Asked): IndexedEvent | undefined =>
  toEntries(findInPool({ ...query, asks: 'state' }, extractTerms(query.words ?? '', context.town), context)).findLast(
    ({ event }) => isAlert(event),
  );
