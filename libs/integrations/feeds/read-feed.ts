import type { FeedOptions, FeedReading } from './feed-reading';
import { FeedReader } from './reader/feed-reader';

export type ReadFeed = (bytes: Uint8Array, options: FeedOptions, signal?: AbortSignal) => Promise<FeedReading>;

const reader = new FeedReader();

/**
 * Reads the events of a feed of any format within a window of town days, in a child process, one feed at a time. Throws FeedFailure
 * with a reason if a feed cannot be read; the next feed is read either way. Throws the reason of `signal` after it aborts. Any
 * other error is a bug.
 */
export const readFeed: ReadFeed = (bytes, options, signal) => reader.read(bytes, options, signal);
