import type { FeedOccurrence } from '../../icalendar';
import type { FeedOptions, FeedReading } from '../feed-reading';
import { readBytes } from '../read-bytes';

/** First a feed to read, then 'more' for its next occurrences. */
export type Question = { bytes: Uint8Array; said: FeedOptions } | 'more';

export type Answer = FeedReading | FeedOccurrence[];

/**
 * Runs in a process of its own. Answers come in pieces, so that the parent can take each beside its other work. Errors are sent to
 * the parent, which ends the process.
 */
const answer = ((): ((question: Question) => Answer) => {
  let left: FeedOccurrence[] = [];
  return (question) => {
    if (question === 'more') {
      const piece = left.slice(0, PIECE);
      left = left.slice(PIECE);
      return piece;
    }
    const { happenings, ...reading } = readBytes(question.bytes, question.said);
    left = happenings;
    return { ...reading, happenings: [] };
  };
})();

const PIECE = 200;

process.on('message', (question: Question) => process.send!(answer(question)));
