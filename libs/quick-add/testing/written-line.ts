import type { Day } from '#libs/contracts';

/** A line as residents write it, and its only right reading. Of a pasted text, further words may stand in the name. */
export type WrittenLine = Readonly<{
  text: string;
  style: 'typed' | 'spoken' | 'pasted';
  name: string;
  date: Day;
  endDate?: Day;
  startTime: string | null;
  endTime: string | null;
  location: string | null;
  recurrence: string | null;
  /** Two readings are likely: it is right only to ask. */
  isOpen: boolean;
}>;
