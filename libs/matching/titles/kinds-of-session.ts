import { isAge, kindOfAudience } from '../audience';
import { isFormOf } from '../forms';
import type { Words } from '../word-lists';
import { wordSet } from '../words';
import { areOfOneCompetition } from './games';
import type { Title } from './title';
import { isSignificant } from './title-words';

/** Each says which of several events it is and the other does not: 'Chess for Beginners', 'Chess: Open Play'. */
export const areDifferentSessions = (a: Title, b: Title): boolean =>
  addsSession(a, b) && addsSession(b, a) && !areOfOneCompetition(a, b);

/** Whether it names an audience, a level, a format or a number that the other lacks. */
export const addsSession = (one: Title, other: Title): boolean =>
  [...one.audience.keys()].some(
    (kind) => SESSION_KINDS.has(kind) && !other.audience.has(kind) && isSaidBesideName(kind, one, other),
  ) ||
  formatsIn(wordsBesideName(one, other)).some((format) => !other.all.some((word) => isFormOf(word, format))) ||
  (hasAges(one, other) && !hasAges(other, one)) ||
  (withoutIntroduction(one.numbers).length > (isCountFirst(one) ? 1 : 0) && other.numbers.length === 0);

/** 'Medicare 101' is no session of several. */
const withoutIntroduction = (numbers: Words) => numbers.filter((number) => number !== '101');

const isSaidBesideName = (kind: string, one: Title, other: Title) =>
  wordsBesideName(one, other).some((word) => kindOfAudience(word) === kind);

/** Without the 'League of Women Voters', which publishes the other: that is no league's game, and not for women. */
const wordsBesideName = ({ all }: Title, { organization }: Title): Words => {
  const words = all.filter(isSignificant);
  const start = words.findIndex((_, i) => isNameAt(words, i, organization));
  return start < 0 ? all : [...words.slice(0, start), ...words.slice(start + MIN_NAME_WORDS)];
};

/** In that order in the name of the publisher. */
const isNameAt = (words: Words, start: number, organization: Words) => {
  const name = words.slice(start, start + MIN_NAME_WORDS);
  const at = organization.indexOf(name[0]!);
  return name.length === MIN_NAME_WORDS && at >= 0 && name.every((word, i) => organization[at + i] === word);
};

/** Fewer may say what the event is about: 'Girls Lacrosse' of a club for it. */
const MIN_NAME_WORDS = 3;

/** 'Four Centuries in a Weekend' counts, 'Level 2' and 'U12' tell one of several. */
const isCountFirst = ({ all: [first = '', second = ''] }: Title) => /^\d+$/.test(first) && /\p{L}{3}s$/u.test(second);

const SESSION_KINDS = new Set(['gender', 'team', 'level']);

/** 'Kids Craft Night', but not 'Craft Night (ages 5-8)', which says more of the same. */
export const addsAge = (one: Title, other: Title): boolean => one.audience.has('age') && !hasAges(other, one);

/** Adults and seniors are often left out. */
export const addsChildren = (one: Title, other: Title): boolean =>
  addsAge(one, other) && [...one.audience.get('age')!].some((age) => age !== 'adult' && age !== 'old');

/** 'Adult' of an 'Adult School' that is a publisher says no age. */
const hasAges = ({ ages, all, organization }: Title, other: Title) =>
  ages.length > 0 ||
  all.some((word) => (isAge(word) || isAgeOfTeam(word)) && !organization.includes(word) && !other.organization.includes(word));

/** '10U', 'U12' */
const isAgeOfTeam = (word: string) => /^(?:u\d{1,2}|\d{1,2}u)$/.test(word);

const formatsIn = (all: Words) =>
  all.filter(
    (word, i) =>
      FORMAT_WORDS.has(word) ||
      (word === 'open' && OPEN_FORMATS.has(all[i + 1] ?? '')) ||
      (word === 'learn' && all[i + 1] === 'to' && OPEN_FORMATS.has(all[i + 2] ?? '')),
  );

const FORMAT_WORDS = wordSet('drop league leagues lesson lessons practice scrimmage supervised tournament');

const OPEN_FORMATS = wordSet('court courts gymnasium jam lab mic play practice skate studio swim');
