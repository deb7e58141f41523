import { unmarked } from '#libs/contracts';
import { stem, wordsOf } from './words';

/** When a school, or a part of one, begins and ends; a time is a text such as '8:55 AM'. */
export type SchoolTimes = Readonly<{ name: string; subgroup?: string; regularOpen?: string; regularClose?: string }>;

/** Of more schools nobody reads in a conversation. */
const MOST_SCHOOLS = 12;

/** Answers when the schools that are named begin and end on a regular day, or all of them; null where nobody says it. */
export const schoolHoursOf =
  (schools: readonly SchoolTimes[]) =>
  (question: string): string | null => {
    const told = schools.filter(({ regularOpen, regularClose }) => regularOpen && regularClose);
    const named = namedIn(question, told);
    const meant = named.length > 0 ? named : told;
    if (told.length === 0 || !(named.length > 0 || /\bschools?\b|\bbell\b/i.test(question))) return null;
    return [
      'On a regular day:',
      ...meant.slice(0, MOST_SCHOOLS).map(({ name, subgroup, regularOpen, regularClose }) => {
        const who = [name, ...(subgroup ? [subgroup] : [])].map(unmarked).join(', ');
        return `**${who}**: ${unmarked(regularOpen!)} – ${unmarked(regularClose!)}`;
      }),
    ].join('\n');
  };

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
