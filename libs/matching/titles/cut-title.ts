import { occurIn } from '../forms';

/** Such as 'Beauty and the Bea…'. */
type CutTitle = Readonly<{ all: Words; organization: Words; cut?: string }>;

type Words = readonly string[];

export const isCutOffTitle = (name: string) => /\p{L}(?:…|\.{3,})\s*$/u.test(name);

export const matchesCutWord = ({ cut }: CutTitle, { all, organization }: CutTitle) =>
  cut !== undefined && [...all, ...organization].some((word) => word.startsWith(cut));

export const haveDifferentEnds = (a: CutTitle, b: CutTitle) => continuesDifferently(a, b) || continuesDifferently(b, a);

const continuesDifferently = (a: CutTitle, b: CutTitle) =>
  a.cut !== undefined && !matchesCutWord(a, b) && occurIn(a.all.slice(0, -1), b.all) && !occurIn(b.all, a.all);
