import { areOfTwoClosings } from './closings';
import type { ComparableVersion } from './comparable-version';
import { occurIn } from './forms';
import type { TitleLikeness } from './titles/compare-titles';
import { areOfOneCompetition, areTwoGames, isGame } from './titles/games';
import { addsSession } from './titles/kinds-of-session';
import { areSisterOrganizations } from './titles/sister-organizations';
import { haveSameSubject } from './titles/subjects';
import type { Title } from './titles/title';
import type { TitleOverlap } from './titles/title-overlap';
import { isSignificant, titleWordsOf } from './titles/title-words';
import { areOfTwoCongregations } from './two-congregations';
import { areEventsOfTwoHosts, areSisterHosts } from './two-hosts';
import { areEventsOfTwoTowns } from './two-towns';
import type { VersionComparison } from './version-comparison';

/** Whatever speaks for a pair, each of these keeps it apart. */
export const isVetoed = (pair: VersionComparison): boolean => pair.time === 'different' || isVetoedAtAnyTime(pair);

export const isVetoedAtAnyTime = (pair: VersionComparison): boolean => VETOES.some((isApart) => isApart(pair));

type Veto = (pair: VersionComparison) => boolean;

const isOfOneSource: Veto = ({ a, b }) => a.version.source === b.version.source;

/** Of a game or a tournament, the school that has it and each that comes may tell. */
const isOfSisterOrganizations: Veto = ({ a, b, place }) =>
  areSisterOrganizations(a.title, b.title) && !(areOfOneCompetition(a.title, b.title) && place === 'same');

/** A game of a school without a level is that of its first team. */
const isOfLowerTeam: Veto = ({ a, b, isOnePage }) =>
  !isOnePage &&
  isGame(a.title) &&
  isGame(b.title) &&
  (isOfLowerTeamThan(a.title, b.title) || isOfLowerTeamThan(b.title, a.title));

const isOfLowerTeamThan = ({ audience }: Title, { audience: other }: Title) =>
  !other.has('team') && audience.has('team') && audience.get('team')!.isSubsetOf(LOWER_TEAMS);

const LOWER_TEAMS: ReadonlySet<string> = new Set(['jv', 'freshman', 'sophomore']);

const isOfTwoGames: Veto = ({ a, b }) => areTwoGames(a.title, b.title);

const hasTwoTitles: Veto = ({ title }) => title.kind === 'apart';

/** One names a level, an audience or a format, and several events of its organization begin then. */
const isOtherSession: Veto = ({ a, b, title }) =>
  title.kind === 'similar' &&
  (a.isOneOfSeveral || b.isOneOfSeveral) &&
  (addsSession(a.title, b.title) || addsSession(b.title, a.title));

const isAtTwoPlaces: Veto = ({ place }) => place === 'different';

const isOfTwoTowns: Veto = ({ a, b, isOnePage }) => !isOnePage && areEventsOfTwoTowns(a, b);

const isOfTwoHosts: Veto = ({ a, b, isOnePage }) =>
  !isOnePage && (areSisterHosts(a, b) || areEventsOfTwoHosts(a, b) || areOfTwoCongregations(a, b));

/** A library has the same event in each of its branches, and the branch may be named in the title only. */
const canBeInTwoBranches: Veto = ({ a, b, isOnePage, isAtOnePlace, place, title }) =>
  !isAtOnePlace &&
  !isOnePage &&
  !(place === 'unknown' && haveOneStreet(a, b)) &&
  title.kind !== 'same' &&
  (a.place.isBranch || b.place.isBranch);

const haveOneStreet = ({ place: { street: a } }: ComparableVersion, { place: { street: b } }: ComparableVersion) =>
  a !== undefined && a === b;

const isOtherClosing: Veto = ({ a, b, isOnePage }) => !isOnePage && areOfTwoClosings(a, b);

/** 'Depot Days Kickoff Party' on the first evening of 'Depot Days'. */
const isKickoffOfRun: Veto = ({ a, b }) =>
  a.time.days !== b.time.days && KICKOFF.test(a.title.unmarked) !== KICKOFF.test(b.title.unmarked);

const KICKOFF = /\bkick[- ]?off\b/i;

/** A cancelled event often has its rebooked successor beside it under nearly the same title. */
const canBeRebooked: Veto = ({ a, b, isCancelledByOne, isAtOnePlace, place, time, title, overlap }) =>
  isCancelledByOne &&
  !(
    time === 'same' &&
    ((isAtOnePlace && (title.kind === 'same' || haveSameSubject(a.title, b.title) || isSameBeside(a, b, title))) ||
      ((isAtOnePlace || place === 'unknown') && isSameUntilEnd(a, b, overlap)))
  );

/** The longer title may be that of the successor if it names a guest more, unless both end together. */
const isSameBeside = (a: ComparableVersion, b: ComparableVersion, title: TitleLikeness) =>
  title.kind === 'contained' &&
  ((a.time.end !== undefined && a.time.end === b.time.end) || !(namesGuest(a, b) || namesGuest(b, a)));

/** After 'and' or 'with' in one title only. */
const namesGuest = ({ title: { unmarked } }: ComparableVersion, { title: { all } }: ComparableVersion) => {
  const guest = NAMES_GUEST.exec(unmarked);
  return guest !== null && !occurIn(titleWordsOf(unmarked.slice(guest.index)).filter(isSignificant), all);
};

/** Whoever else comes instead has another subject. */
const isSameUntilEnd = (a: ComparableVersion, b: ComparableVersion, { subjects, additions, isReplaced }: TitleOverlap) =>
  a.time.end !== undefined && a.time.end === b.time.end && subjects >= 2 && additions <= 1 && !isReplaced;

const NAMES_GUEST = /&|\+|,|\b(?:and|feat\.?|featuring|plus|with)\b/i;

/** Those that are quickly computed come first. */
const VETOES: readonly Veto[] = [
  isOfOneSource,
  isOfSisterOrganizations,
  isOfLowerTeam,
  isOfTwoGames,
  hasTwoTitles,
  isOtherSession,
  isAtTwoPlaces,
  isOfTwoTowns,
  canBeInTwoBranches,
  canBeRebooked,
  isKickoffOfRun,
  isOtherClosing,
  isOfTwoHosts,
];
