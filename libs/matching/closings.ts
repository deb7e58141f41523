import { memoize } from '#libs/contracts';
import type { ComparableVersion } from './comparable-version';
import { areDisjoint, type Words } from './word-lists';
import { wordsOf } from './words';

/** The offices of a township and its library on a holiday, or a holiday's closing and what is celebrated on it. */
export const areOfTwoClosings = (a: ComparableVersion, b: ComparableVersion): boolean => {
  const [ofA, ofB] = [a, b].map(({ version }) => isClosing(version.name));
  if (ofA && ofB) return areDisjoint(closedBy(a), closedBy(b));
  return ofA !== ofB && (ofA ? b : a).time.start !== undefined && (ofA ? a : b).time.start === undefined;
};

/** A title is compared with many. */
const isClosing = memoize((name: string): boolean => CLOSING.test(name.replace(NO_CLOSING, '')));

const CLOSING = /\b(?:clos(?:ed|ings?|ures?)|no (?:school|classes))\b/i;

/** A street is closed for what is on in it, and an exhibition ends with a party. */
const NO_CLOSING =
  /\b(?:\w+ (?:ave(?:nue)?|bridge|lane|rd|st)|lanes?|parking|roads?|streets?|traffic|trails?) (?:is |are )?clos\w+|\bclosing (?:celebration|ceremony|concert|day|night|party|reception|weekend|worship)|\bclosed (?:captioned|meeting|session)/gi;

/** Who closes, by the title or else by the publisher. Empty if neither says. */
const closedBy = ({ version: { name, organization } }: ComparableVersion): Words => {
  const ofTitle = bodiesIn(name);
  return ofTitle.length > 0 ? ofTitle : bodiesIn(organization);
};

const bodiesIn = (text: string): Words => {
  const words = wordsOf(text);
  const bodies = words.flatMap((word) => BODIES[word] ?? []);
  // 'County offices' are not those of a town.
  return bodies.includes('county') ? bodies.filter((body) => body !== 'town') : bodies;
};

const BODIES: Readonly<Record<string, string>> = {
  ...{ city: 'town', government: 'town', hall: 'town', municipal: 'town', office: 'town', offices: 'town', borough: 'town' },
  ...{ town: 'town', township: 'town', village: 'town', county: 'county', courthouse: 'county' },
  ...{ branch: 'library', branches: 'library', libraries: 'library', library: 'library' },
  ...{ classes: 'school', district: 'school', noschool: 'school', school: 'school', schools: 'school' },
  ...{ campus: 'college', college: 'college', university: 'college', museum: 'museum', pool: 'pool', senior: 'seniors' },
  ...{ recycling: 'waste', transfer: 'waste', landfill: 'waste' },
};
