import type { CalendarReading } from '#libs/integrations';

export type ImportReading = Readonly<
  Pick<CalendarReading, 'occurrences'> &
    Partial<Pick<CalendarReading, 'outsideWindow' | 'unread' | 'reannounced' | 'series' | 'privates'>>
>;
