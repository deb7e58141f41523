import { escapeMarks } from '#libs/contracts';
import { formatSchoolHours, type Schedule, type SchoolHours } from '#libs/contracts/schools';
import { stem, wordsOf } from './terms';

export type SchoolTimes = Omit<SchoolHours, 'id'>;

const MAX_SCHOOLS = 12;

/** The function returns null if the question is about something else. */
export const createSchoolHoursAnswer =
  (schools: readonly SchoolTimes[]) =>
  (question: string): string | null => {
    const [, schedule, lead] = SCHEDULE_PATTERNS.find(([pattern]) => pattern.test(question)) ?? REGULAR_SCHEDULE;
    const withHours = schools.filter((school) => formatSchoolHours(school, schedule));
    const named = findNamedSchools(question, withHours);
    const meant = named.length > 0 ? named : withHours;
    if (withHours.length === 0 || !(named.length > 0 || /\bschools?\b|\bbell\b/i.test(question))) return null;
    return [
      lead,
      ...meant.slice(0, MAX_SCHOOLS).map((school) => {
        const who = [school.name, ...(school.subgroup ? [school.subgroup] : [])].map(escapeMarks).join(', ');
        return `**${who}**: ${formatSchoolHours(school, schedule)}`;
      }),
    ].join('\n');
  };

const SCHEDULE_PATTERNS: readonly (readonly [RegExp, Schedule, string])[] = [
  [
    /\bearly (?:dismissal|closing|release)|\bdismissed early\b|\bhalf[- ]days?\b/i,
    'Early Dismissal',
    'On a day of early dismissal:',
  ],
  [/\bdelay/i, '2-Hour Delay', 'On a day that begins two hours later:'],
];

const REGULAR_SCHEDULE = [/^/, 'Regular', 'On a regular day:'] as const;

const findNamedSchools = (question: string, schools: readonly SchoolTimes[]): SchoolTimes[] => {
  const asked = new Set(wordsOf(question).map(stem));
  const shared = schools.map((school) => ({
    school,
    words: wordsOf(school.name).filter((word) => word !== 'school' && asked.has(stem(word))).length,
  }));
  const most = Math.max(0, ...shared.map(({ words }) => words));
  return most === 0 ? [] : shared.filter(({ words }) => words === most).map(({ school }) => school);
};
