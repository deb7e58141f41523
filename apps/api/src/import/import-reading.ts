import type { CalendarReading } from '#libs/integrations';

/** What an import needs of the reading of a calendar. */
export type ImportReading = Readonly<
  Pick<CalendarReading, 'occurrences'> &
    Partial<Pick<CalendarReading, 'elsewhere' | 'unread' | 'rebooked' | 'series' | 'privates'>>
>;
