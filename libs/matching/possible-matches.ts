import type { ComparableVersion } from './comparable-version';
import { subjectsIn } from './descriptions';
import { stemOf } from './forms';
import { arePartsOfOneEvent, countDescribedWords, isAnnouncement } from './likelihood';
import { namesOf } from './names-of-both';
import type { PlaceLikeness } from './places/compare-places';
import { isName } from './places/place-words';
import { isHalfAnHourApart, isRun } from './time';
import { eventKindsOf, isEventKind } from './titles/event-kinds';
import { maybeOneGame, playEachOther } from './titles/games';
import { areOneParade } from './titles/parades';
import { countProperWords } from './titles/public-subjects';
import { areOfTwoEnsembles } from './two-hosts';
import { addsSubject, areOfTwoSubjects } from './two-subjects';
import type { VersionComparison } from './version-comparison';
import { isVetoedAtAnyTime } from './vetoes';
import { wordSet } from './words';

/**
 * Too little in common for a match, but enough if neither of the two can be a third event: a publisher who gives another event of
 * that hour, house and subject rarely leaves this one out.
 */
export const isPossibleMatch = (pair: VersionComparison): boolean =>
  !pair.isOfOneOrganization &&
  POSSIBLE.some(({ when, where, needs }) => when(pair) && where.includes(pair.place) && needs.every((isMet) => isMet(pair))) &&
  !isVetoedAtAnyTime(pair) &&
  (!pair.overlap.areOfTwoKinds || isTitleInOther(pair)) &&
  !arePartsOfOneEvent(pair) &&
  !areOfTwoEnsembles(pair.a.title.all, pair.b.title.all) &&
  !areTwoPrograms(pair) &&
  (playOneGame(pair) || isOneParade(pair) || !areOfTwoSubjects(pair));

/** A house has several classes and groups at a time, which share what they are about: 'Lathe Basics: Bowls', 'Lathe Class: Pens'. */
const areTwoPrograms = ({ a, b, overlap: { shared } }: VersionComparison) =>
  (shared.some(isExercise) ||
    eventKindsOf(a.title.all).some((kind) => PROGRAMS.has(kind) && eventKindsOf(b.title.all).includes(kind))) &&
  (addsSubject(a, b) || addsSubject(b, a));

const PROGRAMS = wordSet('class meeting');

const isExercise = (word: string) => EXERCISES.has(word);

const EXERCISES = wordSet('aerobics exercise fitness pilates yoga zumba');

type Need = (pair: VersionComparison) => boolean;

const isAtOneMinute: Need = ({ a, time }) => time === 'same' && a.time.start !== undefined;

const isOnDay: Need = ({ time }) => time === 'day';

const isSoonAfter: Need = ({ a, b }) => !(a.hasSessions || b.hasSessions) && isHalfAnHourApart(a.time, b.time);

/** A publisher gives the first day, and does not say that it opens then. */
const isOnFirstDayOfRun: Need = ({ a, b, time }) =>
  time === 'different' &&
  a.time.date === b.time.date &&
  [a, b].some((one) => isRun(one.time)) &&
  [a, b].some((one) => one.time.days === 1 && one.time.start === undefined);

/** Neither only the place or the publisher. */
const sharesWords =
  (count: number): Need =>
  ({ overlap: { subjects, others } }) =>
    subjects + others >= count;

const sharesOrDescribesWord: Need = (pair) =>
  sharesWords(1)(pair) ||
  (pair.overlap.shared.length > 0 && countDescribedWords(pair, pair.overlap) > 0) ||
  describesTheSame(pair);

/** Two words that are unlikely to be in the text of another event: 'Brats and an oompah band' under 'Tin Fest' and 'Oktoberfest'. */
const describesTheSame: Need = (pair) => {
  const [ofA, ofB] = [pair.a, pair.b].map(({ version: { name, description } }) => [name, description ?? ''].flatMap(subjectsIn));
  const stems = new Set(ofB!.map(stemOf)).difference(new Set(namesOf(pair).map(stemOf)));
  return countProperWords(ofA!.filter((word) => stems.has(stemOf(word)))) >= MIN_DESCRIBED_WORDS;
};

const MIN_DESCRIBED_WORDS = 2;

const sharesKind: Need = ({ overlap: { shared } }) => shared.some(isEventKind);

const isTitleInOther: Need = ({ title: { kind } }) => kind === 'same' || kind === 'contained';

const namesNoOther: Need = ({ a, b, maybeOfTwoHosts }) => !maybeOfTwoHosts && !addsSubject(a, b) && !addsSubject(b, a);

const sharesProperWords: Need = ({ properWords }) => properWords >= 2;

/** A newspaper calls the house of the host by the name of the host. */
const isAnnounced: Need = ({ a, b }) => announces(a, b) || announces(b, a);

const announces = (one: ComparableVersion, host: ComparableVersion) =>
  isAnnouncement(one) &&
  !isAnnouncement(host) &&
  one.place.words.some((word) => isName(word) && host.place.organization.includes(word));

const playOneGame: Need = ({ a, b }) => playEachOther(a.title, b.title);

const isMaybeOneGame: Need = ({ a, b }) => maybeOneGame(a.title, b.title);

const isOneParade: Need = (pair) => areOneParade(pair.a.title, pair.b.title, () => namesOf(pair));

const POSSIBLE: readonly Readonly<{ when: Need; where: readonly PlaceLikeness[]; needs: readonly Need[] }>[] = [
  { when: isAtOneMinute, where: ['same'], needs: [sharesOrDescribesWord] },
  { when: isAtOneMinute, where: ['unknown'], needs: [sharesWords(2), isTitleInOther, namesNoOther] },
  { when: isAtOneMinute, where: ['unknown', 'unlike'], needs: [isOneParade] },
  { when: isAtOneMinute, where: ['unlike'], needs: [sharesProperWords, isTitleInOther, namesNoOther, isAnnounced] },
  { when: isAtOneMinute, where: ['same', 'unknown', 'unlike'], needs: [isMaybeOneGame] },
  { when: isAtOneMinute, where: ['same', 'unknown'], needs: [playOneGame] },
  { when: isSoonAfter, where: ['same', 'unknown'], needs: [isMaybeOneGame] },
  { when: isSoonAfter, where: ['same'], needs: [sharesOrDescribesWord] },
  { when: isOnDay, where: ['same'], needs: [sharesWords(2), sharesKind] },
  { when: isOnFirstDayOfRun, where: ['same'], needs: [sharesWords(1), isTitleInOther] },
];
