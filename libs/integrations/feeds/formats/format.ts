import type { ReadEvent } from '../../icalendar/read-events';
import type { FeedFormat } from '../feed-reading';

/** What a format's reader makes of a feed's text. */
export type Found = {
  format: FeedFormat;
  events: ReadEvent[];
  /** Undefined when it tells events, or could; else what it is instead, in words for an operator. */
  isInstead?: string;
  /** What a page without events calls itself. */
  title?: string;
  isCutShort: boolean;
  refreshMinutes?: number | undefined;
  /** What the feed calls itself, in a line. */
  name?: string | undefined;
};
