import type { LogSum } from '#libs/event-sourcing';

/** What was compared, in words. */
export const toldSum = ({ facts, streams, sha256 }: LogSum): string =>
  `${facts} facts in ${streams.size} streams, by number, revisions and checksum of each stream and by the checksum of all, ${sha256}.`;
