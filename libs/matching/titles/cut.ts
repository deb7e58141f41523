import { areSaidIn } from '../forms';

/** A title whose last word breaks off: 'Beauty and the Bea…'. */
type Cut = Readonly<{ all: Words; organization: Words; cut?: string }>;

type Words = readonly string[];

export const isBrokenOff = (name: string) => /\p{L}(?:…|\.{3,})\s*$/u.test(name);

/** The other says a word that begins so. */
export const isCutOff = ({ cut }: Cut, { all, organization }: Cut) =>
  cut !== undefined && [...all, ...organization].some((word) => word.startsWith(cut));

/** Both begin alike, and go on in two ways. */
export const areOtherEnds = (a: Cut, b: Cut) => goesOnOtherwise(a, b) || goesOnOtherwise(b, a);

const goesOnOtherwise = (a: Cut, b: Cut) =>
  a.cut !== undefined && !isCutOff(a, b) && areSaidIn(a.all.slice(0, -1), b.all) && !areSaidIn(b.all, a.all);
