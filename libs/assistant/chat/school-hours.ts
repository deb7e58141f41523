import { unmarked } from '#libs/contracts';
import { hoursOn, type Schedule, type SchoolHours } from '#libs/contracts/schools';
import { stem, wordsOf } from './words';

/** When a school, or a part of one, begins and ends. */
export type SchoolTimes = Omit<SchoolHours, 'id'>;

/** Of more schools nobody reads in a conversation. */
const MOST_SCHOOLS = 12;

/** Answers when the schools that are named begin and end, or all of them, on such a day as is asked about; null where nobody says it. */
export const schoolHoursOf =
  (schools: readonly SchoolTimes[]) =>
  (question: string): string | null => {
    const [, schedule, lead] = SCHEDULES_ASKED.find(([pattern]) => pattern.test(question)) ?? REGULAR;
    const told = schools.filter((school) => hoursOn(school, schedule));
    const named = namedIn(question, told);
    const meant = named.length > 0 ? named : told;
    if (told.length === 0 || !(named.length > 0 || /\bschools?\b|\bbell\b/i.test(question))) return null;
    return [
      lead,
      ...meant.slice(0, MOST_SCHOOLS).map((school) => {
        const who = [school.name, ...(school.subgroup ? [school.subgroup] : [])].map(unmarked).join(', ');
        return `**${who}**: ${hoursOn(school, schedule)}`;
      }),
    ].join('\n');
  };

const SCHEDULES_ASKED: readonly (readonly [RegExp, Schedule, string])[] = [
  [
    /\bearly (?:dismissal|closing|release)|\bdismissed early\b|\bhalf[- ]days?\b/i,
    'Early Dismissal',
    'On a day of early dismissal:',
  ],
  [/\bdelay/i, '2-Hour Delay', 'On a day that begins two hours later:'],
];

const REGULAR = [/^/, 'Regular', 'On a regular day:'] as const;

/** Those whose names have most of what is asked, and more than 'school'. */
const namedIn = (question: string, schools: readonly SchoolTimes[]): SchoolTimes[] => {
  const asked = new Set(wordsOf(question).map(stem));
  const shared = schools.map((school) => ({
    school,
    words: wordsOf(school.name).filter((word) => word !== 'school' && asked.has(stem(word))).length,
  }));
  const most = Math.max(0, ...shared.map(({ words }) => words));
  return most === 0 ? [] : shared.filter(({ words }) => words === most).map(({ school }) => school);
};
