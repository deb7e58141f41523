import { memoize } from '#libs/contracts';
import { isAudienceWord } from '../audience';
import { isFormOf, stemOf } from '../forms';
import { hasHouse } from '../places/place-words';
import { areDisjoint, haveEqualWords, isSubset, type Words, withoutWords } from '../word-lists';
import { wordSet } from '../words';
import { commonWords } from './common-words';
import { isOptionalWord } from './distinctive-words';
import { eventKindsOf, isEventKind, isForm, isPublicKind } from './event-kinds';
import { findGivenNames } from './given-names';
import { isTelling, isWordReplaced } from './similar-titles';
import { isSponsor } from './sponsors';
import type { Title } from './title';
import { isSignificant, titleWordsOf } from './title-words';

export type TitleOverlap = Readonly<{
  /** The number of common words about the event, not about its publisher or its place. */
  subjects: number;
  /** The number of other common words. */
  others: number;
  shared: Words;
  /** The number of words about the event that the other lacks, in the title that has fewer of these. */
  additions: number;
  /** In one phrase, a word of one stands where the other has another word. */
  isReplaced: boolean;
  /** One is all that differs, in the titles or in a name of two words: 'Stroke Support Group' and 'Caregiver Support Group'. */
  isOnlyReplaced: boolean;
  /** One is a talk, the other a class. */
  areOfTwoKinds: boolean;
  /** The number of kinds of public events, such as a show or a sale, that both have. */
  publicKinds: number;
}>;

/** `unsaid` are words for publishers and places. */
export const compareTitleWords = (a: Title, b: Title, unsaid: Words): TitleOverlap => {
  const stems = new Set(unsaid.map(stemOf));
  const isSaid = (word: string) => !stems.has(stemOf(word)) && !isOptionalWord(word) && !isSponsor(word);
  const isAbout = (word: string) => isTelling(word) && isSaid(word) && !isEventKind(word) && !hasHouse(word);
  const [ofA, ofB] = [wordsIn(a), wordsIn(b)];
  const [namesOfA, namesOfB] = findGivenNames(a.persons, b.persons);
  const [sharedByA, sharedByB] = [commonWords(ofA, a, ofB, b, namesOfA), commonWords(ofB, b, ofA, a, namesOfB)];
  const shared = [...sharedByA, ...sharedByB];
  const least = (isCounted: (word: string) => boolean) =>
    Math.min(sharedByA.filter(isCounted).length, sharedByB.filter(isCounted).length);
  const [ownOfA, ownOfB] = [
    ofA.filter((word) => !sharedByA.includes(word) && isSaid(word) && !a.presenter.includes(word)),
    ofB.filter((word) => !sharedByB.includes(word) && isSaid(word) && !b.presenter.includes(word)),
  ];
  const isOneGame = [...a.teams.opponent, ...b.teams.opponent].some((word) => shared.includes(word));
  return {
    subjects: least(isAbout),
    others: least((word) => isSaid(word) && !isAbout(word)),
    shared,
    additions: isOneGame
      ? 0
      : Math.min(additionsTo(ownOfB, withoutDetails(ownOfA, a)).length, additionsTo(ownOfA, withoutDetails(ownOfB, b)).length),
    isReplaced:
      !isOneGame &&
      (areDisjoint(withoutWords(a.bound, sharedByA), withoutWords(b.bound, sharedByB)) ||
        haveOtherWords(phrasesOf(a.unmarked), ownOfA, phrasesOf(b.unmarked), ownOfB)),
    isOnlyReplaced:
      !isOneGame &&
      (isOneWordReplaced(ofA.filter(isSaid), ownOfA, ofB.filter(isSaid), ownOfB) ||
        phrasesOf(a.unmarked).some(
          (phrase) =>
            phrase.length === 2 &&
            phrasesOf(b.unmarked).some((other) => other.length === 2 && isOneWordReplaced(phrase, ownOfA, other, ownOfB)),
        )),
    areOfTwoKinds: areDisjoint(eventKindsOf(a.all), eventKindsOf(b.all)),
    publicKinds: eventKindsOf(a.all).filter((kind) => isPublicKind(kind) && eventKindsOf(b.all).includes(kind)).length,
  };
};

/** In a phrase of both, or behind one: 'Mill Hall (puppets)' and 'Mill Hall (films)'. */
const haveOtherWords = (ofA: readonly Words[], ownOfA: Words, ofB: readonly Words[], ownOfB: Words) =>
  ofA.some((phrase, i) =>
    ofB.some(
      (other, j) =>
        isWordReplaced(phrase, ownOfA, other, ownOfB, areAlike) ||
        (areEqual(phrase, other) && isOwn(ofA[i + 1], ownOfA) && isOwn(ofB[j + 1], ownOfB)),
    ),
  );

/** One word of one stands where the other has up to three others. Event kinds may be two words for one. */
const isOneWordReplaced = (a: Words, ownOfA: Words, b: Words, ownOfB: Words) => {
  const before = countEqual(a, b);
  const [restOfA, restOfB] = [a.slice(before), b.slice(before)];
  const after = countEqual(restOfA.toReversed(), restOfB.toReversed());
  const [ofA, ofB] = [restOfA.slice(0, restOfA.length - after), restOfB.slice(0, restOfB.length - after)];
  return (
    before + after > 0 &&
    Math.min(ofA.length, ofB.length) === 1 &&
    Math.max(ofA.length, ofB.length) <= 3 &&
    isSubset(ofA, ownOfA) &&
    isSubset(ofB, ownOfB) &&
    !ofA.some((word) => ofB.some((other) => areAlike(word, other))) &&
    ![...ofA, ...ofB].some((word) => isEventKind(word) || DISTANCE.test(word))
  );
};

const countEqual = (a: Words, b: Words) => {
  const end = a.findIndex((word, i) => !isFormOf(word, b[i] ?? ''));
  return end < 0 ? a.length : end;
};

const DISTANCE = /^\d+\.?\d*(?:k|m|mi|miles?)$/;

/** 'Smart Driver Course' and 'Driver Safety Class' have no word in the place of another. */
const areAlike = (one: string, other: string) =>
  (isEventKind(one) && isEventKind(other)) || isForm(one) || isForm(other) || beginAlike(one, other);

/** 'Moon' and 'moonlight', 'candlelight' and 'candlelit'. */
export const beginAlike = (one: string, other: string) => {
  const length = Math.min(one.length, other.length, 6);
  return length >= 4 && one.slice(0, length) === other.slice(0, length);
};

/** 'Lathe Basics' and 'Lathe Class'. */
const areEqual = (one: Words, other: Words) => {
  const ofOne = one.filter((word) => !isEventKind(word));
  return (
    ofOne.length > 0 &&
    haveEqualWords(
      ofOne,
      other.filter((word) => !isEventKind(word)),
    )
  );
};

const isOwn = (phrase: Words = [], own: Words) => phrase.length > 0 && isSubset(phrase, own);

const wordsIn = ({ all }: Title): Words => [...new Set(all.filter((word) => isSignificant(word) && !isAudienceWord(word)))];

/** 'Sourdough Basics with Ann Bell' has no other subject than sourdough. */
const withoutDetails = (words: Words, { details }: Title) => words.filter((word) => !details.includes(word));

const additionsTo = (others: Words, own: Words) =>
  own.filter(
    (word) =>
      word.length >= 3 &&
      !/^\d+$/.test(word) &&
      !isEventKind(word) &&
      !hasHouse(word) &&
      !isSeason(word) &&
      !others.some((other) => beginAlike(word, other)),
  );

const isSeason = (word: string) => SEASON_WORDS.has(word);

const SEASON_WORDS = wordSet(
  'autumn christmas easter fall halloween holiday spring summer thanksgiving valentine valentines winter',
);

const phrasesOf = memoize((text: string): readonly Words[] =>
  text.split(PHRASE_END).map((phrase) => titleWordsOf(phrase).filter((word) => isSignificant(word) && !isOptionalWord(word))),
);

const PHRASE_END = /[:;,.!?()"“”&+/–—|]|\s-\s|\b(?:and|at|by|feat|featuring|for|from|in|on|over|presents?|with)\b/i;
