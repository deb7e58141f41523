import { isFormOf } from '../forms';
import { isDistinctiveWord, isOccasion, isOptionalWord } from './distinctive-words';

type Words = readonly string[];

/**
 * Whether two titles of one place and time mean one event although neither contains the other: 'Turkey Trot 5K', 'Alpine Bank Turkey
 * Trot'. Two words in one position of what they share tell two apart: 'Watercolor Painting', 'Oil Painting'.
 */
export const areSimilarTitles = (a: Words, sharedByA: Words, b: Words, sharedByB: Words): boolean => {
  const telling = Math.min(...[sharedByA, sharedByB].map((shared) => shared.filter(isTelling).length));
  const [ownOfA, ownOfB] = [withoutShared(a, sharedByA), withoutShared(b, sharedByB)];
  const isOneSided = !ownOfA.some(isTelling) || !ownOfB.some(isTelling);
  const needsOneWord = isOneSided || Math.min(sharedByA.length, sharedByB.length) >= MIN_COMMON_WORDS;
  return telling >= (needsOneWord ? 1 : 2) && !isWordReplaced(a.filter(isSpecific), ownOfA, b.filter(isSpecific), ownOfB);
};

/** So many words together are about one thing, even if most of them are common. */
const MIN_COMMON_WORDS = 4;

export const isTelling = (word: string) => isDistinctiveWord(word) && !isOptionalWord(word);

const withoutShared = (words: Words, shared: Words) => words.filter((word) => isSpecific(word) && !shared.includes(word));

const isSpecific = (word: string) => !isOptionalWord(word) && !isOccasion(word);

export const isWordReplaced = (
  a: Words,
  ownOfA: Words,
  b: Words,
  ownOfB: Words,
  areAlike: (ofA: string, ofB: string) => boolean = () => false,
  sides: readonly number[] = BOTH_SIDES,
): boolean =>
  a.some((word, i) =>
    b.some(
      (other, j) =>
        isFormOf(word, other) &&
        sides.some((step) => {
          const [ofA, ofB] = [a[i + step], b[j + step]];
          return (
            ofA !== undefined &&
            ofB !== undefined &&
            ownOfA.includes(ofA) &&
            ownOfB.includes(ofB) &&
            !isInitialOf(ofA, ofB) &&
            !isInitialOf(ofB, ofA) &&
            !areAlike(ofA, ofB) &&
            ([ofA, ofB].some(isTelling) || [ofA, ofB].every(isShort))
          );
        }),
    ),
  );

/** Before and behind the word that both have. */
const BOTH_SIDES = [-1, 1];

const isInitialOf = (initial: string, name: string) => initial.length === 1 && name.startsWith(initial);

/** A letter, or initials such as those of 'P&Z'. */
const isShort = (word: string) => word.length < 3;
