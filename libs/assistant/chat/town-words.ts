import { publishersOf, type TownEvent } from '#libs/contracts';
import { AUDIENCE_PATTERNS, FREE_PATTERN } from './lexicon/audiences';
import { STOP_WORDS } from './lexicon/stop-words';
import { stem, toShortTitle, wordsOf } from './terms';

/** Names of the town's events, places and organizations, by which a question is read. They come from the read models. */
export type TownWords = Readonly<{
  /** Names of events, by their first word, longest first. */
  eventNames: PhraseIndex;
  /** Every run of words in a location or address, in stems. */
  placePhrases: ReadonlySet<string>;
  /** Whole parts of locations and addresses, in stems: 'in Springfield' is a place, 'in yoga' is none. */
  wholePlaces: ReadonlySet<string>;
  /** Names of events that are made of words for days only: 'First Friday'. */
  dayNames: ReadonlySet<string>;
  /** Runs of words in the names of organizations, in stems, with the organizations. */
  organizationPhrases: ReadonlyMap<string, ReadonlySet<string>>;
}>;

export type PhraseIndex = ReadonlyMap<string, readonly (readonly string[])[]>;

const MAX_PHRASE_WORDS = 5;

export const collectTownWords = (events: readonly TownEvent[]): TownWords => {
  const [names, places] = [new Set<string>(), new Set<string>()];
  const organizations = new Map<string, Set<string>>();
  for (const event of events) {
    for (const name of [event.name, toShortTitle(event.name)]) names.add(wordsOf(name).join(' '));
    for (const text of [event.location, event.address]) if (text) places.add(text);
    for (const { organization, subOrganization } of publishersOf(event))
      for (const name of [organization, subOrganization]) if (name) organizations.set(name, new Set());
  }
  return {
    eventNames: indexPhrases(
      [...names].map((name) => name.split(' ')).filter((words) => isDistinctive(words) || isNamelessPhrase(words)),
    ),
    placePhrases: new Set([...places].flatMap((text) => splitPlace(text).flatMap(runsOf))),
    wholePlaces: new Set([...places].flatMap((text) => splitPlace(text).map((part) => wordsOf(part).map(toPlaceStem).join(' ')))),
    dayNames: new Set(
      [...names].filter((name) => /^[a-z]+ [a-z ]+$/.test(name) && name.split(' ').every((word) => TIME_WORD.test(word))),
    ),
    organizationPhrases: groupRuns([...organizations.keys()]),
  };
};

/** A name of stop words, days or audiences only could be a question of its own. */
const isDistinctive = (words: readonly string[]): boolean =>
  words.length > 1 && words.some((word) => !STOP_WORDS.has(word) && !TIME_WORD.test(word) && !isAudienceWord(word));

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

export const indexPhrases = (phrases: readonly (readonly string[])[]): PhraseIndex => {
  const index = Map.groupBy(phrases, ([first]) => first!);
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

/** 'St.' and 'Street' are the same. */
export const toPlaceStem = (word: string): string => stem(STREET_WORDS[word] ?? word);

const STREET_WORDS: Readonly<Record<string, string>> = {
  ...{ st: 'street', ave: 'avenue', av: 'avenue', rd: 'road', ln: 'lane', dr: 'drive', blvd: 'boulevard', pl: 'place' },
  ...{ ct: 'court', hwy: 'highway', pk: 'park', ctr: 'center', centre: 'center', rm: 'room', sq: 'square', rte: 'route' },
  ...{ rec: 'recreation', lib: 'library', comm: 'community', twp: 'township' },
};

/** 'Church Street' is a street, no church: a word before one of these is none of the place. */
export const STREET_TYPES: ReadonlySet<string> = new Set(
  ['street', 'avenue', 'road', 'lane', 'drive', 'boulevard', 'highway', 'route', 'pike', 'turnpike', 'terrace'].map(toPlaceStem),
);

/** 'Grace Hall, 4 Church Street' without the name of the street. */
export const removeStreetNames = (text: string): string => text.replace(STREET_NAME, ' ');

const STREET_NAME =
  /\b(?:\d+\w? )?(?:(?:[NSEW]|north|south|east|west)\.? )?[\p{L}'’]+ (?:st|street|ave?|avenue|rd|road|ln|lane|dr|drive|blvd|boulevard|hwy|highway|pike|turnpike|terrace)\b\.?/giu;

const groupRuns = (names: readonly string[]): Map<string, Set<string>> => {
  const runs = new Map<string, Set<string>>();
  for (const name of names)
    for (const run of runsOf(name)) {
      const all = runs.get(run) ?? new Set<string>();
      runs.set(run, all.add(name));
    }
  return runs;
};
