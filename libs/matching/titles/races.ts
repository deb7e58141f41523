import { memoize } from '#libs/contracts';
import { isSubset, type Words, withoutWords } from '../word-lists';
import { wordSet } from '../words';
import { isSignificant } from './title-words';

type NamedTitle = Readonly<{ all: Words; organization: Words }>;

/** Of several races of one day, in half-day hours: '8:30' and '9:00' of 'Fun run at 8:30, 5K at 9'. */
export const raceStartsIn = memoize((description: string | undefined): readonly string[] => {
  const starts = [...(description ?? '').matchAll(RACE_AT)].map(
    ({ groups }) => `${Number(groups!['hour']) % 12}:${groups!['minute'] ?? '00'}`,
  );
  return starts.length > 1 ? starts : [];
});

/** Both titles are of one race, and neither is only of that for children or of a short one beside the other. */
export const areOneRaceDay = (a: NamedTitle, b: NamedTitle): boolean => {
  const [ofA, ofB] = [wordsBeside(a, b), wordsBeside(b, a)];
  const [short, long] = ofA.length < ofB.length ? [ofA, ofB] : [ofB, ofA];
  return (
    [ofA, ofB].every((words) => words.some(isRace)) &&
    isSubset(short, long) &&
    short.some((word) => !isRace(word) && !SIDE_RACES.has(word)) &&
    withoutWords(long, short).every((word) => isRace(word) || SIDE_RACES.has(word) || word === 'annual' || /^\d+$/.test(word)) &&
    (SIDE_RACES.isDisjointFrom(new Set(withoutWords(long, short))) || namesMainRace(long, short))
  );
};

/** Without the name of a publisher that only one title says. */
const wordsBeside = ({ all, organization }: NamedTitle, other: NamedTitle): Words =>
  all.filter(
    (word) => isSignificant(word) && (other.all.includes(word) || ![...organization, ...other.organization].includes(word)),
  );

/** 'Blossom 5K & Kids Fun Run' beside 'Blossom 5K'. */
const namesMainRace = (long: Words, short: Words) => short.some((word) => isDistance(word) && long.includes(word));

const isRace = (word: string) => RACES.has(word) || isDistance(word);

const isDistance = (word: string) => /^\d+k$/.test(word) || word === 'marathon';

const RACES = wordSet('dash derby duathlon gallop jog jingle mile race races ride run runs stride stroll triathlon trot walk');

const SIDE_RACES = wordSet('child childrens fun junior kids mile tot toddler youth');

const RACE_AT =
  /(?:\b\d+\s?k|\b(?:1|one|half|two|2)[- ]?mile|\b(?:half[- ])?marathon|\b(?:fun|kids?['’]?s?|children['’]?s) (?:run|race|dash|mile)|\b(?:run|race|walk|trot|dash|ride))(?:\s*\/\s*walk)?(?:\s+(?:starts?|begins?|is|at|@))*:?\s+(?<hour>\d{1,2})(?::(?<minute>\d\d))?(?!\d|\s?k\b|[- ]?mile|\/)/giu;
