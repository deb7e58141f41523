import type { Day } from '#libs/contracts';

export type PublishedVersion = Readonly<{
  id: number;
  /** Two versions of one source never match: that is decided when the source is imported. */
  source: string;
  organization: string;
  name: string;
  date: Day;
  endDate?: Day;
  /** Absent for all-day events. */
  startTime?: string;
  endTime?: string;
  location?: string;
  address?: string;
  url?: string;
  description?: string;
  isCancelled?: boolean;
}>;

/** `score` is 1 if nothing speaks against the match. */
export type VersionMatch = Readonly<{ rule: MatchRule; score: number }>;

export type MatchRule =
  | 'same page and start'
  | 'same description and start'
  | 'same title, start and place'
  | 'same title and start'
  | 'one title in the other, same start and place'
  | 'similar titles, same start and place'
  | 'similar titles, same start'
  | 'one title in the other, same start'
  | 'same title, day and place'
  | 'same title and day'
  | 'same title and place, nearly the same run'
  | 'much in common'
  | 'no competitor';
