export { createContradictionTest } from './contradiction-test';
export { groupVersions, type VersionLink } from './group-versions';
export { createPlaceFinder, isNamesake, type KnownPlace, type PublishedPlace } from './known-places/place-finder';
export { BIAS, FACTORS } from './likelihood';
export { factorsBetween, matchVersions } from './match';
export type { MatchRule, PublishedVersion, VersionMatch } from './published-version';
export { type HostCandidate, sortHostFirst } from './sort-host-first';
export { findMatchingPairs, type MatchedVersions, type MatchingPair, VersionMatcher } from './version-matcher';
