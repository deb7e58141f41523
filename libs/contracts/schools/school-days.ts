import type { Day } from '../day';
import { coversDay } from '../event-days';
import { tellersOf } from '../tellers';
import type { TownEvent } from '../town-event';
import type { Schedule } from './school-hours';
import { plainWords, type SchoolNotice, schoolNoticeIn } from './school-notice';

/** What the calendar says of the schools on a day. */
export type SchoolDay = SchoolNotice & {
  /** Which of them, by their names among the hours; none where it is some of them and nobody knows which. */
  schools: 'all' | readonly string[];
  event: TownEvent;
};

/** The organization whose events are the school dates, and the names of its schools. */
export type District = { schoolDates: string; schools: readonly string[] };

/**
 * Told by the district, of all schools, or by the part of it that is one of them. What is cancelled says nothing. Where all
 * schools are closed, that is all there is to say.
 */
export const schoolDaysOn = (day: Day, events: readonly TownEvent[], district: District): SchoolDay[] => {
  const found = events
    .filter((event) => event.status === 'confirmed' && coversDay(event, day))
    .flatMap((event) => schoolDayOf(event, district) ?? [])
    .filter((one, at, all) => all.findIndex((other) => says(other) === says(one)) === at);
  const closed = found.find(({ kind, schools }) => kind === 'closed' && schools === 'all');
  return closed ? [closed] : found;
};

/** Which hours all schools have then: the usual ones, too, where the calendar says several things. */
export const scheduleOn = (known: readonly SchoolDay[]): Schedule => {
  const [schedule, ...others] = new Set(known.flatMap(({ schools, schedule }) => (schools === 'all' && schedule) || []));
  return schedule && others.length === 0 ? schedule : 'Regular';
};

/** 'Early dismissal today', 'William Allen Middle School is closed tomorrow'; `when` is what the sentence calls the day. */
export const schoolDayWords = ({ kind, schools }: SchoolDay, when: string): string => {
  if (schools === 'all') return `${WHAT[kind]} ${when}`;
  const which = schools.length > 0 ? new Intl.ListFormat('en-US').format(schools) : 'some schools';
  if (kind !== 'closed') return `${WHAT[kind]} ${when} at ${which}`;
  return `${which.replace(/^some/, 'Some')} ${schools.length === 1 ? 'is' : 'are'} closed ${when}`;
};

const WHAT = { early: 'Early dismissal', delayed: 'Delayed opening', closed: 'Schools are closed' };

const says = ({ kind, schedule, schools }: SchoolDay) => JSON.stringify([kind, schedule, schools]);

const schoolDayOf = (event: TownEvent, district: District): SchoolDay | null => {
  const schools = tellersOf(event)
    .filter(({ organization }) => organization === district.schoolDates)
    .map(({ subOrganization }) => (subOrganization ? schoolCalled(subOrganization, district) : namedIn(event.name, district)))
    .find((meant) => meant !== null);
  const notice = schools && schoolNoticeIn(event, [district.schoolDates, ...district.schools]);
  return notice ? { ...notice, schools, event } : null;
};

/** Null of a part of the district that is no school, such as its board. */
const schoolCalled = (part: string, { schools }: District): string[] | null => {
  const school = schools.find((one) => withoutSchool(one) === withoutSchool(part));
  return school === undefined ? null : [school];
};

/** 'South Valley Elementary School' is what others call 'South Valley Elementary'. */
const withoutSchool = (name: string) => plainWords(name).replace(/ school$/, '');

/** Whoever names a school, or a grade, does not mean all of them. */
const namedIn = (name: string, { schoolDates, schools }: District): SchoolDay['schools'] => {
  const text = plainWords(name);
  const words = new Set(text.split(/[^\p{L}\p{Nd}']+/u));
  const common = new Set([...plainWords(schoolDates).split(' '), ...KINDS]);
  const meant = schools.filter((school) => {
    const surname = plainWords(school)
      .split(' ')
      .filter((word) => !common.has(word))
      .at(-1);
    return text.includes(withoutSchool(school)) || words.has(initialsOf(school)) || (surname !== undefined && words.has(surname));
  });
  return meant.length > 0 || SOME.test(text.replace(EVERY_GRADE, '')) ? meant : 'all';
};

const initialsOf = (school: string) => [...withoutSchool(school).split(' '), 'school'].map((word) => word.charAt(0)).join('');

const KINDS = ['elementary', 'middle', 'high', 'upper', 'lower', 'junior', 'senior', 'primary', 'school', 'schools', 'academy'];

const SOME =
  /\b(elementary|primary|middle school|high school|preschool|pre-?k|kindergarten|k-?\d+|grades?|graders?|freshm[ae]n|sophomores?|juniors?|seniors?|only)\b/;

const EVERY_GRADE = /\b(grades )?(pre-?)?k-12\b|\ball grades\b/g;
