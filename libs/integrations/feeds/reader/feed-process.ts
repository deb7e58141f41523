import type { FeedOccurrence } from '../../icalendar';
import type { FeedOptions, FeedReading } from '../feed-reading';
import { readBytes } from '../read-bytes';

/** First a feed to read, then 'more' for its next occurrences. */
export type FeedRequest = { bytes: Uint8Array; options: FeedOptions } | 'more';

export type FeedReply = FeedReading | FeedOccurrence[];

/**
 * Runs in a process of its own. Answers come in pieces, so that the parent can take each beside its other work. Errors are sent to
 * the parent, which ends the process.
 */
const handleRequest = ((): ((request: FeedRequest) => FeedReply) => {
  let remaining: FeedOccurrence[] = [];
  return (request) => {
    if (request === 'more') {
      const chunk = remaining.slice(0, OCCURRENCES_PER_REPLY);
      remaining = remaining.slice(OCCURRENCES_PER_REPLY);
      return chunk;
    }
    const { occurrences, ...reading } = readBytes(request.bytes, request.options);
    remaining = occurrences;
    return { ...reading, occurrences: [] };
  };
})();

const OCCURRENCES_PER_REPLY = 200;

process.on('message', (request: FeedRequest) => process.send!(handleRequest(request)));
