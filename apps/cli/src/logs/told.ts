import { countedWords } from '#libs/contracts';
import type { LogSum } from '#libs/event-sourcing';

/** What was compared, in words. */
export const toldSum = ({ facts, streams, sha256 }: LogSum): string =>
  `${countedWords(facts, 'fact')} in ${countedWords(streams.size, 'stream')}, by number, revisions and checksum of each stream and by the checksum of all, ${sha256}.`;
