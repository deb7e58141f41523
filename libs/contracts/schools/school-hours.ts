import { clockIn, clockText } from '../clock';
import { type Day, monthOf, yearOf } from '../day';

/** When a school, or a part of one, opens and closes. `GET /api/school-hours`; a time is a text such as '8:55 AM'. */
export type SchoolHours = {
  id: number;
  /** Of the school. */
  name: string;
  /** Of those of its pupils whose hours are others, such as 'Kindergarten, mornings'. */
  subgroup?: string;
  regularOpen?: string;
  regularClose?: string;
  earlyDismissalOpen?: string;
  earlyDismissalClose?: string;
  delayedOpeningOpen?: string;
  delayedOpeningClose?: string;
};

/** How a school day may go. */
export const SCHEDULES = ['Regular', 'Early Dismissal', '2-Hour Delay'] as const;

export type Schedule = (typeof SCHEDULES)[number];

export const HOURS_NOT_AVAILABLE = 'Hours not available';

/** '8:55 AM – 3:15 PM'; null unless it is known both when it opens and when it closes. */
export const hoursOn = (school: Partial<SchoolHours>, schedule: Schedule): string | null => {
  const times = FIELDS[schedule].map((field) => clockIn(school[field] ?? ''));
  return times.includes(null) ? null : times.map((time) => clockText(time!)).join(' – ');
};

const FIELDS = {
  Regular: ['regularOpen', 'regularClose'],
  'Early Dismissal': ['earlyDismissalOpen', 'earlyDismissalClose'],
  '2-Hour Delay': ['delayedOpeningOpen', 'delayedOpeningClose'],
} as const satisfies Record<Schedule, readonly Exclude<keyof SchoolHours, 'id'>[]>;

/** Whose hours they are, within the school. */
export const subgroupOf = ({ subgroup }: Pick<SchoolHours, 'subgroup'>): string => subgroup || 'Regular Hours';

/** Each school once, in the order in which they first come, with all of its hours. */
export const bySchool = (all: readonly SchoolHours[]): { name: string; hours: SchoolHours[] }[] =>
  [...new Set(all.map(({ name }) => name))].map((name) => ({ name, hours: all.filter((one) => one.name === name) }));

/** '2026–27', from July on. */
export const schoolYear = (day: Day): string => {
  const first = yearOf(day) - (monthOf(day) < JULY ? 1 : 0);
  return `${first}–${String(first + 1).slice(-2)}`;
};

const JULY = 7;
