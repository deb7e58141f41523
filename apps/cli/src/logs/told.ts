import type { LogSum } from '#libs/event-sourcing';

/** What was compared, in words. */
export const toldSum = ({ facts, streams, sha256 }: LogSum): string =>
  `${facts} facts in ${streams.size} streams, by number, revisions and checksum of each stream and by the checksum of all, ${sha256}.`;

/** None is no wonder where none ever worked; else somebody looked for them in the wrong place. */
export const toldReactors = (reactors: number): string =>
  `${reactors} ${reactors === 1 ? 'reactor goes' : 'reactors go'} on where ${reactors === 1 ? 'it was' : 'they were'}.`;
