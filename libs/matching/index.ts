export { contradicting } from './contradicting';
export { findPairs, type Pair } from './find-pairs';
export { isNamesake, type KnownPlace, placeFinder, type Whereabouts } from './known-places/place-finder';
export { match } from './match';
export { type Candidate, ownFirst } from './own-first';
export { type Link, partition } from './partition';
export type { Match, Rule, Telling } from './telling';
