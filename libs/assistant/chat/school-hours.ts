import { addDays, type Day, escapeMarks, formatWeekday, publishersOf, type QuerySpan, weekdayOf } from '#libs/contracts';
import {
  findSchoolDays,
  formatSchoolDay,
  formatSchoolHours,
  HOURS_NOT_AVAILABLE,
  type Schedule,
  type SchoolDay,
  type SchoolHours,
} from '#libs/contracts/schools';
import { linkToEvent } from '../summaries';
import type { IndexedEvent } from './indexed-event';
import { formatSpan, isOneDay } from './span-text';
import { stem, wordsOf } from './terms';

export type SchoolTimes = Omit<SchoolHours, 'id'>;

type SchoolTown = Readonly<{
  schools: readonly SchoolTimes[];
  schoolDates: string;
  entries: readonly IndexedEvent[];
  today: Day;
}>;

const MAX_SCHOOLS = 12;
const MAX_NOTICES = 12;
/** Days ahead whose different hours are told with the regular ones. */
const DAYS_AHEAD = 7;
/** Each day is looked up in the calendar. */
const MAX_DAYS = 366;

/** The hours of a day are those that the calendar gives it. Null if no school with hours is meant. */
export const answerSchoolHours = (question: string, span: QuerySpan | undefined, town: SchoolTown): string | null => {
  const withHours = town.schools.filter((school) => formatSchoolHours(school, 'Regular'));
  const named = findNamedSchools(question, withHours);
  const meant = (named.length > 0 ? named : withHours).slice(0, MAX_SCHOOLS);
  const asked = SHORT_DAYS.find(({ pattern }) => pattern.test(question));
  if (meant.length === 0 && !asked) return null;
  if (span && isOneDay(span)) return answerForDay(span.from, meant, asked, town);
  if (asked) return answerShortDays(asked, span, meant, town);
  const [from, to] = span
    ? [span.from, [span.to, addDays(span.from, MAX_DAYS)].sort()[0]!]
    : [town.today, addDays(town.today, DAYS_AHEAD)];
  return [
    'On a regular day:',
    ...meant.map((school) => formatRow(school, 'Regular')),
    ...differentDays(from, to, town).map(([day, notice]) => formatNotice(notice, day, town.today)),
  ].join('\n');
};

export const isAboutShortDays = (question: string): boolean => SHORT_DAYS.some(({ pattern }) => pattern.test(question));

type ShortDays = Readonly<{ pattern: RegExp; kind: SchoolDay['kind']; name: string; schedule: Schedule; lead: string }>;

export const SHORT_DAYS: readonly ShortDays[] = [
  {
    pattern:
      /\bearly (?:dismissals?|closings?|release|out)\b|\b(?:dismiss(?:ed|es)?|out|released?|home|leav(?:e|es|ing)|off|up|clos(?:e|es|ing)|ends?|finish(?:es)?|done) early\b|\b(?:half|full|short(?:ened)?|minimum)[- ]days?\b/i,
    kind: 'early',
    name: 'early dismissal',
    schedule: 'Early Dismissal',
    lead: 'On a day of early dismissal:',
  },
  {
    pattern: /\bdelay|\b(?:starts?|opens?|begins?|in) (?:school )?late\b|\blate (?:starts?|openings?)\b/i,
    kind: 'delayed',
    name: 'delayed opening',
    schedule: '2-Hour Delay',
    lead: 'On a day that begins two hours later:',
  },
];

/** Lists the days first, then the hours. */
const answerShortDays = (
  { kind, name, schedule, lead }: ShortDays,
  span: QuerySpan | undefined,
  meant: readonly SchoolTimes[],
  town: SchoolTown,
): string => {
  const [from, to] = [span?.from ?? town.today, span?.to ?? addDays(town.today, MAX_DAYS)];
  const days = differentDays(from, to, town, kind);
  return [
    ...(days.length > 0
      ? days.map(([day, notice]) => formatNotice(notice, day, town.today))
      : [`The calendar lists no ${name} ${span ? formatSpan(span, town.today) : 'to come'}.`]),
    ...(meant.length > 0 ? [lead, ...meant.map((school) => formatRow(school, schedule))] : []),
  ].join('\n');
};

const answerForDay = (day: Day, meant: readonly SchoolTimes[], asked: ShortDays | undefined, town: SchoolTown): string => {
  const when = formatSpan({ from: day, to: day }, town.today);
  const notices = noticesOn(day, town);
  const closed = notices.find(({ kind, schools }) => kind === 'closed' && schools === 'all');
  if (closed) return formatNotice(closed, day, town.today);
  if ([0, 6].includes(weekdayOf(day))) return `There is no school ${when}: it is a ${formatWeekday(day)}.`;
  return [
    ...(asked && !notices.some(({ kind }) => kind === asked.kind) ? [`The calendar lists no ${asked.name} ${when}.`] : []),
    ...(notices.length > 0 ? notices.map((notice) => formatNotice(notice, day, town.today)) : [`School hours ${when}:`]),
    ...meant.map((school) => {
      const own = notices.filter(({ schools }) => schools === 'all' || schools.includes(school.name));
      if (own.some(({ kind }) => kind === 'closed')) return `**${nameOf(school)}**: closed`;
      const isClear = own.length === 1 && own[0]!.schedule;
      return own.length === 0
        ? formatRow(school, 'Regular')
        : isClear
          ? formatRow(school, own[0]!.schedule!)
          : formatUnknown(school);
    }),
    ...(notices.some(({ schools }) => schools !== 'all' && schools.length === 0)
      ? ['Ask your school whether it is one of them.']
      : []),
  ].join('\n');
};

const differentDays = (from: Day, to: Day, town: SchoolTown, kind?: SchoolDay['kind']): (readonly [Day, SchoolDay])[] => {
  const days: (readonly [Day, SchoolDay])[] = [];
  const entries = town.entries.filter(
    ({ event, first, last }) =>
      first !== null &&
      first <= to &&
      last >= from &&
      publishersOf(event).some(({ organization }) => organization === town.schoolDates),
  );
  for (let day = from; day <= to && days.length < MAX_NOTICES; day = addDays(day, 1))
    for (const notice of noticesOn(day, { ...town, entries })) if (!kind || notice.kind === kind) days.push([day, notice]);
  return days;
};

const noticesOn = (day: Day, { entries, schoolDates, schools }: SchoolTown): SchoolDay[] => {
  const events = entries.filter(({ first, last }) => first !== null && first <= day && day <= last).map(({ event }) => event);
  return findSchoolDays(day, events, { schoolDates, schools: [...new Set(schools.map(({ name }) => name))] });
};

const formatNotice = (notice: SchoolDay, day: Day, today: Day): string =>
  `${formatSchoolDay(notice, formatSpan({ from: day, to: day }, today))}: ${linkToEvent(notice.event)}`;

const nameOf = ({ name, subgroup }: SchoolTimes) => [name, ...(subgroup ? [subgroup] : [])].map(escapeMarks).join(', ');

const formatRow = (school: SchoolTimes, schedule: Schedule): string =>
  `**${nameOf(school)}**: ${formatSchoolHours(school, schedule) ?? HOURS_NOT_AVAILABLE}`;

const formatUnknown = (school: SchoolTimes) => `**${nameOf(school)}**: ${HOURS_NOT_AVAILABLE}`;

const findNamedSchools = (question: string, schools: readonly SchoolTimes[]): SchoolTimes[] => {
  const asked = new Set(wordsOf(question).map(stem));
  const shared = schools.map((school) => ({
    school,
    words: wordsOf(school.name).filter((word) => word !== 'school' && asked.has(stem(word))).length,
  }));
  const most = Math.max(0, ...shared.map(({ words }) => words));
  return most === 0 ? [] : shared.filter(({ words }) => words === most).map(({ school }) => school);
};
