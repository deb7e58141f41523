import type { Day, TimeOfDay } from '#libs/contracts';

/** Days and times of the town. Encrypted in the log for ever, so deliberately not the type of a response. */
export type OwnContent = Readonly<{
  name: string;
  category: string;
  date: Day;
  endDate?: Day;
  displayDate?: string;
  /** In words, if there is no time of day. */
  time?: string;
  startsAt?: TimeOfDay;
  /** On the last day; on the day after, if there is one day and the event would end before it starts. */
  endsAt?: TimeOfDay;
  location?: string;
  address?: string;
  description?: string;
  attachments?: readonly string[];
  audioNarration?: string;
  /** The value of an RRULE. */
  recurrence?: string;
}>;
