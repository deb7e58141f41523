import { isAudienceWord, isSport } from '../audience';
import { isSubset, withoutWords } from '../word-lists';
import { isGameWord } from './teams';
import type { Title } from './title';
import { isSignificant } from './title-words';

/** A team plays one game at a time: of one sport, each title names the teams of the other, or they are its publisher's. */
export const areOneGame = (a: Title, b: Title): boolean =>
  isGame(a) && isGame(b) && haveOneSport(a, b) && areTeamsIn(a, b) && areTeamsIn(b, a);

const isGame = ({ unmarked }: Title) => /\s(?:@|at|vs?\.?|versus)\s/i.test(unmarked);

const haveOneSport = ({ audience: a }: Title, { audience: b }: Title) => {
  const [ofA, ofB] = [a.get('sport'), b.get('sport')];
  return ofA !== undefined && ofB !== undefined && !ofA.isDisjointFrom(ofB);
};

/** 'CCHS' for Clay County High School, which is the publisher, names no other team. */
const areTeamsIn = ({ all, capitals, organizationSpellings }: Title, { all: others, organization }: Title) => {
  const own = capitals.filter((word) => organizationSpellings.some(({ initials }) => initials.includes(word)));
  const teams = withoutWords(all.filter(isOfTeam), own);
  return teams.length > 0 && teams.some((word) => others.includes(word)) && isSubset(teams, [...others, ...organization]);
};

const isOfTeam = (word: string): boolean =>
  isSignificant(word) && !/\d/.test(word) && !isAudienceWord(word) && !isSport(word) && !isGameWord(word);
