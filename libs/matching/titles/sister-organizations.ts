import { areDisjoint, type Words } from '../word-lists';
import { wordSet } from '../words';
import { haveDifferentNumbers, isNumberOrSide } from './numbers';
import type { Title } from './title';

/** Of one kind, each with its number or side of the town: Troop 41 and Troop 77, North High and South High. */
export const areSisterOrganizations = (
  { organizationMarks: a, organization: ofA }: Title,
  { organizationMarks: b, organization: ofB }: Title,
) => haveDifferentNumbers(a, b) && ([...a, ...b].some(isSide) ? haveCommonWord(ofA, ofB) : areOfOneKind(ofA, ofB));

const isSide = (mark: string) => !/\d/.test(mark);

const haveCommonWord = (a: Words, b: Words) => a.some((word) => !isNumberOrSide(word) && b.includes(word));

/** 'Prather USD 517' and 'VFW Post 7719 Prather' share only their town. */
const areOfOneKind = (a: Words, b: Words) => {
  const [bodiesOfA, bodiesOfB] = [bodiesIn(a), bodiesIn(b)];
  return bodiesOfA.length > 0 && bodiesOfB.length > 0
    ? !areDisjoint(bodiesOfA, bodiesOfB)
    : haveCommonWord(numberedWordsOf(a), numberedWordsOf(b));
};

/** Two posts, of the Legion and of the VFW. */
export const areOfTwoBodies = (a: Words, b: Words) => areDisjoint(bodiesIn(a), bodiesIn(b));

const bodiesIn = (name: Words): Words => name.flatMap((word) => BODY_BY_WORD.get(word) ?? []);

/** Each of these numbers its posts, troops, lodges or districts for itself. */
const BODY_BY_WORD = new Map(
  [
    'legion',
    'vfw foreign',
    'amvets',
    'dav disabled',
    'elks elk bpoe',
    'moose loom',
    'eagles aerie foe',
    'masonic masons mason freemasons afam',
    'odd ioof',
    'columbus',
    'scouts scout scouting troop pack bsa',
    'school schools usd isd cusd ccsd csd sd unified',
    'fire firefighters hose hook ladder',
    'local ibew afscme uaw teamsters',
    'grange',
  ].flatMap((line) => line.split(' ').map((word) => [word, line] as const)),
);

/** 'Troop 41', 'Troop No. 41', '41 Club'. */
const numberedWordsOf = (name: Words): Words =>
  name.filter((_, i) =>
    [name[i + 1], i === 1 ? name[0] : undefined, NUMBER_SIGNS.has(name[i + 1] ?? '') ? name[i + 2] : undefined].some((word) =>
      /^\d+$/.test(word ?? ''),
    ),
  );

const NUMBER_SIGNS = wordSet('no nr number');
