import { isFormOf, occurIn, stemOf } from './forms';
import type { Place } from './places/place';
import { hasHouse, isName, isOtherHouse, isRareName, isSingleHouse, kindOfHost } from './places/place-words';
import { isAnnouncer } from './sort-host-first';
import { isTelling } from './titles/similar-titles';
import { areOfTwoBodies } from './titles/sister-organizations';
import type { Title } from './titles/title';
import { isSignificant } from './titles/title-words';
import { areDisjoint, isSubset, type Words, withoutWords } from './word-lists';
import { stemSet, wordSet } from './words';

type HostedEvent = Readonly<{ title: Title; place: Place }>;

/** Each title begins with the name of its publisher, and little else is in both: 'Garden Club Sale', 'Quilt Guild Sale'. */
export const areEventsOfTwoHosts = (a: HostedEvent, b: HostedEvent): boolean => {
  const nameOfA = ownNameIn(a);
  if (nameOfA.length === 0) return false;
  const nameOfB = ownNameIn(b);
  const [ofA, ofB] = [withoutWords(nameOfA, nameOfB), withoutWords(nameOfB, nameOfA)];
  return (
    ofA.some(isNameOfHost) &&
    ofB.some(isNameOfHost) &&
    !areMentioned(ofA, [...wordsOfEvent(b), ...a.place.words]) &&
    !areMentioned(ofB, [...wordsOfEvent(a), ...b.place.words]) &&
    sharedSubjects(withoutWords(a.title.all, nameOfA), withoutWords(b.title.all, nameOfB)).length <= 1
  );
};

/**
 * Two police departments, little leagues or schools, each of which means a place of its own by a name that others have too: 'Field 1',
 * 'Auditorium'. Their kind stands at the end of both names.
 */
export const areSisterHosts = ({ place: a }: HostedEvent, { place: b }: HostedEvent): boolean => {
  const [ofA, ofB] = [a, b].map(({ organization }) => organization.filter((word) => !isMark(word)));
  return (
    kindOf(a.organization) === kindOf(b.organization) &&
    !(areOfTwoBodies(a.organization, b.organization) && [a, b].every(isHouseOfOthers)) &&
    ![...ofA!, ...ofB!].some(isAnnouncer) &&
    ![a, b].some(isNamedPlace) &&
    withoutWords(ofA!, ofB!).some(isOwnWord) &&
    withoutWords(ofB!, ofA!).some(isOwnWord)
  );
};

/** The title is about another guild, club or league than the one that publishes the other: 'Rose Guild: Book Fair' and 'Book Fair'. */
export const namesSisterHost = ({ title: { all } }: HostedEvent, { title, place: { organization } }: HostedEvent): boolean => {
  const kind = stemOf(organization.at(-1) ?? '');
  const name = all[all.findIndex((word) => stemOf(word) === kind) - 1];
  const published = organization.slice(0, -1).filter(isName);
  return (
    KINDS_OF_GROUPS.has(kind) &&
    name !== undefined &&
    isName(name) &&
    ![...organization, ...title.all].includes(name) &&
    published.length > 0 &&
    !published.some((word) => all.includes(word)) &&
    !title.all.some((word) => stemOf(word) === kind)
  );
};

/** A band and a choir, but not a choir and a chorus. */
export const areOfTwoEnsembles = (a: Words, b: Words): boolean => areDisjoint(ensemblesIn(a), ensemblesIn(b));

const ensemblesIn = (title: Words) => title.flatMap((word) => ENSEMBLES.get(word) ?? []);

const ENSEMBLES = new Map(
  Object.entries({
    band: 'band',
    choir: 'choir choral chorale choirs chorus choruses singers',
    orchestra: 'orchestra philharmonic symphony',
  }).flatMap(([kind, words]) => [...wordSet(words)].map((word) => [word, kind] as const)),
);

const KINDS_OF_GROUPS = stemSet('band choir chorale chorus club council guild league orchestra post society troop');

/** Behind a number stands only a town: 'VFW Post 7719 Prather'. */
const kindOf = (organization: Words) => {
  const mark = organization.findIndex((word, i) => i > 0 && isMark(word));
  return mark > 0 ? organization[mark - 1] : organization.at(-1);
};

const isMark = (word: string) => word === 'no' || /^\d+$/.test(word);

const isNamedPlace = ({ houses, rooms, street }: Place) => street !== undefined || [...houses, ...rooms].flat().some(isRareName);

/** Two veterans' posts in the park, each of which has a hall of its own. */
const isHouseOfOthers = ({ houses, rooms }: Place) =>
  [...houses, ...rooms].flat().some((word) => isOtherHouse(word) || isSingleHouse(word));

const isOwnWord = (word: string) => isName(word) || kindOfHost(word) === 'church' || SCHOOL_LEVELS.has(word);

const SCHOOL_LEVELS = wordSet('elementary high intermediate middle primary');

/** To its last word, and not only that of a town. None of newspapers, which announce events of others. */
const ownNameIn = ({ title: { all, organization, organizationStems }, place: { home } }: HostedEvent): Words => {
  const words = all.filter(isSignificant);
  const end = words.findIndex((word) => !organizationStems.includes(stemOf(word)));
  const name = words.slice(0, Math.max(end, 0));
  return !name.includes(organization.at(-1)!) || organization.some(isAnnouncer) || isSubset(name, home) ? [] : name;
};

const isNameOfHost = (word: string) => isTelling(word) && !hasHouse(word);

const wordsOfEvent = ({ title, place }: HostedEvent): Words => [...title.all, ...title.organization, ...place.words];

const areMentioned = (name: Words, words: Words) => occurIn(name.filter(isNameOfHost), words);

const sharedSubjects = (ofA: Words, ofB: Words) =>
  ofA.filter((word) => isTelling(word) && ofB.some((one) => isFormOf(word, one)));
