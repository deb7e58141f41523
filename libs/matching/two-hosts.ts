import { isFormOf, occurIn, stemOf } from './forms';
import type { Place } from './places/place';
import { hasHouse } from './places/place-words';
import { isAnnouncer } from './sort-host-first';
import { isTelling } from './titles/similar-titles';
import type { Title } from './titles/title';
import { isSignificant } from './titles/title-words';
import { isSubset, type Words, withoutWords } from './word-lists';

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
