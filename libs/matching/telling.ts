import type { Day } from '#libs/contracts';

/** What one source says of a happening, as far as it can be compared with what another says. */
export type Telling = Readonly<{
  id: number;
  /** Two of one source are never the same: that has been settled where the source was read. */
  source: string;
  organization: string;
  name: string;
  date: Day;
  endDate?: Day;
  /** ISO instants; absent for whole days. */
  startTime?: string;
  endTime?: string;
  location?: string;
  address?: string;
  /** Where it is published. */
  url?: string;
  isCancelled?: boolean;
}>;

/** Why two tellings are held for one happening, and how surely: 1 where nothing speaks against it. */
export type Match = Readonly<{ rule: Rule; score: number }>;

export type Rule =
  | 'same page and start'
  | 'same title, start and place'
  | 'same title and start'
  | 'one title in the other, same start and place'
  | 'one title in the other, same start'
  | 'same title, day and place'
  | 'same title and day'
  | 'same title and place, nearly the same run';
