import { memoize } from '#libs/contracts';
import { isAudienceWord } from './audience';
import type { ComparableVersion } from './comparable-version';
import { isCivicWord } from './places/civic';
import { isName, isRareName } from './places/place-words';
import { isNamedIn } from './titles/compare-titles';
import { isOptionalWord } from './titles/distinctive-words';
import { eventKindsOf, isEventKind } from './titles/event-kinds';
import { addsSession } from './titles/kinds-of-session';
import { isTelling } from './titles/similar-titles';
import { isSignificant } from './titles/title-words';
import { areDisjoint, isSubset, type Words, withoutWords } from './word-lists';
import { isFiller, wordSet, wordsOf } from './words';

type Versions = Readonly<{ a: ComparableVersion; b: ComparableVersion }>;

/** How many of two name who publishes the other, in title or description: 'Mixer with the Mill Chamber', 'Presented by Mill Arts'. */
export const countHosts = ({ a, b }: Versions): number => Number(namesHost(a, b)) + Number(namesHost(b, a));

/** How many describe their event with the name of who publishes the other. */
export const countDescribedHosts = ({ a, b }: Versions): number => Number(isInDescription(a, b)) + Number(isInDescription(b, a));

/**
 * The title of one says of which kind its event is and who publishes the other, and no more, or the other has no subject: 'Mill Players
 * concert' is their 'Schubert & Shaw'.
 */
export const isEventOfNamedHost = (one: ComparableVersion, other: ComparableVersion): boolean => {
  const places = [one, other].flatMap(({ place }) => [...place.words, ...place.home, ...place.towns.flat()]);
  const [ofOne, ofOther] = [one, other].map(({ title }) =>
    withoutWords(title.all.filter(isSignificant), [...places, ...other.place.organization]).filter(
      (word) => !isOptionalWord(word),
    ),
  );
  const [kinds, others] = [eventKindsOf(ofOne!), eventKindsOf(ofOther!)];
  const isBare = (words: Words, beside: Words) =>
    words.every((word) => isEventKind(word) || isAudienceWord(word) || GIFT_WORDS.has(word) || beside.includes(word));
  return (
    !other.isOneOfSeveral &&
    !addsSession(other.title, one.title) &&
    isNamedIn(other.title, one.title) &&
    (isNamedAsGuest(one, other) || (isHostInTitle(one, other) && namesWholeHost(one, other))) &&
    !areDisjoint(kinds, others) &&
    (kinds.length > 0 || ofOne!.some((word) => ofOther!.includes(word))) &&
    (isBare(ofOne!, ofOther!) || isBare(ofOther!, ofOne!))
  );
};

/** A band that gives only the place as title, and the concert in which the other names the band. */
export const isTourDateOf = (date: ComparableVersion, concert: ComparableVersion): boolean => {
  const { organization } = date.place;
  if (organization.length < 2 || date.isOneOfSeveral || areDisjoint(date.title.all, date.place.words)) return false;
  const places = [date, concert].flatMap(({ place }) => [...place.words, ...place.home, ...place.towns.flat(), ...organization]);
  return (
    !withoutWords(organization, [...date.place.words, ...date.place.towns.flat()]).every((word) => isCivicWord(word)) &&
    withoutWords(date.title.all, places).every(
      (word) => !isEventKind(word) && (isOptionalWord(word) || !isName(word) || word === STATE_OF_MONTANA),
    ) &&
    (isNameIn(organization, concert.title.all.filter(isSignificant).join(' ')) ||
      isNameIn(organization, significantTextOf(concert.version.description ?? '')))
  );
};

/** As `wordsOf` reads 'MT'. */
const STATE_OF_MONTANA = 'mount';

const isNameIn = (name: Words, text: string) => ` ${text} `.includes(` ${name.join(' ')} `);

/** 'Bird Walk with Mill Audubon', which may seem to be a town called Mill Audubon. */
const isNamedAsGuest = ({ title: { unmarked } }: ComparableVersion, { place: { home, organization } }: ComparableVersion) => {
  const guest = wordsOf(GUEST.exec(unmarked)?.[1] ?? '');
  return home.length > 1 && isSubset(home, guest) && isSubset(guest.filter(isSignificant), organization);
};

const GUEST = /\b(?:with|by)\s+(.+)$/i;

/** By nearly its whole name: its first words may be those of a town. */
const namesWholeHost = ({ title }: ComparableVersion, { place: { organization, isOfGovernment } }: ComparableVersion) =>
  !isOfGovernment &&
  !(organization.includes('county') && organization.length < 3) &&
  organization.filter((word) => title.all.includes(word)).length >= organization.length * MIN_NAMED_SHARE;

const MIN_NAMED_SHARE = 2 / 3;

const GIFT_WORDS = wordSet('benefit benefiting benefits fundraiser support supporting');

const namesHost = (one: ComparableVersion, other: ComparableVersion): boolean =>
  isHostInTitle(one, other) || (isGuest(one, other) && isInDescription(one, other));

const isHostInTitle = (one: ComparableVersion, other: ComparableVersion): boolean => {
  const { organization } = other.place;
  const title = one.title.all.filter(isSignificant);
  const isOnlyName = title.some(isTelling) && isSubset(title, organization);
  return (
    isGuest(one, other) &&
    title.some((word) => organization.includes(word) && isOwnWord(word, one, other)) &&
    (isOnlyName || isNamedIn(other.title, one.title) || title.some((word) => isOrder(word) && organization.includes(word)))
  );
};

/** Called so in every town: 'Lions Golf Scramble' of the 'Mill Lions Club'. */
const isOrder = (word: string) => ORDERS.has(word);

const ORDERS = wordSet('elks grange jaycees kiwanis lions moose optimist rotary ruritan vfw');

/** Not in its own house, which each of its events may name. */
const isGuest = (one: ComparableVersion, other: ComparableVersion): boolean => {
  const places = [...one.place.words, ...other.place.words];
  const names = other.place.organization.filter((word) => isOwnWord(word, one, other));
  return names.some((word) => !places.includes(word)) && !names.some((word) => isRareName(word) && places.includes(word));
};

/** Neither the town of one of the publishers or places nor a word that is often left out. */
const isOwnWord = (word: string, a: ComparableVersion, b: ComparableVersion) =>
  ![a, b].some(({ place: { home, towns } }) => [home, ...towns].some((town) => town.includes(word))) && !isOptionalWord(word);

/** The whole name or the first half of it, as in 'League of Women Voters' for that of a county. */
const isInDescription = (one: ComparableVersion, other: ComparableVersion): boolean => {
  const [{ description }, { organization }] = [one.version, other.place];
  if (!description || organization.length < 2) return false;
  const half = organization.slice(0, Math.max(2, Math.ceil(organization.length / 2)));
  const isIn = (words: Words) => isNameIn(words, significantTextOf(description));
  return isIn(organization) || (half.some((word) => isOwnWord(word, one, other)) && isIn(half));
};

const significantTextOf = memoize(
  (text: string): string =>
    ` ${wordsOf(text)
      .filter((word) => !isFiller(word))
      .join(' ')} `,
);
