import { maybeInitials, type Spelling, spellingOf, wordsForInitials } from '../spelling';
import { isSignificant } from './title-words';

type SpelledTitle = Readonly<{ spellings: readonly Spelling[]; shorts: readonly string[] }>;

/** 'P&Z', which stands for 'Planning & Zoning', becomes one word. */
export const joinInitials = (name: string): string => name.replace(JOINED_INITIALS, '$1$2');

/** A few letters, or two letters around '&'. */
export const possibleInitialsIn = (name: string, all: readonly string[]): string[] => {
  const joined = [...name.matchAll(JOINED_INITIALS)].map(([, first, second]) => `${first}${second}`.toLowerCase());
  return all.filter((word) => maybeInitials(word) || joined.includes(word));
};

/** None for a title that is all capitals. They may be initials of an organization. */
export const capitalWordsIn = (name: string): string[] =>
  /\p{Ll}/u.test(name) ? (name.match(/\b\p{Lu}{3,5}\b/gu) ?? []).map((word) => word.toLowerCase()) : [];

const JOINED_INITIALS = /\b(\p{Lu})\s?&\s?(\p{Lu})\b/gu;

export const spellingsOf = (all: readonly string[]): Spelling[] =>
  [all, all.filter(isSignificant), all.filter((one) => one !== 'of' && one !== 'and')].map(spellingOf);

/** 'TCOF' for 'The College of Old Fern', 'AMU' for 'Ann Mills University'. */
export const isInitialsOf = (word: string, { shorts }: SpelledTitle, { spellings }: SpelledTitle): boolean =>
  shorts.includes(word) && spellings.some(({ initials }) => initials.includes(word));

type PublishedTitle = Readonly<{ capitals: readonly string[]; organizationSpellings: readonly Spelling[] }>;

/** 'MRHS' of Mira Robles High School. */
export const isInitialsOfPublisher = (word: string, { organizationSpellings }: Omit<PublishedTitle, 'capitals'>): boolean =>
  organizationSpellings.some(({ initials }) => initials.includes(word));

/** In capitals in `own`, of its publisher or of the other. */
export const isInitialsOfEither = (word: string, own: PublishedTitle, other: PublishedTitle): boolean =>
  own.capitals.includes(word) && [own, other].some((title) => isInitialsOfPublisher(word, title));

/** 'education' of 'board of education', if the other has 'BOE'. */
export const isAbbreviatedIn = (word: string, { spellings }: SpelledTitle, { shorts }: SpelledTitle): boolean =>
  shorts.some((short) => spellings.some((spelling) => wordsForInitials(short, spelling).includes(word)));
