import { type ChatQuery, type Day, escapeMarks, formatNumber, isAlert, repairMojibake } from '#libs/contracts';
import { formatPublisher, linkToEvent } from '../summaries';
import { type FreeReason, findCostSentences, sentencesOf } from './audience';
import {
  formatByWhom,
  formatCancelled,
  formatEventSentence,
  formatEventWhen,
  formatEventWhere,
  formatRowWithDate,
  quote,
} from './event-lines';
import type { IndexedEvent } from './indexed-event';
import { extractTerms, otherFormsOf, stem, wordsOf } from './terms';

/** Of more, only the first ones are shown. */
const MAX_FOLLOWING_EVENTS = 7;
const FOLLOWING_EVENTS_OF_MANY = 4;
/** Characters of a publisher's text, cut after a sentence. */
const MAX_QUOTE_LENGTH = 320;

type Ask = NonNullable<ChatQuery['asks']>;

/** With the publisher's text: of a long one the sentences that have one of the `words`. */
export const answerAboutEvent = (asks: Ask, [first, ...others]: readonly IndexedEvent[], today: Day, words = ''): string =>
  [
    (EVENT_ANSWERS[asks] ?? answerWhenAndWhere)(first!, today),
    ...quoteFor(asks, first!, words),
    ...(others.length > 0 ? ['After that:'] : []),
    ...rowsOf(others, today),
  ].join('\n');

const rowsOf = (entries: readonly IndexedEvent[], today: Day): string[] => {
  const isAll = entries.length <= MAX_FOLLOWING_EVENTS;
  const shown = isAll ? entries : entries.slice(0, FOLLOWING_EVENTS_OF_MANY);
  return [
    ...shown.map(({ event }) => formatRowWithDate(event, today)),
    ...(isAll ? [] : [`And ${formatNumber(entries.length - shown.length)} more.`]),
  ];
};

/** Of a detail that is asked about. That the text has nothing of it is said. */
export const answerDetail = (entry: IndexedEvent, words: string, today: Day): string => {
  const isSaid = quoteAbout(entry, words).length > 0;
  return [
    answerAboutEvent(isSaid ? 'when' : 'about', [entry], today, words),
    ...(isSaid ? [] : [`The calendar does not say more about “${escapeMarks(words)}”.`]),
  ].join('\n');
};

/** Of a long text the sentences with the words, else of a question for a time those that name an hour. Nothing if the price is asked for and not known. */
export const quoteFor = (asks: Ask, entry: IndexedEvent, words: string): string[] => {
  if (asks === 'cost' && words === '' && !saysCost(entry)) return [];
  const said = sentencesOf(entry.event);
  if (!isLong(said)) return quoteText(entry.event);
  const asked = quoteAbout(entry, words);
  const meant =
    asked.length > 0 || asks !== 'when'
      ? asked
      : quoteOf(
          entry,
          said.filter((sentence) => HOUR.test(sentence)),
        );
  return meant.length > 0 ? meant : quoteText(entry.event);
};

const isLong = (sentences: readonly string[]): boolean => sentences.join(' ').length > MAX_QUOTE_LENGTH;

const saysCost = ({ event, freeBecause }: IndexedEvent) =>
  Boolean(event.price || freeBecause) || findCostSentences(event).length > 0 || isSoldOut(event);

const isSoldOut = (event: IndexedEvent['event']) => sentencesOf(event).some((sentence) => SOLD_OUT.test(sentence));

const SOLD_OUT = /\b(?:sold out|no (?:more )?(?:tickets|seats|places) (?:left|remain))/i;

/** The sentences of its publisher that have one of the words. */
export const quoteAbout = (entry: IndexedEvent, words: string): string[] => {
  const stems = new Set(extractTerms(words, '').flatMap(({ stem }) => [stem, ...otherFormsOf(stem)]));
  return quoteOf(
    entry,
    sentencesOf(entry.event).filter((sentence) => {
      const said = wordsOf(sentence);
      // 'Story time' is asked for as one word.
      return said.some((word, nth) => stems.has(stem(word)) || stems.has(stem(`${word}${said[nth + 1] ?? ''}`)));
    }),
  );
};

export const quoteOf = ({ event }: IndexedEvent, sentences: readonly string[]): string[] =>
  sentences.length > 0 ? [`${formatPublisher(event)} says: ${quote(cutSentences(sentences))}`] : [];

const HOUR =
  /\b\d{1,2}(?::\d\d| ?[ap]\.?m\b)|\b(?:at|from|until|till|by|around|about) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half past|a quarter)\b(?! (?:percent|dollars|people|places|stations))|\b(?:noon|midnight|sunset|dusk|dawn)\b/i;

type EventAnswer = (entry: IndexedEvent, today: Day) => string;

const answerWhenAndWhere: EventAnswer = ({ event }, today) =>
  event.status === 'cancelled' ? formatCancelled(event, today) : formatEventSentence(event, today);

const answerWhere: EventAnswer = (entry, today) => {
  const { event } = entry;
  const place = formatEventWhere(event) || (event.address && `at ${escapeMarks(repairMojibake(event.address))}`);
  if (place && event.status === 'cancelled') return `${formatCancelled(event, today)} It was to be ${place}.`;
  return place
    ? `${linkToEvent(event)} is ${place}. It ${formatEventWhen(event, today)}.`
    : `The calendar does not say where it is. ${answerWhenAndWhere(entry, today)}`;
};

const answerWho: EventAnswer = ({ event }, today) => `That is ${formatByWhom(event)}. ${formatEventSentence(event, today)}`;

const answerCost: EventAnswer = (entry, today) => {
  const { event, freeBecause } = entry;
  const said = findCostSentences(event);
  const known = [
    formatPrice(event),
    isLong(sentencesOf(event)) && said.length > 0 ? `says: ${quote(cutSentences(said))}` : '',
    ...(freeBecause && !freeBecause.level && !event.price && said.length === 0 ? [formatFreeReason(freeBecause)] : []),
  ].filter(Boolean);
  const rows =
    known.length > 0 || said.length > 0 || isSoldOut(event)
      ? known.map((words) => `${formatPublisher(event)} ${words}`)
      : [NO_COST_ANSWER];
  return [answerWhenAndWhere(entry, today), ...rows].join('\n');
};

const formatPrice = ({ price }: IndexedEvent['event']): string => (price ? `says about the price: ${quote(price)}` : '');

const formatFreeReason = ({ saidIn, words }: FreeReason): string => `${REASON_PHRASES[saidIn] ?? 'says'}: ${quote(words)}`;

const REASON_PHRASES: Partial<Record<FreeReason['saidIn'], string>> = {
  organization: 'says about all its events',
  categories: 'files it under',
};

const NO_COST_ANSWER = 'The calendar does not say what it costs, or whether you need to sign up.';

const answerAbout: EventAnswer = (entry, today) => `${formatByWhom(entry.event)}: ${answerWhenAndWhere(entry, today)}`;

export const quoteText = (event: IndexedEvent['event']): string[] => {
  const said = sentencesOf(event);
  return said.length > 0 ? [quote(cutSentences(said))] : [];
};

const answerAgenda: EventAnswer = (entry, today) =>
  `${answerWhenAndWhere(entry, today)} ${entry.event.attachments?.[0] ? 'Its page has the agenda.' : 'The calendar has no agenda of it.'}`;

const answerState: EventAnswer = (entry, today) => {
  const { event } = entry;
  if (isAlert(event)) return answerAlert(entry, today);
  return event.status === 'cancelled'
    ? formatCancelled(event, today)
    : `It is on, according to the calendar: ${formatEventSentence(event, today)}`;
};

/** That an alert stands, or that it is over. That something is repaired says only its text. */
export const answerAlert: EventAnswer = ({ event, last }, today) => {
  return (last < today && !event.expiresAt) || sentencesOf(event).some((one) => REPAIRED.test(one) && !TO_COME.test(one))
    ? `The last alert about it: ${formatEventSentence(event, today)}`
    : `The alert still stands: ${formatEventSentence(event, today)} The calendar does not say that it is over.`;
};

const REPAIRED =
  /\b(?:restored|repaired|fixed|re-?opened|lifted|cleared|resolved|all clear|found safe|(?:is|are) (?:over|back|open again))\b/i;
const TO_COME = /\b(?:will|until|till|when|once|by|as soon as|not|should|being|to be|expected|after|before|if)\b/i;

const EVENT_ANSWERS: Partial<Record<Ask, EventAnswer>> = {
  where: answerWhere,
  who: answerWho,
  cost: answerCost,
  agenda: answerAgenda,
  about: answerAbout,
  state: answerState,
};

const cutSentences = (sentences: readonly string[]): string => {
  let text = sentences[0]!;
  for (const sentence of sentences.slice(1)) {
    if (text.length + sentence.length > MAX_QUOTE_LENGTH) return `${text} …`;
    text = `${text} ${sentence}`;
  }
  return text.length > 2 * MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)} …` : text;
};
