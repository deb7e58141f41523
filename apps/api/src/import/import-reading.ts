import type { CalendarReading } from '#libs/integrations';

export type ImportReading = Readonly<
  Pick<CalendarReading, 'occurrences'> &
    Partial<Pick<CalendarReading, 'elsewhere' | 'unread' | 'rebooked' | 'series' | 'privates'>>
>;
