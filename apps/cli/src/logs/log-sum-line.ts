import { formatCount } from '#libs/contracts';
import type { LogSum } from '#libs/event-sourcing';

export const logSumLine = ({ facts, streams, sha256 }: LogSum): string =>
  `${formatCount(facts, 'fact')} in ${formatCount(streams.size, 'stream')}, by number, revisions and checksum of each stream and by the checksum of all, ${sha256}.`;
