import type { Words } from '../word-lists';
import { commonWords } from './common-words';
import type { Title } from './title';

/** Two games of one host or one opponent: 'Lacrosse vs. Mills', 'Lacrosse vs. Falls'. */
export const haveDifferentOpponents = (a: Title, b: Title): boolean =>
  a.teams.opponent.length > 0 &&
  b.teams.opponent.length > 0 &&
  (areDifferent(a.teams.opponent, a, b.teams.opponent, b) || areDifferent(hostOf(a, b), a, hostOf(b, a), b));

/** A publisher calls its own team by its own name or by that of the team. */
const hostOf = ({ teams: { host }, organization }: Title, other: Title): Words =>
  host.some((word) => organization.includes(word) || other.organization.includes(word)) ? [] : host;

const areDifferent = (ofA: Words, a: Title, ofB: Words, b: Title) =>
  ofA.length > 0 && ofB.length > 0 && !areMentioned(ofA, a, b) && !areMentioned(ofB, b, a);

const areMentioned = (team: Words, own: Title, other: Title) => commonWords(team, own, other.all, other, []).length > 0;
