import { publishersOf, type TownEvent } from '#libs/contracts';
import { mainTextOf } from '#libs/contracts/texts';
import { COMPOUND } from './lexicon/compound-words';
import { STOP_WORDS } from './lexicon/stop-words';
import { isPhrase, NAME_OF_SAINT, stem, toLetterPair, toShortTitle, wordsOf } from './terms';
import { removeStreetNames } from './town-words';

export const FIELD_WEIGHTS = { name: 1, organization: 0.9, category: 0.8, location: 0.5, description: 0.3 } as const;

/** The stems by which an event is found, each with the weight of the best field that it is in. */
export const wordWeightsOf = (event: TownEvent): Map<string, number> => {
  const worths = new Map<string, number>();
  const add = (word: string, worth: number) => {
    if ((worths.get(word) ?? 0) < worth) worths.set(word, worth);
  };
  const all = (text: string | undefined, worth: number) => {
    for (const word of wordsOf((text ?? '').replace(NAME_OF_SAINT, ' '))) add(stem(word), worth);
  };
  // So that 'storytime' finds 'story time'.
  const pairs = (text: string, worth: number) => {
    const named = wordsOf(text);
    for (let at = 1; at < named.length; at++) add(stem(`${named[at - 1]}${named[at]}`), worth);
  };
  all(event.name.replace(OTHER_PLAY, ' '), FIELD_WEIGHTS.name);
  for (const word of event.name.match(/\b\d+[a-z]+/g) ?? []) add(stem(toSpokenWord(word)), FIELD_WEIGHTS.name);
  pairs(event.name, FIELD_WEIGHTS.name);
  for (const word of wordsOf(event.name)) {
    const [, end] = COMPOUND.exec(word) ?? [];
    if (end) add(stem(end), COMPOUND_END_WEIGHT);
  }
  for (const initials of initialsOf(toShortTitle(event.name)))
    if (initials.length >= MIN_INITIALS) add(toInitialsKey(initials), ABBREVIATION_WEIGHT);
  for (const pair of letterPairsOf(event.name, /^[a-z]$/)) add(pair, FIELD_WEIGHTS.name);
  for (const { organization, subOrganization } of publishersOf(event)) {
    all(organization.replace(OF_VOLUNTEERS, ' '), FIELD_WEIGHTS.organization);
    pairs(organization, FIELD_WEIGHTS.organization);
    all(subOrganization, FIELD_WEIGHTS.organization);
    for (const name of [organization, subOrganization])
      for (const initials of initialsOf(name ?? '')) add(toInitialsKey(initials), ABBREVIATION_WEIGHT);
  }
  if (AGAINST_OPPONENT.test(event.name)) {
    add(stem('opponent'), FIELD_WEIGHTS.name);
    const sports = `${event.name} ${mainTextOf(event)}`.toLowerCase().match(SPORT) ?? ['any'];
    for (const sport of sports) add(stem(`${sport}game`), FIELD_WEIGHTS.name);
  }
  if (ABBREVIATED_STREET.test(event.name)) add(stem('street'), FIELD_WEIGHTS.name);
  for (const word of wordsOf(event.category)) add(toCategoryKey(word), FIELD_WEIGHTS.category);
  const location = (event.location ?? '').replace(WAY_THERE, '');
  all(removeStreetNames(location), FIELD_WEIGHTS.location);
  pairs(location, FIELD_WEIGHTS.location);
  all(mainTextOf(event), FIELD_WEIGHTS.description);
  for (const phrase of phrasesOf(mainTextOf(event))) add(stem(phrase), FIELD_WEIGHTS.description);
  return worths;
};

/** Its suppers ask for no volunteers. */
const OF_VOLUNTEERS = /\bvolunteer (?=(?:fire|ambulance|rescue|hook|hose|ems|emergency|first aid)\b)/gi;

/** 'Leaves from the library': what is done there names no place. */
const WAY_THERE =
  /^(?:(?:bus(?:es)?|coach) )?(?:leav(?:es?|ing)|depart(?:s|ing)?|meet(?:s|ing)?|gather(?:s|ing)?|starts?|starting|begins?) (?:from|at|by|in|on) /i;

/** 'Enjoy live music': the words that name one thing, as one. */
const phrasesOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words.slice(1).flatMap((word, nth) => (isPhrase(words[nth]!, word) ? [`${words[nth]}${word}`] : []));
};

/** No theater. The words are found as one. */
const OTHER_PLAY = /\b(?:open|free) play\b/gi;

/** '76ers' as people say it for short: 'sixers'. */
const toSpokenWord = (word: string): string => {
  const [, unit, ending] = /^\d*([1-9])((?!st$|nd$|rd$|th$)[a-z]{2,})$/.exec(word) ?? [];
  return unit === undefined ? word : `${UNITS[Number(unit) - 1]}${ending}`.replace('ee', 'e');
};

const UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** 'Oak St closed', not 'St. Anne': written out, that is a saint. */
const ABBREVIATED_STREET = /[a-z\d] St\b\.?(?! ?[A-Z])/;

/** 'Who do we play' asks for the events that name an opponent. */
const AGAINST_OPPONENT = /\b(?:vs?\.?|versus|against)(?= \p{Lu})/u;

/** Where none is named, the game may be of any. */
const SPORT =
  /\b(?:foot|base|soft|basket|volley)ball\b|\b(?:soccer|futsal|hockey|lacrosse|wrestling|tennis|rugby|swimming|cricket)\b/g;

/** Less than the words: 'bird' finds the seabirds after the birds. */
const COMPOUND_END_WEIGHT = 0.85;

/** Less than the words. */
const ABBREVIATION_WEIGHT = 0.85;

/** A category is found by its own word only: 'arts', but not the 'art' of an art show. */
export const toCategoryKey = (word: string): string => `#${word}`;

/** Initials are searched for only where no event has them as a word. */
export const toInitialsKey = (initials: string): string => `.${initials}`;

/** 'Planning and Zoning Commission' is also 'pzc' and 'P&Z'. */
const initialsOf = (name: string): string[] => {
  const words = wordsOf(name);
  const letters = words.filter((word) => !STOP_WORDS.has(word) && /^\p{L}/u.test(word)).map(([letter]) => letter);
  return [...(letters.length >= MIN_INITIALS ? [letters.join('')] : []), ...letterPairsOf(name, /^\p{L}/u)];
};

/** Of the words of a kind on both sides of 'and'. */
const letterPairsOf = (text: string, kind: RegExp): string[] => {
  const words = wordsOf(text);
  const isOfKind = (word: string | undefined) => word !== undefined && kind.test(word);
  return words.flatMap((word, at) =>
    word === 'and' && isOfKind(words[at - 1]) && isOfKind(words[at + 1]) ? [toLetterPair(words[at - 1]!, words[at + 1]!)] : [],
  );
};

/** Two letters are too often something else. */
const MIN_INITIALS = 3;
