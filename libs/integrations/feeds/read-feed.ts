import type { FeedOptions, FeedReading } from './feed-reading';
import { FeedReader } from './reader/feed-reader';

export type ReadFeed = (bytes: Uint8Array, options: FeedOptions, signal?: AbortSignal) => Promise<FeedReading>;

const reader = new FeedReader();

/** Any format, within a window of town days, in a child process, one at a time. Throws FeedFailure, or the reason of `signal`; other errors are bugs. */
export const readFeed: ReadFeed = (bytes, options, signal) => reader.read(bytes, options, signal);
