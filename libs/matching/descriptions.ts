import { memoize } from '#libs/contracts';
import { isDistinctiveWord } from './titles/distinctive-words';
import { isFiller, wordSet, wordsOf } from './words';

/** Whether at least half of the shorter description stands in the other, and that part is about something. */
export const haveCommonDescription = (a: string | undefined, b: string | undefined): boolean => {
  if (!a || !b) return false;
  const [ofA, ofB] = [phrasesOf(a), phrasesOf(b)];
  const [short, long] = ofA.size <= ofB.size ? [ofA, ofB] : [ofB, ofA];
  const shared = [...short].filter((phrase) => long.has(phrase));
  if (shared.length < MIN_PHRASES || shared.length < short.size * MIN_SHARE) return false;
  const subjects = new Set(shared.flatMap((phrase) => phrase.split(' ')).filter(isSubject));
  return subjects.size >= MIN_SUBJECTS;
};

/** The same for copies: the beginning is rarely changed. Undefined for a short description. */
export const beginningOf = (description = ''): string | undefined => {
  const beginning = description.trimStart().slice(0, BEGINNING_LENGTH).toLowerCase();
  return beginning.length === BEGINNING_LENGTH ? beginning : undefined;
};

/** Words that say what it is about, in a title or a description. */
export const subjectsIn = memoize((text: string): readonly string[] => wordsOf(text.slice(0, MAX_LENGTH)).filter(isSubject));

const PHRASE_LENGTH = 5;

const MIN_PHRASES = 6;

const MIN_SHARE = 0.5;

const MIN_SUBJECTS = 5;

const MAX_LENGTH = 2_000;

const BEGINNING_LENGTH = 40;

const phrasesOf = memoize((text: string): ReadonlySet<string> => {
  const words = wordsOf(text.slice(0, MAX_LENGTH));
  return new Set(words.slice(PHRASE_LENGTH - 1).map((_, i) => words.slice(i, i + PHRASE_LENGTH).join(' ')));
});

const isSubject = (word: string) => !isFiller(word) && isDistinctiveWord(word) && !NOTICE_WORDS.has(word);

const NOTICE_WORDS = wordSet(
  `accessible accommodation accommodations accompanied adult adults advance ages all available be bring call caregiver caregivers
  cancel cancelled capacity check children click contact date details email first for free held here hours ahead if info information
  interpreter interested is join learn library limited link location made more must need needs notice online other our parking
  participants phone please policy prior program programs provided questions recommended refreshments register registered required
  request reserve reserved rsvp seating served sign signup space special spots staff subject support supported sponsored the their these
  this those tickets through to up us visit wait waitlist walk we website weather welcome wheelchair when will www you your http https`,
);
