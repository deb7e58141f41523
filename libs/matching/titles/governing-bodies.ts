import { stemOf } from '../forms';
import { isAnnouncer } from '../sort-host-first';
import { areDisjoint, haveEqualWords, isSubset, type Words, withoutWords } from '../word-lists';
import { stemSet, wordSet } from '../words';
import { isInitialsOfEither, isInitialsOfPublisher } from './initials';
import type { Title } from './title';
import { isSignificant } from './title-words';

type BodyTitle = Pick<Title, 'all' | 'capitals' | 'organization' | 'organizationMarks' | 'organizationSpellings'>;

/**
 * Meetings of those who govern one district, town or county, which have one at a time: 'Select Board', 'Alder Mills Selectmen'. A board
 * of planning, health or a library is another body. `names` are the names of towns that both publishers have.
 */
export const areOfOneGoverningBody = (a: BodyTitle, b: BodyTitle, names: Words): boolean => {
  if (![a, b].every(namesBody)) return false;
  const [ofA, ofB] = [readBody(a, b, names), readBody(b, a, names)];
  return (
    ofA !== undefined &&
    ofB !== undefined &&
    (ofA.governed === ofB.governed || isOfTown(ofA, ofB) || isOfTown(ofB, ofA)) &&
    haveOneName(ofA.names, ofB.names) &&
    isNameOf(ofA.names, b) &&
    isNameOf(ofB.names, a) &&
    !areDisjoint(publisherOf(a), publisherOf(b)) &&
    haveOneSide(a, b) &&
    !(isSelectBoard(a) && b.all.includes('council')) &&
    !(isSelectBoard(b) && a.all.includes('council')) &&
    !areDisjoint(ofA.kinds, ofB.kinds)
  );
};

/** One governs and the other does not, or each governs another thing: 'City Commission' and 'Parks Commission', 'Town Board' and 'Village Board'. */
export const areDifferentBodies = (a: BodyTitle, b: BodyTitle): boolean => {
  if (![a, b].every(namesBody)) return false;
  const [ofA, ofB] = [readBody(a, b, []), readBody(b, a, [])];
  return ofA && ofB
    ? ofA.governed !== ofB.governed &&
        ![ofA, ofB].every(({ governed }) => ALIKE.has(governed)) &&
        !isOfTown(ofA, ofB) &&
        !isOfTown(ofB, ofA)
    : (ofA !== undefined && isOfOtherBody(b, a)) || (ofB !== undefined && isOfOtherBody(a, b));
};

/** Newspapers may call one the other. */
const ALIKE = wordSet('borough city town');

/** All bodies in the title have another subject: 'Board of Health', but not 'City Council and Planning Commission'. */
const isOfOtherBody = ({ all, organization }: BodyTitle, other: BodyTitle): boolean => {
  if (all.some((word) => BESIDE_WORDS.has(word)) || isOfDistrict({ all, organization })) return true;
  const isSubject = (word = '') => isOtherBody(word) && ![...organization, ...other.organization].includes(word);
  return all.every((word, i) => {
    const next = all[i + 1] ?? '';
    const isOf = next === 'of' || next === 'on';
    return !isBodyWord(word) || (isSubject(all[i - 1]) && !LEVELS.has(next)) || (isOf && isSubject(all[i + 2]));
  });
};

/** Of those who govern, but none of their meetings. */
const BESIDE_WORDS = wordSet('candidate candidates coffee debate election forum hours junior retreat student teen youth');

/** A water district or a park commission publishes the meetings of its own board. */
const isOfDistrict = ({ all, organization }: Pick<BodyTitle, 'all' | 'organization'>) =>
  !all.some((word) => LEVELS.get(word)) &&
  organization.some(isOtherBody) &&
  organization.some((word) => isBodyWord(word) || word === 'authority' || word === 'department' || word === 'district');

/** 'Town of Corwen' is not 'Town of North Corwen'. Another publisher has no side. */
const haveOneSide = (a: BodyTitle, b: BodyTitle) => {
  const [ofA, ofB] = [sidesOf(a), sidesOf(b)];
  return [a, b].some((title) => publisherOf(title).length === 0) || haveEqualWords(ofA, ofB);
};

const sidesOf = ({ organizationMarks }: BodyTitle) => organizationMarks.filter((mark) => !/\d/.test(mark));

/** A town has it instead of a council. */
const isSelectBoard = ({ all }: BodyTitle) => all.includes('select') || all.includes('selectmen');

type Body = Readonly<{
  governed: string;
  /** Of the town or district, in the title. */
  names: Words;
  /** Of the meeting. */
  kinds: Words;
}>;

/** A council that says no more is that of any town. */
const isOfTown = (one: Body, other: Body) =>
  one.governed === ANY_TOWN && !['county', 'library', 'school'].includes(other.governed);

const ANY_TOWN = 'any town';

const namesBody = ({ all }: BodyTitle) =>
  all.some(isBodyWord) || (all.includes('committee') && all.some((word) => word === 'school' || word === 'township'));

export const isBodyWord = (word: string) => BODY_STEMS.has(stemOf(word)) || word === 'selectmen' || word === 'aldermen';

const BODY_STEMS = stemSet('board commission council freeholders supervisors');

const readBody = (own: BodyTitle, other: BodyTitle, names: Words): Body | undefined => {
  const words = own.all.filter(isSignificant);
  const isShort = (word: string) => isInitialsOfEither(word, own, other);
  const said = words.filter(
    (word) => !isBodyWord(word) && word !== 'committee' && !isMeetingWord(word) && !LEVELS.has(word) && !isShort(word),
  );
  if (!isSubset(said, [...names, ...own.organization, ...other.organization]) || withoutWords(said, names).some(isOtherBody))
    return undefined;
  const governed = governedIn(words) ?? (words.some(isShort) ? governedIn(namedByInitials(words, own, other)) : undefined);
  const ofPublisher = governedBy(own.organization) ?? (words.includes('council') ? ANY_TOWN : undefined);
  const found = governed ?? (own.organization.some(isOtherBody) ? undefined : ofPublisher);
  // Parents and teachers of one school.
  if (found === 'school' && words.includes('council')) return undefined;
  return found === undefined
    ? undefined
    : { governed: found, names: said, kinds: words.filter((word) => KINDS_OF_MEETING.has(word)) };
};

const haveOneName = (a: Words, b: Words) => a.length === 0 || b.length === 0 || isSubset(a, b) || isSubset(b, a);

/** Those who govern publish their own meetings. */
const isNameOf = (names: Words, other: BodyTitle) => {
  const publisher = publisherOf(other);
  return publisher.length === 0 || isSubset(names, [...publisher, ...other.all]);
};

/** The name of what its organization governs, if it does. */
const publisherOf = ({ organization }: BodyTitle): Words =>
  governedBy(organization) === undefined ? [] : organization.filter((word) => !LEVELS.has(word) && !isBodyWord(word));

/** 'Mill County Courier' only writes of it, unlike the 'City of Beacon'. */
const governedBy = (organization: Words) =>
  organization.some(isOtherBody) || (isAnnouncer(organization.at(-1) ?? '') && !LEVELS.has(organization[0]!))
    ? undefined
    : governedIn(organization);

const governedIn = (words: Words): string | undefined =>
  ['library', 'school'].find((level) => words.some((word) => LEVELS.get(word) === level)) ??
  words.map((word) => LEVELS.get(word)).find((level) => level !== undefined && level !== '');

/** 'Township Council' is 'Town Council' elsewhere; a village and its town have a board each. */
const LEVELS: ReadonlyMap<string, string> = new Map([
  ...[...wordSet('education school schools')].map((word) => [word, 'school'] as const),
  ...[...wordSet('selectmen select township town')].map((word) => [word, 'town'] as const),
  ...['borough', 'city', 'county', 'library', 'village'].map((word) => [word, word] as const),
  // They say that it governs, but not what.
  ...[...wordSet('directors district governing local mayor unified')].map((word) => [word, ''] as const),
]);

const isMeetingWord = (word: string) =>
  MEETING_WORDS.has(word) || KINDS_OF_MEETING.has(word) || (/^\d+$/.test(word) && word !== EMERGENCY_NUMBER);

/** It has a board of its own. */
const EMERGENCY_NUMBER = '911';

const MEETING_WORDS = wordSet(
  'agenda business called hybrid live meet meeting meetings meets monthly open public session sessions virtual zoom monday tuesday wednesday thursday friday saturday',
);

const KINDS_OF_MEETING = wordSet('emergency organizational regular reorganization special work');

const isOtherBody = (word: string) => OTHER_BODY_STEMS.has(stemOf(word));

/** Bodies of a town or a district beside those who govern it. */
const OTHER_BODY_STEMS = new Set(
  [
    ...wordSet(
      `academy accessibility adjustment advisory aging airport alumni appeals architectural art arts assessment assessors auditors building
      cemetery chamber church citizens college commerce conservation culture design development disability economic elections environmental
      ethics fair finance fire foundation friends governments harbor health heritage historic hospital housing human industrial leadership license licensing
      liquor neighborhood parents parish park parks pension personnel planning police port preservation recreation redevelopment registrars
      retirement review safety sanitary senior sewer shade stormwater student sustainability tax tourism trails transit transportation
      tree university utilities utility veterans water waterfront wetlands women works youth zoning`,
    ),
  ].map(stemOf),
);

const namedByInitials = (words: Words, own: BodyTitle, other: BodyTitle): Words =>
  [own, other]
    .filter((title) => words.some((word) => isInitialsOfPublisher(word, title)))
    .flatMap(({ organization }) => organization);
