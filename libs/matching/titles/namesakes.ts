import { isAudienceWord } from '../audience';
import { isSubset, type Words, withoutWords } from '../word-lists';
import { isOptionalWord } from './distinctive-words';
import type { Title } from './title';
import { isSignificant } from './title-words';

/** Two of one kind, each with its name. A publisher leaves out its own: 'Farmers Market' of the Mill Farmers Market. */
export const areNamesakes = (a: Title, b: Title): boolean => isOtherOfKind(a, b) || isOtherOfKind(b, a);

const isOtherOfKind = (one: Title, other: Title): boolean => {
  const kind = commonEndOf(one.organization, namesIn(one));
  if (kind.length === 0 || kind.length === one.organization.length || !endsWith(namesIn(other), kind)) return false;
  const name = withoutWords(endsWith(other.organization, kind) ? other.organization : namesIn(other), kind);
  return name.length > 0 && name.some((word) => !isOptionalWord(word)) && !isSubset(name, [...one.organization, ...one.all]);
};

const endsWith = (words: Words, end: Words) => commonEndOf(words, end).length === end.length;

const namesIn = ({ all }: Title): Words => all.filter((word) => isSignificant(word) && !isAudienceWord(word));

const commonEndOf = (a: Words, b: Words): Words => {
  const count = a.findLastIndex((word, i) => word !== b[i - a.length + b.length]);
  return a.slice(count + 1);
};
