import type { FeedReading, Said } from './feed-reading';
import { FeedReader } from './reader/feed-reader';

const reader = new FeedReader();

/**
 * What happens in a window of town days according to a feed, whatever its format, told as iCalendar tells it. It is read
 * beside the work of this process, one feed after the other.
 *
 * Whatever the bytes are, it answers or throws FeedFailure with its reason; either way the next feed is read. Another error is a
 * fault of ours, or the reason of `stopped`.
 */
export const readFeed = (bytes: Uint8Array, said: Said, stopped?: AbortSignal): Promise<FeedReading> =>
  reader.read(bytes, said, stopped);
