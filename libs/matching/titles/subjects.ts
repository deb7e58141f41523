import { remembering } from '#libs/contracts';
import { areSaidIn } from '../forms';
import { wordSet } from '../words';
import { isGarnish, isOccasion, isTelling } from './telling-words';
import { isSaying, titleWordsOf } from './title-words';

/** What a title is about, in each way that others may say it alone: in the words of which it consists. */
type Subjects = Readonly<{
  /** In quotation marks: 'LRHS presents "Into the Woods"'. */
  works: readonly Words[];
  /** Behind no more than how it is presented, and each side of a slash: 'Author Talk: Ann Bell', 'Storytime / Hora de cuentos'. */
  parts: readonly Words[];
  /** Before its guests or a bracket: 'Harvest Festival features Ann Bell', 'Harvest Festival (rain or shine)'. */
  hosts: readonly Words[];
}>;

type Words = readonly string[];

type Said = Readonly<{ all: Words; tail: Words; unmarked: string }>;

/** The words of a subject of one that the other says, too: at one place and time they are about the same. */
export const sharedSubjectOf = (a: Said, b: Said): Words | undefined =>
  areOtherWorks(a, b) || isBeside(a) !== isBeside(b) ? undefined : (subjectIn(a, b) ?? subjectIn(b, a));

/** Both are presented in their own way, and are about the same. */
export const haveOneSubject = (a: Said, b: Said) => {
  const [ofA, ofB] = [subjectsOf(a), subjectsOf(b)];
  return [...ofA.works, ...ofA.parts].some((one) =>
    [...ofB.works, ...ofB.parts].some((other) => areSaidIn(one, other) && areSaidIn(other, one)),
  );
};

const subjectsOf = ({ unmarked }: Said): Subjects => subjectsIn(unmarked);

/** Few titles are ever asked for them. */
const subjectsIn = remembering(
  (name: string): Subjects => ({
    works: [...name.matchAll(WORK)].map(([, work]) => wordsIn(work!)).filter((work) => work.some(isOwn)),
    parts: [...tailOf(name), ...sidesOf(name)].filter(isTellingEnough),
    hosts: [wordsIn(BEFORE_GUESTS.exec(name)?.[1] ?? '')].filter((host) => host.filter(isOwn).length > 1),
  }),
);

const WORK = /["“”]([^"“”]+)["“”]/g;

const BEFORE_GUESTS = /^(.+?)\s(?:\(|(?:with|w\/|feat\.|featuring|features)\s)/i;

const wordsIn = (text: string) => titleWordsOf(text).filter(isSaying);

const isOwn = (word: string) => isTelling(word) && !isGarnish(word);

const isTellingEnough = (words: Words) => words.length > 1 && words.some(isOwn);

const tailOf = (name: string): Words[] => {
  const [, head, tail] = /^(.+?)(?::|\s[-–—])\s(.+)$/.exec(name) ?? [];
  return head && tail && wordsIn(head).every(isPresentation) ? [wordsIn(tail)] : [];
};

const sidesOf = (name: string): Words[] => {
  const sides = name.split(/\s\/\s/);
  return sides.length === 2 ? sides.map(wordsIn).filter((side) => side.filter(isOwn).length > 1) : [];
};

const isPresentation = (word: string) => isGarnish(word) || PRESENTATION.has(word);

const PRESENTATION = wordSet(
  `artist author bandshell bandstand book broadcast cinema common commons concert concerts conversation exhibit exhibition featured film
  gazebo green guest lawn meet movie movies music musical opera park patio play plaza poetry porch reading reception recital screening
  series speaker square stage`,
);

const areOtherWorks = (a: Said, b: Said) => {
  const [ofA, ofB] = [subjectsOf(a).works, subjectsOf(b).works];
  return (
    ofA.length > 0 && ofB.length > 0 && !ofA.some((work) => areSaidIn(work, b.all)) && !ofB.some((work) => areSaidIn(work, a.all))
  );
};

/** What is held about a work or a guest beside them. */
const isBeside = ({ all }: Said) => all.some((word) => BESIDE.has(word));

const BESIDE = wordSet('audition auditions deadline discussion luncheon rehearsal rehearsals tryout tryouts workshop workshops');

const subjectIn = (a: Said, b: Said) => {
  const { works, parts, hosts } = subjectsOf(a);
  return [...works, ...parts, ...(isWithGuests(b) || isHeldOtherwise(b, a) ? [] : hosts)].find((subject) =>
    areSaidIn(subject, b.all),
  );
};

const isWithGuests = (one: Said) => one.tail.length > 0 || subjectsOf(one).hosts.length > 0;

/** 'Harvest Fair Vendor Meeting', of a harvest fair. */
const isHeldOtherwise = ({ all }: Said, other: Said) => all.some((word) => isOccasion(word) && !other.all.includes(word));
