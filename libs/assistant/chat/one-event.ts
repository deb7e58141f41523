import { type Day, plainQuotes, unmarked } from '#libs/contracts';
import { mainWords } from '#libs/contracts/texts';
import { linked, publisherWords } from '../summaries';
import type { Entry } from './calendar-index';
import type { Wish } from './question';
import { costSentences, type Gratis, sentencesOf } from './suits';
import { byWhom, cancelledLine, quoted, rowWithDate, sentenceOf, whenOf, whereOf } from './told';

const MOST_FOLLOWING = 4;
/** Characters of what a publisher says, whole sentences of it. */
const LONGEST_QUOTE = 320;

/** What is asked of one event, and when it is again. */
export const oneEvent = (wish: Wish, [first, ...others]: readonly Entry[], today: Day): string =>
  [
    (TELLING[wish] ?? told)(first!, today),
    ...(others.length > 0 ? ['After that:'] : []),
    ...others.slice(0, MOST_FOLLOWING).map(({ event }) => rowWithDate(event, today)),
  ].join('\n');

type Telling = (entry: Entry, today: Day) => string;

const told: Telling = ({ event }, today) =>
  event.status === 'cancelled' ? cancelledLine(event, today) : sentenceOf(event, today);

const where: Telling = (entry, today) => {
  const { event } = entry;
  const place = whereOf(event) || (event.address && `at ${unmarked(plainQuotes(event.address))}`);
  return place
    ? `${linked(event)} is ${place}. It ${whenOf(event, today)}.`
    : `The calendar does not say where it is. ${told(entry, today)}`;
};

const who: Telling = ({ event }, today) => `That is ${byWhom(event)}. ${sentenceOf(event, today)}`;

const cost: Telling = (entry, today) => {
  const { event, freeBecause } = entry;
  const said = costSentences(event);
  const words = said.length > 0 ? `says: ${quoted(cut(said))}` : priceOf(event) || (freeBecause && whyFree(freeBecause));
  return `${told(entry, today)}\n${words ? `${publisherWords(event)} ${words}` : NO_COST}`;
};

/** What stands in a field of its own. */
const priceOf = ({ price }: Entry['event']): string => (price ? `says about the price: ${quoted(price)}` : '');

const whyFree = ({ saidIn, words }: Gratis): string => `${HOW_SAID[saidIn] ?? 'says'}: ${quoted(words)}`;

const HOW_SAID: Partial<Record<Gratis['saidIn'], string>> = {
  organization: 'says about all its events',
  categories: 'files it under',
};

const NO_COST = 'The calendar does not say what it costs, or whether you need to sign up.';

const about: Telling = (entry, today) => {
  const { event } = entry;
  const said = sentencesOf(mainWords(event));
  return `${byWhom(event)}: ${told(entry, today)}${said.length > 0 ? `\n${quoted(cut(said))}` : ''}`;
};

const agenda: Telling = (entry, today) =>
  `${told(entry, today)} ${entry.event.attachments?.[0] ? 'Its page has the agenda.' : 'The calendar has no agenda of it.'}`;

const stillOn: Telling = (entry, today) =>
  entry.event.status === 'cancelled'
    ? `Yes, it is: ${cancelledLine(entry.event, today)}`
    : `According to the calendar, it is not cancelled: ${sentenceOf(entry.event, today)}`;

const TELLING: Partial<Record<Wish, Telling>> = { where, who, cost, agenda, about, 'still on': stillOn };

const cut = (sentences: readonly string[]): string => {
  let text = sentences[0]!;
  for (const sentence of sentences.slice(1)) {
    if (text.length + sentence.length > LONGEST_QUOTE) return `${text} …`;
    text = `${text} ${sentence}`;
  }
  return text.length > 2 * LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)} …` : text;
};
