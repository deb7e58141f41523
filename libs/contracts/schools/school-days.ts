import type { Day } from '../day';
import { coversDay } from '../event-days';
import { publishersOf } from '../publishers';
import type { TownEvent } from '../town-event';
import type { Schedule } from './school-hours';
import { findSchoolNotice, normalizeWords, type SchoolNotice } from './school-notice';

export type SchoolDay = SchoolNotice & {
  /** Names as in the school hours; empty if only some schools are affected and it is unknown which. */
  schools: 'all' | readonly string[];
  event: TownEvent;
};

/** `schoolDates` is the organization whose events are the school dates, `schools` the names of its schools. */
export type SchoolDistrict = { schoolDates: string; schools: readonly string[] };

/** Notices from confirmed events of the district or of a school. If all schools are closed, only that one. */
export const findSchoolDays = (day: Day, events: readonly TownEvent[], district: SchoolDistrict): SchoolDay[] => {
  const found = events
    .filter((event) => event.status === 'confirmed' && coversDay(event, day))
    .flatMap((event) => toSchoolDay(event, district) ?? [])
    .filter((one, at, all) => all.findIndex((other) => noticeKeyOf(other) === noticeKeyOf(one)) === at);
  const closed = found.find(({ kind, schools }) => kind === 'closed' && schools === 'all');
  return closed ? [closed] : found;
};

/** The schedule of all schools; 'Regular' if the notices contradict each other. */
export const commonScheduleOf = (schoolDays: readonly SchoolDay[]): Schedule => {
  const [schedule, ...others] = new Set(schoolDays.flatMap(({ schools, schedule }) => (schools === 'all' && schedule) || []));
  return schedule && others.length === 0 ? schedule : 'Regular';
};

export const formatSchoolDay = ({ kind, schools }: SchoolDay, when: string): string => {
  if (schools === 'all') return `${NOTICE_LABELS[kind]} ${when}`;
  const which = schools.length > 0 ? new Intl.ListFormat('en-US').format(schools) : 'some schools';
  if (kind !== 'closed') return `${NOTICE_LABELS[kind]} ${when} at ${which}`;
  return `${which.replace(/^some/, 'Some')} ${schools.length === 1 ? 'is' : 'are'} closed ${when}`;
};

const NOTICE_LABELS = { early: 'Early dismissal', delayed: 'Delayed opening', closed: 'Schools are closed' };

const noticeKeyOf = ({ kind, schedule, schools }: SchoolDay) => JSON.stringify([kind, schedule, schools]);

const toSchoolDay = (event: TownEvent, district: SchoolDistrict): SchoolDay | null => {
  const schools = publishersOf(event)
    .filter(({ organization }) => organization === district.schoolDates)
    .map(({ subOrganization }) =>
      subOrganization ? findSchoolByName(subOrganization, district) : findNamedSchools(event.name, district),
    )
    .find((named) => named !== null);
  const notice = schools && findSchoolNotice(event, [district.schoolDates, ...district.schools]);
  return notice ? { ...notice, schools, event } : null;
};

/** Null for a sub-organization that is not a school, such as the board. */
const findSchoolByName = (part: string, { schools }: SchoolDistrict): string[] | null => {
  const school = schools.find((one) => normalizeSchoolName(one) === normalizeSchoolName(part));
  return school === undefined ? null : [school];
};

/** 'South Valley Elementary School' and 'South Valley Elementary' are the same school. */
const normalizeSchoolName = (name: string) => normalizeWords(name).replace(/ school$/, '');

/** A title that names a school or a grade does not apply to all schools. */
const findNamedSchools = (name: string, { schoolDates, schools }: SchoolDistrict): SchoolDay['schools'] => {
  const text = normalizeWords(name);
  const words = new Set(text.split(/[^\p{L}\p{Nd}']+/u));
  const common = new Set([...normalizeWords(schoolDates).split(' '), ...SCHOOL_KIND_WORDS]);
  const namedSchools = schools.filter((school) => {
    const surname = normalizeWords(school)
      .split(' ')
      .filter((word) => !common.has(word))
      .at(-1);
    return (
      text.includes(normalizeSchoolName(school)) || words.has(initialsOf(school)) || (surname !== undefined && words.has(surname))
    );
  });
  return namedSchools.length > 0 || PARTIAL_AUDIENCE.test(text.replace(ALL_GRADES, '')) ? namedSchools : 'all';
};

const initialsOf = (school: string) =>
  [...normalizeSchoolName(school).split(' '), 'school'].map((word) => word.charAt(0)).join('');

const SCHOOL_KIND_WORDS = [
  'elementary',
  'middle',
  'high',
  'upper',
  'lower',
  'junior',
  'senior',
  'primary',
  'school',
  'schools',
  'academy',
];

const PARTIAL_AUDIENCE =
  /\b(elementary|primary|middle school|high school|preschool|pre-?k|kindergarten|k-?\d+|grades?|graders?|freshm[ae]n|sophomores?|juniors?|seniors?|only)\b/;

const ALL_GRADES = /\b(grades )?(pre-?)?k-12\b|\ball grades\b/g;
