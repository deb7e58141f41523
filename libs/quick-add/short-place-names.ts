import { isCommonWord } from './common-words';
import { findPlaceNoun } from './place-lexicon';
import type { KnownPlace } from './place-reading';
import { IS_STREET_WORD } from './place-words';

/** A place name in small letters, word by word. */
export type NameOfPlace = Readonly<{ words: readonly string[]; place: KnownPlace }>;

/** By their first word, the short names that fit exactly one known place, the longest first. */
export type ShortNames = ReadonlyMap<string, readonly NameOfPlace[]>;

/** 'st hedwig', 'boone st gym', 'lincoln ms', 'library': how residents call 'St. Hedwig Parish', 'Boone Street Gymnasium' … */
export const shortNamesOf = (names: readonly NameOfPlace[], town: readonly string[]): ShortNames => {
  const townWords = new Set(town.flatMap(spellOut));
  const spelled = names.map(({ words, place }) => ({ words: words.flatMap(spellOut), place }));
  const placesOf = placesByKey(spelled.flatMap(({ words, place }) => words.map((word): [string, KnownPlace] => [word, place])));
  const isOfOne = (word: string) => placesOf.get(word)!.size === 1;
  const forms = spelled.flatMap(({ words, place }) =>
    (HAS_ROOM.test(place.name) ? [words] : [...formsOf(words), ...singleWordsOf(words).filter(([word]) => isOfOne(word!))])
      // The town's name is that of every place.
      .filter((form) => !form.every((word) => townWords.has(word)))
      .map((form) => ({ words: form, place })),
  );
  const placesByForm = placesByKey(forms.map(({ words, place }) => [words.join(' '), place]));
  const shortNames = new Map<string, NameOfPlace[]>();
  for (const form of forms)
    if (placesByForm.get(form.words.join(' '))!.size === 1)
      shortNames.set(form.words[0]!, [...(shortNames.get(form.words[0]!) ?? []), form]);
  for (const list of shortNames.values()) list.sort((a, b) => b.words.length - a.words.length);
  return shortNames;
};

const placesByKey = (entries: readonly [string, KnownPlace][]): ReadonlyMap<string, ReadonlySet<string>> => {
  const byKey = new Map<string, Set<string>>();
  for (const [key, { name }] of entries) byKey.set(key, (byKey.get(key) ?? new Set()).add(name));
  return byKey;
};

/** 'Town Hall, Room 2' */
const HAS_ROOM = /[,(]/;

/** `length` in words of the line. */
export type FoundName = Readonly<{ name: NameOfPlace; length: number }>;

/** The longest short name that begins with the word of a line at `first`. */
export const findShortName = (words: readonly string[], first: number, shortNames: ShortNames): FoundName | null => {
  const names = shortNames.get(spellOut(words[first]!)[0] ?? '');
  if (!names) return null;
  const spelled = words.slice(first, first + MAX_WORDS).flatMap((word, at) => spellOut(word).map((full) => ({ word: full, at })));
  const name = names.find(
    ({ words: form }) =>
      form.every((word, nth) => spelled[nth]?.word === word) && spelled[form.length]?.at !== spelled[form.length - 1]!.at,
  );
  return name ? { name, length: spelled[name.words.length - 1]!.at + 1 } : null;
};

const MAX_WORDS = 8;

/** Abbreviations in full, and one spelling of a word with several: 'hs' is 'high school', and both a street and a saint are 'st'. */
export const spellOut = (word: string): readonly string[] => {
  const full = SPELLINGS.get(word);
  if (full) return full;
  return [/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word];
};

const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...{ the: '', and: '', of: '', street: 'st', saint: 'st', avenue: 'ave', road: 'rd', mount: 'mt', fort: 'ft' },
    ...{ ctr: 'center', cntr: 'center', centre: 'center', cc: 'community center', comm: 'community', rec: 'recreation' },
    ...{
      elem: 'elementary',
      hs: 'high school',
      ms: 'middle school',
      jr: 'junior',
      sr: 'senior',
      univ: 'university',
      u: 'university',
    },
    ...{
      lib: 'library',
      ch: 'church',
      bapt: 'baptist',
      meth: 'methodist',
      luth: 'lutheran',
      pres: 'presbyterian',
      cath: 'catholic',
    },
    ...{ bldg: 'building', rm: 'room', gymnasium: 'gym', pk: 'park', mem: 'memorial', hosp: 'hospital', aud: 'auditorium' },
    ...{ pav: 'pavilion', twp: 'township', '1st': 'first', '2nd': 'second', '3rd': 'third', y: 'ymca' },
  }).map(([short, full]) => [short, full.split(' ').filter(Boolean)]),
);

const formsOf = (words: readonly string[]): (readonly string[])[] => {
  const last = words.length - 1;
  if (last < 1) return [];
  const beginnings = words.slice(1, -1).map((_, nth) => words.slice(0, nth + 2));
  // 'whitcomb library' of 'Whitcomb Memorial Library'
  const withKind = beginnings.map((_, nth) => [...words.slice(0, nth + 1), words[last]!]);
  const kind = words.slice(-2);
  // 'vance middle school' of 'Oscar Vance Middle School'
  const withoutFirst = last > 2 && !isCommonWord(words[1]!) ? formsOf(words.slice(1)) : [];
  return [
    words,
    ...withoutFirst,
    ...beginnings.filter((beginning) => isNameAlone(beginning, words)),
    ...withKind,
    ...(last > 1 && isKindOfOne(kind) ? [kind] : []),
  ];
};

/** 'first baptist', but not 'main st' of 'Main Street Books', 'oak hall' of 'Oak Hall Annex', 'st brendan' of 'St. Brendan Parish Hall' and 'open house' of 'Open House Bakery'. */
const isNameAlone = (beginning: readonly string[], words: readonly string[]): boolean => {
  const noun = findPlaceNoun(beginning);
  if (words.length - beginning.length > 1 && findPlaceNoun(words)?.isPart) return false;
  if (IS_STREET_WORD.test(beginning.at(-1)!)) return false;
  // 'stetson pond' of 'Stetson Pond Recreation Area', but not 'jefferson park' of 'Jefferson Park Shelter 2'
  if (noun && !noun.needsName) {
    const isOfRoom = findPlaceNoun(words.filter((word) => !/^\d/.test(word)))?.isPart;
    return !noun.isLone && !noun.isPart && !noun.isWeak && !isOfRoom && !beginning.every(isCommonWord);
  }
  if (noun) return words.length - beginning.length === 1;
  return !beginning.every(isCommonWord);
};

/** 'krolls' of "Kroll's Tap", 'library' and the 'grange' of a grange hall: no person and nothing common, or a house of which a town has one. */
const singleWordsOf = (words: readonly string[]): string[][] => {
  const [first, last] = [words[0]!, words.at(-1)!];
  const isName = words.length > 1 && first.length > 3 && !isCommonWord(first);
  const lodge = last === 'hall' && words.length > 2 ? [words.at(-2)!] : [];
  return [...(isName ? [[first]] : []), ...[[last], lodge].filter(isHouseOfOne)];
};

const isHouseOfOne = (kind: readonly string[]): boolean => {
  const noun = kind.length > 0 ? findPlaceNoun(kind) : null;
  return noun?.isLone === true && !noun.isPart;
};

/** 'rec center', 'grange hall', 'congregational church' */
const isKindOfOne = (kind: readonly string[]): boolean => {
  const noun = findPlaceNoun(kind.map((word) => (word === 'recreation' ? 'rec' : word)));
  if (noun?.length === 2) return noun.isLone === true;
  return IS_DENOMINATION.test(kind[0]!) || (kind[1] === 'hall' && isHouseOfOne(kind.slice(0, 1)));
};

const IS_DENOMINATION = /^(?:baptist|catholic|congregational|episcopal|lutheran|methodist|presbyterian|unitarian)$/;
