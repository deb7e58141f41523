import type { ComparableVersion } from './comparable-version';
import { type Words, withoutWords } from './word-lists';

type Versions = Readonly<{ a: ComparableVersion; b: ComparableVersion }>;

/** Words for publishers and for places, without their roads. */
export const namesOf = ({ a, b }: Versions): Words =>
  [a, b].flatMap(({ place }) => [
    ...withoutWords(place.words, place.roads.flat()),
    ...[...place.home, ...place.towns.flat(), ...place.organization],
  ]);

export const townsOf = ({ a, b }: Versions): Words => [a, b].flatMap(({ place: { home, towns } }) => [...home, ...towns.flat()]);
