import { type Day, monthOf, yearOf } from '../day';
import { formatTimeOfDay, parseTimeOfDay } from '../time-of-day';

/** The hours of a school or of a subgroup. `GET /api/school-hours`. Times are texts such as '8:55 AM'. */
export type SchoolHours = {
  id: number;
  name: string;
  /** Pupils with hours of their own, such as 'Kindergarten, mornings'. */
  subgroup?: string;
  regularOpen?: string;
  regularClose?: string;
  earlyDismissalOpen?: string;
  earlyDismissalClose?: string;
  delayedOpeningOpen?: string;
  delayedOpeningClose?: string;
};

export const SCHEDULES = ['Regular', 'Early Dismissal', '2-Hour Delay'] as const;

export type Schedule = (typeof SCHEDULES)[number];

export const HOURS_NOT_AVAILABLE = 'Hours not available';

/** '8:55 AM – 3:15 PM'; null unless both times are known. */
export const formatSchoolHours = (school: Partial<SchoolHours>, schedule: Schedule): string | null => {
  const times = SCHEDULE_FIELDS[schedule].map((field) => parseTimeOfDay(school[field] ?? ''));
  return times.includes(null) ? null : times.map((time) => formatTimeOfDay(time!)).join(' – ');
};

const SCHEDULE_FIELDS = {
  Regular: ['regularOpen', 'regularClose'],
  'Early Dismissal': ['earlyDismissalOpen', 'earlyDismissalClose'],
  '2-Hour Delay': ['delayedOpeningOpen', 'delayedOpeningClose'],
} as const satisfies Record<Schedule, readonly Exclude<keyof SchoolHours, 'id'>[]>;

export const subgroupNameOf = ({ subgroup }: Pick<SchoolHours, 'subgroup'>): string => subgroup || 'Regular Hours';

export const groupBySchool = (all: readonly SchoolHours[]): { name: string; hours: SchoolHours[] }[] =>
  [...new Set(all.map(({ name }) => name))].map((name) => ({ name, hours: all.filter((one) => one.name === name) }));

/** '2026–27'. A school year begins in July. */
export const schoolYearOf = (day: Day): string => {
  const first = yearOf(day) - (monthOf(day) < JULY ? 1 : 0);
  return `${first}–${String(first + 1).slice(-2)}`;
};

const JULY = 7;
