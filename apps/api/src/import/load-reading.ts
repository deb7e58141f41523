import type { Happening, Private, Series, Unread } from '#libs/integrations';

/** What was read of a source's events. */
export type LoadReading = Readonly<{
  happenings: readonly Happening[];
  /** Told one by one outside the window. */
  elsewhere?: readonly Happening[];
  /** What is there too, though unreadable or outside the window: which instance, or all of a UID. */
  unread?: readonly Unread[];
  /** Cancelled, and on at the same place or at none that is named. */
  rebooked?: readonly Happening[];
  series?: readonly Series[];
  /** What is there too, though not for everybody. */
  privates?: readonly Private[];
}>;
