import { likelihoodOf } from './likelihood';
import type { MatchRule, VersionMatch } from './published-version';
import type { TimeLikeness } from './time';
import type { TitleLikeness } from './titles/compare-titles';
import { addsAge } from './titles/kinds-of-session';
import type { VersionComparison } from './version-comparison';

/** Undefined without any. The strongest evidence counts. */
export const evidenceFor = (pair: VersionComparison): VersionMatch | undefined => {
  const found = findEvidence(pair);
  if (found) return { rule: found.rule, score: pair.isCancelledByOne ? LOWEST_SCORE : found.score };
  return likelihoodOf(pair) >= 0 ? { rule: 'much in common', score: LOWEST_SCORE } : undefined;
};

export const hasEvidence = (pair: VersionComparison): boolean => findEvidence(pair) !== undefined;

const findEvidence = (pair: VersionComparison): Evidence | undefined =>
  pair.place === 'unlike'
    ? undefined
    : EVIDENCE.find(
        ({ times, titles, needs }) =>
          times.includes(pair.time) && titles.includes(pair.title.kind) && needs.every((isMet) => isMet(pair)),
      );

const LOWEST_SCORE = 0.75;

type Need = (pair: VersionComparison) => boolean;

type Evidence = Readonly<{
  rule: MatchRule;
  score: number;
  times: readonly TimeLikeness[];
  titles: readonly TitleLikeness['kind'][];
  needs: readonly Need[];
}>;

const isAtOnePlace: Need = (pair) => pair.isAtOnePlace;

const isOnOnePage: Need = (pair) => pair.isOnePage;

const isCopied: Need = (pair) => !pair.isOfOneOrganization && pair.hasCommonDescription;

/** One organization gives two events at one start similar titles. */
const isUnambiguous: Need = ({ a, b, title, isOfOneOrganization }) =>
  !isOfOneOrganization || (title.kind !== 'similar' && !(a.isOneOfSeveral && b.isOneOfSeveral));

const hasTellingWords =
  (count: number): Need =>
  ({ title }) =>
    title.telling >= count;

/** One word is enough beside the name of the publisher. */
const isTellingOrNamed: Need = ({ title: { telling, isNamed } }) => telling >= (isNamed ? 1 : 2);

/** 'Craft Night' and 'Kids Craft Night' are two, because common words do not distinguish an event. */
const isTellingOrOfOneAudience: Need = ({ a, b, title: { telling } }) =>
  telling > 0 || !(addsAge(a.title, b.title) || addsAge(b.title, a.title));

const isTellingAtPlace: Need = ({ title: { telling, shared, isNamed } }) => telling > 0 || shared > 2 || isNamed;

const isTellingOnDay: Need = ({ title: { telling, shared, isNamed } }) => telling > 0 || (isNamed && shared > 1);

const isTellingOrFullyNamed: Need = ({ title: { telling, shared, isNamed } }) =>
  telling > 1 || (isNamed && telling > 0 && shared > 2);

/** Many words together distinguish an event, even if each of them is common. */
const isTellingAnywhere: Need = ({ title: { telling, shared, isNamed } }) =>
  shared >= 4 || (shared >= 2 && (telling > 0 || isNamed)) || (telling > 0 && isNamed);

const isProperOrNowhere: Need = ({ title: { isNamed }, maybeOfTwoHosts }) => isNamed || !maybeOfTwoHosts;

/** If each title says more, two common words are not enough, and one is not for events of two kinds. */
const isAboutOne: Need = ({ title: { telling }, overlap: { additions, areOfTwoKinds } }) =>
  telling > 2 || (additions === 0 && (telling > 1 || !areOfTwoKinds));

const ANY_TITLES: Evidence['titles'] = ['same', 'contained', 'similar', 'other'];

/** The strongest first. */
const EVIDENCE: readonly Evidence[] = [
  {
    score: 1,
    rule: 'same title, start and place',
    times: ['same'],
    titles: ['same'],
    needs: [isAtOnePlace, isTellingOrOfOneAudience],
  },
  {
    score: 0.95,
    rule: 'one title in the other, same start and place',
    times: ['same'],
    titles: ['contained'],
    needs: [isAtOnePlace, isTellingAtPlace, isUnambiguous],
  },
  {
    score: 0.95,
    rule: 'one title in the other, same start and place',
    times: ['near'],
    titles: ['same', 'contained'],
    needs: [isAtOnePlace, hasTellingWords(1), isUnambiguous],
  },
  { score: 0.95, rule: 'same page and start', times: ['same', 'run'], titles: ANY_TITLES, needs: [isOnOnePage] },
  {
    score: 0.95,
    rule: 'same page and start',
    times: ['near', 'day'],
    titles: ['same', 'contained', 'similar'],
    needs: [isOnOnePage],
  },
  { score: 0.9, rule: 'same title and start', times: ['same'], titles: ['same'], needs: [isTellingAnywhere, isProperOrNowhere] },
  { score: 0.9, rule: 'same title and start', times: ['near'], titles: ['same'], needs: [isTellingOrNamed] },
  { score: 0.9, rule: 'same title, day and place', times: ['day'], titles: ['same'], needs: [isAtOnePlace, isTellingOnDay] },
  {
    score: 0.9,
    rule: 'same title and place, nearly the same run',
    times: ['run'],
    titles: ['same', 'contained'],
    needs: [isAtOnePlace, hasTellingWords(1), isUnambiguous],
  },
  {
    score: 0.85,
    rule: 'similar titles, same start and place',
    times: ['same'],
    titles: ['similar'],
    needs: [isAtOnePlace, isUnambiguous, isAboutOne],
  },
  { score: 0.85, rule: 'same description and start', times: ['same'], titles: ANY_TITLES, needs: [isCopied] },
  { score: 0.8, rule: 'same title and day', times: ['day'], titles: ['same'], needs: [isTellingOrFullyNamed] },
  {
    score: 0.8,
    rule: 'one title in the other, same start',
    times: ['same'],
    titles: ['contained'],
    needs: [isTellingOrNamed, isProperOrNowhere, isUnambiguous],
  },
  {
    score: 0.75,
    rule: 'similar titles, same start',
    times: ['same'],
    titles: ['similar'],
    needs: [hasTellingWords(2), isUnambiguous, isAboutOne],
  },
];
