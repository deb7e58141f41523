import type { FeedOptions, FeedReading } from './feed-reading';
import { FeedReader } from './reader/feed-reader';

const reader = new FeedReader();

/**
 * Reads the events of a feed of any format within a window of days of the town. Runs beside the work of this process, one feed at a
 * time.
 * Returns, or throws FeedFailure with a reason, for any bytes; the next feed is read either way. Any other error is a fault of
 * Almanac, or the reason of `signal`.
 */
export const readFeed = (bytes: Uint8Array, options: FeedOptions, signal?: AbortSignal): Promise<FeedReading> =>
  reader.read(bytes, options, signal);
