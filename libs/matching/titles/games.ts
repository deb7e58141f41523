import { isAudienceWord, isSport } from '../audience';
import { maybeInitials } from '../spelling';
import { isSubset, type Words } from '../word-lists';
import { wordSet } from '../words';
import { isInitialsOfEither, isInitialsOfPublisher } from './initials';
import { isGameWord } from './teams';
import type { Title } from './title';
import { isSignificant, titleWordsOf } from './title-words';

/** A team plays one game at a time: of one sport, each title names the teams of the other, or they are its publisher's. */
export const areOneGame = (a: Title, b: Title): boolean =>
  isGame(a) && isGame(b) && haveOneSport(a, b) && areTeamsIn(a, b) && areTeamsIn(b, a);

/** Of four teams: 'Bears vs. Hawks' and 'Jays at Robins'. */
export const areTwoGames = (a: Title, b: Title): boolean =>
  isGame(a) && isGame(b) && namesBothTeams(a) && namesBothTeams(b) && !maybeOneGame(a, b) && !playEachOther(a, b);

const namesBothTeams = ({ unmarked }: Title) => unmarked.split(AGAINST).every((side) => titleWordsOf(side).some(isOfTeam));

/** Of one sport, and a team in common that both let play at home or both away, or both teams. */
export const maybeOneGame = (a: Title, b: Title): boolean => {
  if (!isGame(a) || !isGame(b) || !haveOneSport(a, b)) return false;
  const [ofA, ofB] = [sidesOf(a), sidesOf(b)];
  const share = (some: Words, others: Words) => some.some((team) => others.includes(team));
  return share(ofA.home, ofB.home) || share(ofA.away, ofB.away) || (share(ofA.home, ofB.away) && share(ofA.away, ofB.home));
};

/** 'Robins vs. Jays' is of the Robins at home, 'Robins at Jays' of the Jays. Many leave the own team out. */
const sidesOf = ({ unmarked }: Title): Readonly<{ home: Words; away: Words }> => {
  const [, before = '', against = '', behind = ''] = SIDES.exec(unmarked) ?? [];
  const [own, other] = [before, behind].map((side) => titleWordsOf(side).filter(isOfTeam));
  return /^(?:@|at)$/i.test(against) ? { home: other!, away: own! } : { home: own!, away: other! };
};

const SIDES = /^(.*?)\s(@|at|vs?\.?|versus)\s(.*)$/i;

export const isGame = (title: Title): boolean => title.audience.has('sport') && namesOpponent(title);

const namesOpponent = ({ unmarked }: Title) => AGAINST.test(unmarked);

const AGAINST = /\s(?:@|at|vs?\.?|versus)\s/i;

/** 'Basketball at Fern Bay' of Marlow High School and 'Lady Herons vs. Marlow' of Fern Bay School. */
export const playEachOther = (a: Title, b: Title): boolean =>
  [a, b].every(namesOpponent) &&
  [a, b].some(({ audience }) => audience.has('sport')) &&
  ![a, b].some(({ unmarked }) => OTHER_CONTEST.test(unmarked)) &&
  namesPublisherOf(a, b) &&
  namesPublisherOf(b, a);

/** Beside a game of the same two schools, at the same hour. */
const OTHER_CONTEST =
  /\b(?:academic|archery|bowling|cheer(?:leading)?|chess|cross[- ]country|dance team|debate|diving|esports|fencing|frisbee|guard|gymnastics|math|mock trial|quiz|robotics|rowing|rugby|scholastic|ski(?:ing)?|speech|swim|track|trap|water polo|xc)\b/i;

const namesPublisherOf = ({ all, organization: own }: Title, { organization }: Title) =>
  all.some((word) => isOfTeam(word) && !isSchoolWord(word) && organization.includes(word) && !own.includes(word));

/** Of one sport, each with several teams: a game, or a tournament. */
export const areOfOneCompetition = (a: Title, b: Title): boolean => [a, b].every(isCompetition) && haveOneSport(a, b);

const isCompetition = (title: Title) => isGame(title) || title.all.some((word) => COMPETITIONS.has(word));

const COMPETITIONS = wordSet(
  'classic duals invitational invite jamboree match meet playoff playoffs relays scrimmage tournament',
);

const haveOneSport = ({ audience: a }: Title, { audience: b }: Title) => {
  const [ofA, ofB] = [a.get('sport'), b.get('sport')];
  return ofA !== undefined && ofB !== undefined && !ofA.isDisjointFrom(ofB);
};

/** 'CCHS' for Clay County High School, which is a publisher, names no other team. */
const areTeamsIn = (own: Title, other: Title) => {
  const teams = own.all.filter((word) => isOfTeam(word) && !isInitialsOfEither(word, own, other));
  const publishers = [...other.organization, ...(isInInitials(other, own) ? own.organization : [])];
  return teams.length > 0 && teams.some((word) => other.all.includes(word)) && isSubset(teams, [...other.all, ...publishers]);
};

/** 'MRHS Athletics' announces the games of Mira Robles High School. */
const isInInitials = ({ organization, capitals }: Title, own: Title) =>
  [...organization, ...capitals].some((word) => maybeInitials(word) && isInitialsOfPublisher(word, own));

const isOfTeam = (word: string): boolean =>
  isSignificant(word) && !/\d/.test(word) && !isAudienceWord(word) && !isSport(word) && !isGameWord(word) && !isOfNoTeam(word);

/** Of a competition, not of a team: 'Soccer Subdistrict @ WHS', 'Oak Valley United'. */
const isOfNoTeam = (word: string) => isSchoolWord(word) || COMPETITIONS.has(word) || ROUNDS.has(word) || word === 'united';

const ROUNDS = wordSet(
  'championship championships district districts final finals quarterfinal quarterfinals regional regionals sectional sectionals semifinal semifinals state subdistrict subdistricts',
);

const isSchoolWord = (word: string) => word === 'high' || word === 'school';
