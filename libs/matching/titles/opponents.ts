import type { Words } from '../word-lists';
import { commonWords } from './common-words';
import type { Title } from './title';

/** Two games of one host: 'Lacrosse vs. Mills', 'Lacrosse vs. Falls'. */
export const haveDifferentOpponents = (a: Title, b: Title): boolean =>
  a.opponent.length > 0 && b.opponent.length > 0 && !areMentioned(a.opponent, a, b) && !areMentioned(b.opponent, b, a);

const areMentioned = (opponent: Words, own: Title, other: Title) => commonWords(opponent, own, other.all, other, []).length > 0;
