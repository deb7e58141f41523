import type { FeedOccurrence, FeedSeries, PrivateOccurrence, UnreadOccurrence } from '#libs/integrations';

export type ImportReading = Readonly<{
  occurrences: readonly FeedOccurrence[];
  /** Occurrences outside the import window that the feed lists one by one. */
  elsewhere?: readonly FeedOccurrence[];
  /** Components that are unreadable or outside the window: one occurrence, or all of a UID. */
  unread?: readonly UnreadOccurrence[];
  /** Cancelled occurrences that are announced again at the same place or at none. */
  rebooked?: readonly FeedOccurrence[];
  series?: readonly FeedSeries[];
  privates?: readonly PrivateOccurrence[];
}>;
