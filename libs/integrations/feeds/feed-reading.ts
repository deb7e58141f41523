import type { FailureReason } from '#libs/contracts';
import type { CalendarReading, ReadingOptions } from '../icalendar';

export type FeedFormat = 'iCalendar' | 'RSS' | 'Atom' | 'JSON Feed' | 'web page';

export type FeedOptions = ReadingOptions & {
  /** As the server sent it. Ignored, because servers send text/html for everything. */
  type?: string;
  /** Relative links are resolved against it. */
  address?: string;
  /** Set if nothing but this format is expected; else the content says what it is. */
  format?: FeedFormat;
};

/** If the content is no calendar, `format` is what it looks like, and a problem says so. */
export type FeedReading = CalendarReading & {
  format: FeedFormat;
  title?: string;
};

/** The feed could not be read within the limits of time and memory. Its events are unknown, not gone. */
export class FeedFailure extends Error {
  override name = 'FeedFailure';

  constructor(message: string, { reason, title, ...options }: ErrorOptions & Pick<FeedFailure, 'reason' | 'title'>) {
    super(message, options);
    this.reason = reason;
    this.title = title;
  }

  readonly reason: FailureReason;
  readonly title?: string | undefined;
}
