import { formatCount } from '#libs/contracts';
import type { LogSum } from '#libs/event-sourcing';

export const logSumLine = ({ facts, streams, sha256 }: LogSum): string =>
  `${formatCount(facts, 'fact')} in ${formatCount(streams.size, 'stream')}, counted and checksummed by stream; the checksum of all is ${sha256}.`;
