import type { ComparableVersion } from './comparable-version';
import { isFormOf, stemOf } from './forms';
import { areAboutOneThing } from './one-at-a-time';
import { isEventKind } from './titles/event-kinds';
import { isBodyWord } from './titles/governing-bodies';
import { isTelling } from './titles/similar-titles';
import { beginAlike } from './titles/title-overlap';
import { isSignificant } from './titles/title-words';
import type { VersionComparison } from './version-comparison';
import { type Words, withoutWords } from './word-lists';
import { stemSet, wordsOf } from './words';

/**
 * Under common words, each title is about something of which the other says nothing: 'Chess Club Meeting', 'Fossil Club Meeting'.
 * Governing bodies have names of their own.
 */
export const areOfTwoSubjects = (pair: VersionComparison): boolean => {
  const { a, b } = pair;
  if (pair.isOnePage || hasCommonSubject(pair) || pair.namedHosts > 0 || [a, b].every(isOfBody)) return false;
  const [ofA, ofB] = [ownSubjectsOf(a, b), ownSubjectsOf(b, a)];
  // Last, because it reads descriptions.
  return (
    ofA.length > 0 &&
    ofB.length > 0 &&
    !areAboutOneThing(pair) &&
    !isDescribed(ofA, b) &&
    !isDescribed(ofB, a) &&
    !pair.hasCommonDescription
  );
};

/** The title of one is about something of which the other says nothing, in title or description. */
export const addsSubject = (one: ComparableVersion, other: ComparableVersion): boolean => {
  const own = ownSubjectsOf(one, other);
  return own.length > 0 && !isDescribed(own, other);
};

/** Also the name of their place, of which there are tours. */
const hasCommonSubject = ({ a, b, overlap: { subjects, shared } }: VersionComparison) => {
  const groups = new Set(shared.map(stemOf)).intersection(GROUP_STEMS).size;
  return subjects > groups || [a, b].some(({ place }) => shared.some((word) => place.words.includes(word) && isSubject(word)));
};

const isOfBody = ({ title }: ComparableVersion) => title.all.some(isBodyWord);

/** Without guests, and without its own place. */
const ownSubjectsOf = ({ title, place: own }: ComparableVersion, { title: other, place }: ComparableVersion): Words => {
  const said = [...other.all, ...other.organization, ...[own, place].flatMap(({ words, towns }) => [...words, ...towns.flat()])];
  return withoutWords(title.all, title.details).filter((word) => isSubject(word) && !isNamedIn(word, said));
};

const isSubject = (word: string) =>
  isSignificant(word) && isTelling(word) && !isEventKind(word) && !GROUP_STEMS.has(stemOf(word));

/** Publishers call one group by several of these. */
const GROUP_STEMS = stemSet(
  'alliance association auxiliary chapter coalition committee council federation foundation hoa league network organization pta pto support union',
);

const isDescribed = (subjects: Words, { version: { description } }: ComparableVersion) =>
  description !== undefined && subjects.some((word) => isNamedIn(word, wordsOf(description)));

const isNamedIn = (word: string, words: Words) => words.some((one) => isFormOf(word, one) || beginAlike(word, one));
