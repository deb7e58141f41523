import { stemOf } from '../forms';
import { areDisjoint, type Words } from '../word-lists';
import { wordSet } from '../words';

type NamedTitle = Readonly<{ all: Words }>;

/** 'Full Moon Hike' and 'Full Moon Paddle'. */
export const goInTwoWays = ({ all: a }: NamedTitle, { all: b }: NamedTitle): boolean => areDisjoint(waysIn(a), waysIn(b));

const waysIn = (all: Words): Words => all.flatMap((word) => WAY_BY_STEM.get(stemOf(word)) ?? []);

/** Without 'run': riders of motorcycles have those as well. */
const WAY_BY_STEM = new Map(
  Object.entries({
    foot: 'hike stroll walk',
    wheels: 'bicycle bike cycling ride',
    water: 'canoe kayak paddle',
  }).flatMap(([way, words]) => [...wordSet(words)].map((word) => [stemOf(word), way] as const)),
);
