import type { FeedOccurrence } from '../../icalendar';
import type { FeedOptions, FeedReading } from '../feed-reading';
import { readBytes } from '../read-bytes';

/** First a feed to read, then 'more' for its next occurrences, and after an empty piece for those outside the window. */
export type FeedRequest = { bytes: Uint8Array; options: FeedOptions } | 'more';

export type FeedReply = FeedReading | FeedOccurrence[];

/** Answers in pieces, so that the parent takes each beside other work. Errors are sent to the parent, which ends the process. */
const handleRequest = ((): ((request: FeedRequest) => FeedReply) => {
  let remaining: FeedOccurrence[][] = [];
  return (request) => {
    if (request === 'more') {
      const chunk = remaining[0]?.splice(0, OCCURRENCES_PER_REPLY) ?? [];
      if (chunk.length === 0) remaining.shift();
      return chunk;
    }
    const { occurrences, outsideWindow, ...reading } = readBytes(request.bytes, request.options);
    remaining = [occurrences, outsideWindow ?? []];
    return { ...reading, occurrences: [], ...(outsideWindow && { outsideWindow: [] }) };
  };
})();

const OCCURRENCES_PER_REPLY = 200;

process.on('message', (request: FeedRequest) => process.send!(handleRequest(request)));
