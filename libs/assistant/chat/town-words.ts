import { memoize, publishersOf, type TownEvent } from '#libs/contracts';
import { findHoliday } from '#libs/when';
import { AUDIENCE_PATTERNS, FREE_PATTERN } from './lexicon/audiences';
import { STOP_WORDS } from './lexicon/stop-words';
import { saintsIn } from './names-of-saints';
import { isInLexicon, stem, toShortTitle, wordsOf } from './terms';

/** Names of the town's events, places and organizations, by which a question is read. They come from the read models. */
export type TownWords = Readonly<{
  /** Names of events, by their first word in the singular, longest first. */
  eventNames: PhraseIndex;
  /** Every run of words in a location or address, in stems. */
  placePhrases: ReadonlySet<string>;
  /** Whole parts of locations and addresses, in stems: 'in Springfield' is a place, 'in yoga' is none. */
  wholePlaces: ReadonlySet<string>;
  /** Names of events that are made of words for days only: 'First Friday'. */
  dayNames: ReadonlySet<string>;
  /** Runs of words in the names of organizations, in stems, with the organizations. */
  organizationPhrases: ReadonlyMap<string, ReadonlySet<string>>;
  /** After whom places and organizations are called: 'stanislaus'. */
  saints: ReadonlySet<string>;
}>;

export type PhraseIndex = ReadonlyMap<string, readonly (readonly string[])[]>;

const MAX_PHRASE_WORDS = 5;

export type EventTownWords = Readonly<{
  /** Those that could stand in a question, by their words between spaces. */
  names: ReadonlyMap<string, readonly string[]>;
  dayNames: readonly string[];
  places: readonly string[];
  publishers: readonly string[];
}>;

export const townWordsOf = (event: TownEvent): EventTownWords => {
  const names = [event.name, toShortTitle(event.name)].map(wordsOf);
  const [beginningText = ''] = event.name.split(PLACE_OF_NAME);
  const beginning = wordsOf(beginningText);
  const distinctive = [
    ...names.filter(
      (words, nth) =>
        !isHolidayName([event.name, toShortTitle(event.name)][nth]!) && (isDistinctive(words) || isNamelessPhrase(words)),
    ),
    ...(isDistinctive(beginning) && !beginning.some(isAudienceWord) && !isHolidayName(beginningText) ? [beginning] : []),
  ];
  return {
    names: new Map(distinctive.map((words) => [words.join(' '), words])),
    dayNames: names.filter(isOfDaysOnly).map((words) => words.join(' ')),
    places: [event.location, event.address].filter((text) => text !== undefined),
    publishers: publishersOf(event)
      .flatMap(({ organization, subOrganization }) => [organization, subOrganization])
      .filter((name) => name !== undefined),
  };
};

export const collectTownWords = (events: readonly EventTownWords[]): TownWords => {
  const names = new Map<string, readonly string[]>();
  const [dayNames, places, organizations] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const one of events) {
    for (const name of one.dayNames) dayNames.add(name);
    for (const [name, words] of one.names) names.set(name, words);
    for (const text of one.places) places.add(text);
    for (const name of one.publishers) organizations.add(name);
  }
  return {
    eventNames: indexPhrases([...names.values()]),
    placePhrases: new Set([...[...places].flatMap(runsOfPlace), ...[...organizations].flatMap((name) => initialsOf(name) ?? [])]),
    wholePlaces: new Set([...places].flatMap(wholePartsOf)),
    dayNames,
    organizationPhrases: groupRuns([...organizations]),
    saints: new Set([...places, ...organizations].flatMap(saintsIn)),
  };
};

/** 'Christmas Day: offices closed': the day is meant. */
export const isHolidayName = (name: string): boolean => findHoliday(name.replace(/’/g, "'"), ANY_DAY) !== null;

const ANY_DAY = '2026-01-01';

/** A name of stop words, days or audiences only could be a question of its own. */
const isDistinctive = (words: readonly string[]): boolean =>
  words.length > 1 && words.some((word) => !STOP_WORDS.has(word) && !isFilterWord(word));

const isFilterWord = (word: string): boolean => TIME_WORD.test(word) || isAudienceWord(word);

/** 'Light Up Night on Main Street' is 'Light Up Night'. */
const PLACE_OF_NAME = / (?:on|at|in) /i;

const isOfDaysOnly = (words: readonly string[]): boolean =>
  words.length > 1 && words.every((word) => TIME_WORD.test(word) && !/\d/.test(word));

/** 'Our Town' is a name, unless a preposition stands before it. */
export const isNamelessPhrase = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.length < 4 &&
  words.every((word) => STOP_WORDS.has(word) || TOWN_WORD.test(word)) &&
  words.some((word) => TOWN_WORD.test(word));

const TOWN_WORD = /^(?:town|village|city)$/;

const TIME_WORD =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d+|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|nights?|first|second|third|last)$/;

const isAudienceWord = (word: string) => FREE_PATTERN.test(word) || AUDIENCE_PATTERNS.some(([, pattern]) => pattern.test(word));

/** 'First Friday art walks', and 'New Years' without its apostrophe. */
export const toSingular = (word: string): string => word.replace(/(?<=\w{2})s$/, '');

export const indexPhrases = (phrases: readonly (readonly string[])[]): PhraseIndex => {
  const index = Map.groupBy(phrases, ([first]) => toSingular(first!));
  for (const all of index.values()) all.sort((a, b) => b.length - a.length);
  return index;
};

/** 'Town Hall, Council Chamber' has two parts; '16 East Main Street' is on Main Street. */
const splitPlace = (text: string): string[] =>
  splitCompounds(text)
    .split(/[,;()/|–—]| - |\n/)
    .map((part) => part.replace(/\b\d+[a-z]?\b|\b(?:[NSEW]|north|south|east|west)\b\.?/gi, ' '))
    .filter((part) => part.trim());

/** 'RecRoom' is a rec room. 'McKinley' and 'MacArthur' are one word. */
export const splitCompounds = (text: string): string => text.replace(/(?<=[A-Za-z][a-z]{2})(?<!\bMac)(?=[A-Z][a-z])/g, ' ');

/** Most places have many events. */
const runsOfPlace = memoize((text: string): readonly string[] => splitPlace(text).flatMap(runsOf));

const wholePartsOf = memoize((text: string): readonly string[] =>
  splitPlace(text).map((part) => wordsOf(part).map(toPlaceStem).join(' ')),
);

const runsOf = (text: string): string[] => {
  const stems = wordsOf(text).map(toPlaceStem);
  return stems.flatMap((_, from) =>
    stems
      .slice(from, from + MAX_PHRASE_WORDS)
      .map((__, length) => from + length + 1)
      .filter((to) => !STREET_TYPES.has(stems[to] ?? ''))
      .map((to) => stems.slice(from, to).join(' ')),
  );
};

export const toPlaceStem = (word: string): string => stem(STREETS[word] ?? PLACE_ABBREVIATIONS[word] ?? word);

/** What the name of a street ends with, as it is written out. */
const STREETS: Readonly<Record<string, string>> = {
  ...{ street: 'street', st: 'street', avenue: 'avenue', ave: 'avenue', av: 'avenue', road: 'road', rd: 'road', lane: 'lane' },
  ...{ ln: 'lane', drive: 'drive', dr: 'drive', boulevard: 'boulevard', blvd: 'boulevard', highway: 'highway', hwy: 'highway' },
  ...{ route: 'route', rte: 'route', pike: 'pike', turnpike: 'turnpike', terrace: 'terrace' },
};

const PLACE_ABBREVIATIONS: Readonly<Record<string, string>> = {
  ...{ pl: 'place', ct: 'court', pk: 'park', ctr: 'center', centre: 'center', rm: 'room', sq: 'square' },
  // 'St.' and 'Dr.', spelled out
  ...{ saint: 'street', doctor: 'drive' },
  ...{ rec: 'recreation', lib: 'library', comm: 'community', twp: 'township' },
};

/** 'Church Street' is a street, no church: a word before one of these is none of the place. */
export const STREET_TYPES: ReadonlySet<string> = new Set(Object.keys(STREETS).map(toPlaceStem));

/** 'Grace Hall, 4 Church Street' without the name of the street. */
export const removeStreetNames = (text: string): string => text.replace(STREET_NAME, ' ');

/** The St. of 'Church of St. Mary' is no street. */
const STREET_NAME = new RegExp(
  `\\b(?:\\d+\\w? )?(?:(?:[NSEW]|north|south|east|west)\\.? )?(?!(?:at|of|in|near|and)\\b)[\\p{L}'’]+ (?:${Object.keys(STREETS).join('|')})\\b\\.?`,
  'giu',
);

/** 'rsu' of 'Riverton State University'; null for a name of fewer words, and for initials that are a word. */
export const initialsOf = memoize((name: string): string | null => {
  const words = name.split(/[\s-]+/).filter((word) => !JOINING_WORD.test(word));
  const initials = words.map((word) => word[0]!.toLowerCase()).join('');
  const isName = words.length >= MIN_INITIALS && words.every((word) => /^\p{Lu}/u.test(word));
  return isName && !STOP_WORDS.has(initials) && !isInLexicon(stem(initials)) ? initials : null;
});

const JOINING_WORD = /^(?:of|the|and|for|in|at|&|)$/i;
const MIN_INITIALS = 3;

const groupRuns = (names: readonly string[]): Map<string, Set<string>> => {
  const runs = new Map<string, Set<string>>();
  for (const name of names)
    for (const run of runsOf(name)) {
      const all = runs.get(run) ?? new Set<string>();
      runs.set(run, all.add(name));
    }
  return runs;
};

/** 'Roads', and no name of one. */
export const isOfStreet = (words: string): boolean => wordsOf(words).every((word) => STREET_TYPES.has(toPlaceStem(word)));
