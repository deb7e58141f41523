import type { FeedOccurrence } from '../../icalendar';
import type { FeedOptions, FeedReading } from '../feed-reading';
import { readBytes } from '../read-bytes';

/** What the process is asked: to read a feed, then for what happens in it, a little at a time. */
export type Question = { bytes: Uint8Array; said: FeedOptions } | 'more';

export type Answer = FeedReading | FeedOccurrence[];

/**
 * Runs in a process of its own. Its answers come in pieces that are small enough for the parent process to take beside its
 * work. What it throws is sent to the parent, which ends it.
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
