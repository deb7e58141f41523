import { areApart, isAudience } from '../audience';
import { isFormOf, stemOf } from '../forms';
import { areOtherEnds, isCutOff } from './cut';
import { areOtherFilms, isWrapping } from './films';
import { type GivenNames, givenNamesIn } from './given-names';
import { isInShort, isShortFor } from './initials';
import { areOtherNumbers } from './numbers';
import { sharedSubjectOf } from './subjects';
import { areOtherTails } from './tails';
import { isGarnish, isOccasion, isTelling } from './telling-words';
import type { Title } from './title';
import { isSaying } from './title-words';

export type Likeness = Readonly<{
  kind: 'same' | 'contained' | 'other' | 'apart';
  /** Of the words that both say, how many tell this happening from most others. */
  telling: number;
  /** Of them all. */
  shared: number;
  /** One of them names who tells the other. */
  isNamed: boolean;
}>;

/**
 * How two titles compare, without the words that name who tells it and for whom it is: those are compared on their own.
 * Each number, level or audience that both name and name differently makes them two.
 */
export const likenessOf = (a: Title, b: Title, places: readonly string[] = []): Likeness => {
  if (areTwo(a, b)) return APART;
  const organizations = [...a.organization, ...b.organization, ...initialsOfOrganizations(a, b)];
  const names = givenNamesIn(a.persons, b.persons);
  let likeness = OTHER;
  for (const unsaid of [organizations, ...(places.length > 0 ? [[...organizations, ...places]] : []), []]) {
    const others = new Set(unsaid.map(stemOf));
    likeness = likenessOfWords(a, b, coreOf(a, others), coreOf(b, others), names);
    if (likeness.kind !== 'other') break;
  }
  return likeness;
};

/** Two that are about the same; undefined where no subject of one stands in the other. */
export const likenessOfSubjects = (a: Title, b: Title): Likeness | undefined => {
  const shared = sharedSubjectOf(a, b);
  return shared && { kind: 'contained', telling: shared.filter(isTelling).length, shared: shared.length, isNamed: false };
};

const areTwo = (a: Title, b: Title) =>
  areApart(a.audience, b.audience) ||
  areOtherNumbers(a.numbers, b.numbers) ||
  areOtherNumbers(a.hours, b.hours) ||
  areOtherFilms(a, b) ||
  areOtherTails(a, b) ||
  areOtherEnds(a, b);

/** 'LRHS', of what Lakota Ridge High School tells. */
const initialsOfOrganizations = (a: Title, b: Title): string[] =>
  [...a.capitals, ...b.capitals].filter((word) =>
    [a, b].some(({ organizationSpellings }) => organizationSpellings.some(({ initials }) => initials.includes(word))),
  );

const likenessOfWords = (
  a: Title,
  b: Title,
  ofA: readonly string[],
  ofB: readonly string[],
  [namesOfA, namesOfB]: GivenNames,
): Likeness => {
  const [sharedByA, sharedByB] = [foundIn(ofA, a, ofB, b, namesOfA), foundIn(ofB, b, ofA, a, namesOfB)];
  const [saidA, saidB] = [isSaid(ofA, sharedByA), isSaid(ofB, sharedByB)];
  const isOther = ofA.length === 0 || ofB.length === 0 || !(saidA || saidB);
  const shared = saidA || sharedByA.length < sharedByB.length ? sharedByA : sharedByB;
  const telling = shared.filter((word) => isTelling(word) && !isGarnish(word)).length;
  if (isOther) return { ...OTHER, shared: Math.min(telling, sharedByA.length, sharedByB.length) };
  const isNamed = isNamedIn(a, b) || isNamedIn(b, a);
  return { kind: saidA && saidB ? 'same' : 'contained', telling, shared: shared.length, isNamed };
};

const OTHER: Likeness = { kind: 'other', telling: 0, shared: 0, isNamed: false };

const APART: Likeness = { ...OTHER, kind: 'apart' };

/** Where nothing else is left, the title is the organization's name. */
const coreOf = ({ all, bound, isOfFilm }: Title, organizations: ReadonlySet<string>): string[] => {
  const saying = [...new Set(all.filter(isSaying))];
  const core = saying.filter((word) => (!organizations.has(stemOf(word)) || bound.includes(word)) && !isAudience(word));
  const film = isOfFilm ? core.filter((word) => !isWrapping(word)) : [];
  return film.length > 0 ? film : core.length > 0 ? core : saying;
};

const foundIn = (
  words: readonly string[],
  own: Title,
  others: readonly string[],
  other: Title,
  names: readonly string[],
): string[] =>
  words.filter(
    (word) =>
      names.includes(word) ||
      others.some((one) => isFormOf(word, one)) ||
      isShortFor(word, own, other) ||
      (word === own.cut && isCutOff(own, other)) ||
      isInShort(word, own, other) ||
      other.compounds.includes(word) ||
      own.compounds.some((both) => (both.startsWith(word) || both.endsWith(word)) && other.all.includes(both)),
  );

/** All but what one adds and another leaves out: where enough else is said, also as what it is held. */
const isSaid = (words: readonly string[], shared: readonly string[]) =>
  shared.length > 0 &&
  words.every((word) => shared.includes(word) || isGarnish(word) || (isOccasion(word) && shared.filter(isTelling).length >= 2));

/** By its whole name, or by most of a long one. */
const isNamedIn = ({ organization }: Title, { all, organization: own }: Title): boolean => {
  const named = organization.filter((word) => all.includes(word)).length;
  return (
    organization.join() !== own.join() &&
    organization.length > 0 &&
    named >= Math.min(organization.length, 2) &&
    named * 2 >= organization.length
  );
};
