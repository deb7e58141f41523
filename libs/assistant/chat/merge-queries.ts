import type { ChatQuery } from '#libs/contracts';
import { audienceOf } from './asked-ages';
import type { KnownEvents } from './known-events';
import { MAX_TEXT_LENGTH } from './question';
import { extractTerms, stem, wordsOf } from './terms';

/**
 * A question after another one. `before` was answered with the events `eventIds`, in their order. `listed` has also those that it only
 * counted. `subject` is what the talk is about, where `before` is one event of it.
 */
export type FollowUp = Readonly<{
  text: string;
  query: ChatQuery;
  before: ChatQuery;
  subject: ChatQuery | null;
  /** Whether the resident has said before which times suit. */
  isNarrowed: boolean;
  eventIds: readonly number[];
  listed: readonly number[];
  /** What an ordinal counts: the list before, also after one of it was told. */
  counted: readonly number[];
  events: KnownEvents;
}>;

/** 'For adults' after 'for kids' */
const AUDIENCE_WORD = /^(?:kids?|child|teen|senior|famil)/i;

/** What the follow-up says replaces that field of the query before it. New days replace the hours, too. */
export const mergeQueries = (before: ChatQuery, query: ChatQuery, events: KnownEvents): ChatQuery => {
  const { after: _after, among: _among, order: _order, hours, organization, span, ...others } = before;
  const { audience: _audience, age: _age, ageTo: _ageTo, without, ...kinds } = others;
  const person = query.without && AUDIENCE_WORD.test(query.without) ? {} : audienceOf(before);
  const kept = { ...kinds, ...person, ...(without && !query.audience && { without }), ...(span && !query.weekdays && { span }) };
  const words = joinInPlace(kept, query, events) ?? joinWords(kept, query, events);
  return {
    ...kept,
    ...(hours && !query.span && { hours }),
    ...(organization && !query.words && { organization }),
    ...query,
    ...(words && { words }),
  };
};

/** 'Home game' after 'Flyers games': both, if an event bears all the words. */
export const joinWords = (before: ChatQuery, query: ChatQuery, events: KnownEvents): string | undefined => {
  const joined = [before.words, query.words].filter(Boolean).join(' ').slice(0, MAX_TEXT_LENGTH);
  return query.words && before.words && !events.areNamed(joined) ? query.words : joined || undefined;
};

/**
 * 'Does anybody pick them up' after a Christmas tree lot: the Christmas trees. As much of the words before as an event is called by, with
 * those of the question; one on the days that it names.
 */
export const joinPart = (before: ChatQuery, { words, span }: ChatQuery, events: KnownEvents): string | undefined => {
  if (!words || !events.areCalled(words)) return undefined;
  const said = (before.words ?? '').split(' ').slice(0, MAX_WORDS_OF_PART);
  const parts = said.flatMap((_, from) => said.slice(from).map((__, length) => said.slice(from, from + length + 1).join(' ')));
  const isCalled = (text: string) => (span ? events.areNamedWithin(span, text) : events.areCalled(text));
  return parts
    .sort((a, b) => b.length - a.length)
    .map((part) => `${part} ${words}`.slice(0, MAX_TEXT_LENGTH))
    .find(isCalled);
};

const MAX_WORDS_OF_PART = 6;

/** 'And boys', after 'next girls basketball game': in the place of one of the words before. */
export const joinInPlace = (before: ChatQuery, { words, span }: ChatQuery, events: KnownEvents): string | undefined => {
  const said = before.words?.split(' ') ?? [];
  if (!words || span || said.length < MIN_WORDS_TO_REPLACE || events.areNamed(`${before.words} ${words}`)) return undefined;
  const asked = words.split(' ');
  const replaced = said.map((_, at) =>
    said.flatMap((word, nth) => (nth === at ? asked : asked.includes(word) ? [] : [word])).join(' '),
  );
  return replaced.find((one) => one.length <= MAX_TEXT_LENGTH && events.areTitled(one));
};

const MIN_WORDS_TO_REPLACE = 2;

/** 'When does the market open again' after the chess club: it names other events than the one before. */
export const namesOtherEvents = ({ query: { words = '' }, eventIds: [first], events }: FollowUp): boolean =>
  extractTerms(words, '').some(({ isSlight }) => !isSlight) &&
  events.areNamed(words) &&
  !(first !== undefined && events.mentions(first, words));

/**
 * Whether the answer before was about one event, or one series: the others only mention what was asked for, and do not bear it as
 * their name.
 */
export const isOfOneEvent = ({ before: { words }, eventIds, events }: FollowUp): boolean => {
  const [first, ...others] = [...new Set(eventIds.map(events.nameOf))];
  return others.length === 0 || (words !== undefined && isInName(first!, words) && !others.some((name) => isInName(name, words)));
};

export const isInName = (name: string | null, words: string): boolean => {
  // 'Book' is a word of 'book club', which is one term.
  const stems = new Set([...extractTerms(name ?? '', '').map(({ stem }) => stem), ...wordsOf(name ?? '').map(stem)]);
  return extractTerms(words, '').every((term) => stems.has(term.stem));
};

/** All that the question names is of the event before. */
export const isOfSameEvent = ({ query: { words, place, organization }, eventIds: [first], events }: FollowUp): boolean =>
  [words, place, organization].every((named) => !named || (first !== undefined && events.mentions(first, named)));

export const hasFilter = ({
  hours,
  weekdays,
  place,
  organization,
  audience,
  price,
  trait,
  state,
  without,
  elsewhere,
}: ChatQuery) =>
  Boolean(hours || weekdays || place || organization || audience || price || trait || state || without || elsewhere);
