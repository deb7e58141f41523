import type { Day, WallClock } from '#libs/contracts';

/**
 * What a resident says of an event of their own, in the town's days and on its clocks. The log keeps this for ever, sealed: it is
 * no answer's type, and an answer that changes changes nothing here.
 */
export type OwnContent = Readonly<{
  name: string;
  category: string;
  date: Day;
  /** Where it is later than the first. */
  endDate?: Day;
  displayDate?: string;
  /** In words, where no clock says it. */
  time?: string;
  startsAt?: WallClock;
  /** Of the last day; of the next, where that is the first and it would end before it starts. */
  endsAt?: WallClock;
  location?: string;
  address?: string;
  description?: string;
  attachments?: readonly string[];
  audioNarration?: string;
  /** An RRULE's value. */
  recurrence?: string;
}>;
