import type { FailureReason } from '#libs/contracts';
import type { CalendarReading, ReadingOptions } from '../icalendar';

export type FeedFormat = 'iCalendar' | 'RSS' | 'Atom' | 'JSON Feed' | 'web page';

/** What is known of a feed before it is read: the town, the window and, where an operator has said it, the source's own zone. */
export type Said = ReadingOptions & {
  /** The content type as the publisher's server says it. Nobody goes by it: servers call everything text/html. */
  type?: string;
  /** Where it stands. Links within it are told from there. */
  address?: string;
};

/** What a feed of any format tells. Of one that is no calendar the format is what it looks like, and a problem says what it is. */
export type FeedReading = CalendarReading & {
  format: FeedFormat;
  /** What a page without events calls itself. */
  title?: string;
};

/** Nothing could be read, within the limits of time and memory: nothing is known of what the feed says. */
export class FeedFailure extends Error {
  override name = 'FeedFailure';

  constructor(message: string, { reason, title, ...options }: ErrorOptions & Pick<FeedFailure, 'reason' | 'title'>) {
    super(message, options);
    this.reason = reason;
    this.title = title;
  }

  readonly reason: FailureReason;
  /** What a page in place of a feed calls itself. */
  readonly title?: string | undefined;
}
