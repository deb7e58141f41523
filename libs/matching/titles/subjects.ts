import { memoize } from '#libs/contracts';
import { occurIn } from '../forms';
import { wordSet } from '../words';
import { isDistinctiveWord, isOccasion, isOptionalWord } from './distinctive-words';
import { isPreparation } from './preparations';
import { isSignificant, titleWordsOf } from './title-words';

type Subjects = Readonly<{
  /** In quotation marks: 'LRHS presents "Into the Woods"'. */
  works: readonly Words[];
  /** After words of presentation, and each side of a slash: 'Author Talk: Ann Bell', 'Storytime / Hora de cuentos'. */
  parts: readonly Words[];
  /** Before its guests or a bracket: 'Harvest Festival features Ann Bell', 'Harvest Festival (rain or shine)'. */
  hosts: readonly Words[];
}>;

type Words = readonly string[];

type SubjectTitle = Readonly<{ all: Words; tail: Words; unmarked: string }>;

/** At one place and time, titles that share a subject are about the same. */
export const sharedSubjectOf = (a: SubjectTitle, b: SubjectTitle): Words | undefined =>
  haveDifferentWorks(a, b) || isSideEvent(a) !== isSideEvent(b) ? undefined : (subjectIn(a, b) ?? subjectIn(b, a));

export const haveSameSubject = (a: SubjectTitle, b: SubjectTitle) => {
  const [ofA, ofB] = [subjectsOf(a), subjectsOf(b)];
  return [...ofA.works, ...ofA.parts].some((one) =>
    [...ofB.works, ...ofB.parts].some((other) => occurIn(one, other) && occurIn(other, one)),
  );
};

const subjectsOf = ({ unmarked }: SubjectTitle): Subjects => subjectsIn(unmarked);

/** Computed on demand, because few titles need it. */
const subjectsIn = memoize(
  (name: string): Subjects => ({
    works: [...name.matchAll(QUOTED_WORK)].map(([, work]) => wordsIn(work!)).filter((work) => work.some(isDistinctive)),
    parts: [...tailsIn(name), ...slashSidesOf(name)].filter(isDistinctiveEnough),
    hosts: [wordsIn(BEFORE_GUESTS.exec(name)?.[1] ?? '')].filter((host) => host.filter(isDistinctive).length > 1),
  }),
);

const QUOTED_WORK = /["“”]([^"“”]+)["“”]/g;

const BEFORE_GUESTS = /^(.+?)\s(?:\(|(?:with|w\/|feat\.|featuring|features)\s)/i;

const wordsIn = (text: string) => titleWordsOf(text).filter(isSignificant);

const isDistinctive = (word: string) => isDistinctiveWord(word) && !isOptionalWord(word);

const isDistinctiveEnough = (words: Words) => words.length > 1 && words.some(isDistinctive);

const tailsIn = (name: string): Words[] => {
  const [, head, tail] = /^(.+?)(?::|\s[-–—])\s(.+)$/.exec(name) ?? [];
  return head && tail && wordsIn(head).every(isPresentation) ? [wordsIn(tail)] : [];
};

const slashSidesOf = (name: string): Words[] => bilingualSidesOf(name).filter((side) => side.filter(isDistinctive).length > 1);

const bilingualSidesOf = (name: string): Words[] => {
  const sides = name.split(/\s\/\s/);
  return sides.length === 2 ? sides.map(wordsIn) : [];
};

/** One is one side of the other, which is bilingual, and nothing else. */
export const isSideOfBilingual = (a: SubjectTitle, b: SubjectTitle): boolean => isSideOf(a, b) || isSideOf(b, a);

const isSideOf = ({ unmarked }: SubjectTitle, { all }: SubjectTitle) =>
  bilingualSidesOf(unmarked).some(
    (side) =>
      side.length > 1 &&
      occurIn(side, all) &&
      occurIn(
        all.filter((word) => isSignificant(word) && !isOptionalWord(word)),
        side,
      ),
  );

const isPresentation = (word: string) => isOptionalWord(word) || PRESENTATION_WORDS.has(word);

const PRESENTATION_WORDS = wordSet(
  `artist author bandshell bandstand book broadcast cinema common commons concert concerts conversation exhibit exhibition featured film
  gazebo green guest lawn meet movie movies music musical opera park patio play plaza poetry porch reading reception recital screening
  series speaker square stage`,
);

const haveDifferentWorks = (a: SubjectTitle, b: SubjectTitle) => {
  const [ofA, ofB] = [subjectsOf(a).works, subjectsOf(b).works];
  return (
    ofA.length > 0 && ofB.length > 0 && !ofA.some((work) => occurIn(work, b.all)) && !ofB.some((work) => occurIn(work, a.all))
  );
};

/** Events beside a work or a guest, such as an audition, but not 'Coco + discussion'. */
export const isSideEvent = (title: SubjectTitle) => isPreparation(title) || namesSideEvent(title.unmarked);

const namesSideEvent = memoize((unmarked: string): boolean =>
  titleWordsOf(unmarked.replace(ADDITION, ' ')).some((word) => SIDE_EVENT_WORDS.has(word)),
);

const ADDITION =
  /(?<=\p{L}.*)(?:[+&]|\b(?:and|plus|followed by|then|with))\s+(?:an?\s+|post-\p{L}+\s+)?(?:discussion|luncheon)\b/giu;

const SIDE_EVENT_WORDS = wordSet('discussion luncheon workshop workshops');

const subjectIn = (a: SubjectTitle, b: SubjectTitle) => {
  const { works, parts, hosts } = subjectsOf(a);
  return [...works, ...parts, ...(hasGuests(b) || isOtherOccasion(b, a) ? [] : hosts)].find((subject) => occurIn(subject, b.all));
};

const hasGuests = (one: SubjectTitle) => one.tail.length > 0 || subjectsOf(one).hosts.length > 0;

/** 'Harvest Fair Vendor Meeting', compared with the fair itself. */
const isOtherOccasion = ({ all }: SubjectTitle, other: SubjectTitle) =>
  all.some((word) => isOccasion(word) && !other.all.includes(word));
