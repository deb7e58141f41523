import { addDays, type Day, instantAt, timesOf, yearOf } from '#libs/contracts';
import { paperAddress } from '../papers/paper-address';
import { nextSeason, paragraphs, takingTurns } from './phrases';
import type { Publisher } from './publisher';
import type { SampleEvent } from './sample-event';
import type { Series } from './series';

export type Moment = { today: Day; timeZone: string };

/** The one event of a series that begins on `day`. */
export const eventOn = (day: Day, series: Series, publisher: Publisher, moment: Moment): SampleEvent =>
  withoutGaps({
    uid: `${series.key}-${day}`,
    name: takingTurns(series.name, day),
    organization: publisher.name,
    subOrganization: series.sub,
    category: publisher.category,
    date: day,
    endDate: series.days ? addDays(day, series.days - 1) : undefined,
    displayDate: series.shown && nextSeason(series.shown, moment.today),
    ...timesOn(day, series, moment),
    ...series.at,
    description: series.text && paragraphs(takingTurns(series.text, day)),
    attachments: attachmentsOn(day, series, moment),
    audioNarration: series.narrated && `/narrations/${series.key}.mp3`,
    isTentative: series.tentative && 'true',
    isPromoted: series.promoted,
    isEmergencyAlert: series.alertUntil && 'true',
    expiresAt: series.alertUntil && expiry(day, series.alertUntil, moment),
    status: series.cancelled && 'cancelled',
    sourceUrl: publisher.site,
    publishDate: publishedOn(day, series, moment),
  });

const timesOn = (day: Day, { hours, days = 1 }: Series, { timeZone }: Moment) => {
  if (!hours.includes(':')) return { time: hours };
  const [start, end] = hours.split('-') as [string, string?];
  const times = {
    startTime: instantAt(day, start, timeZone),
    endTime: end && instantAt(addDays(day, days - 1), end, timeZone),
  };
  return { time: timesOf({ time: '', ...times }).start, ...times };
};

const DAYS_AN_AGENDA_IS_POSTED_BEFORE = 10;

const attachmentsOn = (day: Day, { key, agenda, handout }: Series, { today }: Moment) => {
  const posted = agenda && day <= addDays(today, DAYS_AN_AGENDA_IS_POSTED_BEFORE);
  return posted || handout ? [paperAddress(`${key}-${day}`)] : undefined;
};

const expiry = (day: Day, [days, clock]: [number, string], { timeZone }: Moment) =>
  instantAt(addDays(day, days), clock, timeZone);

const DAYS_A_NOTICE_GOES_OUT_BEFORE = 28;

/** What is still further away was in the program of the year. */
const publishedOn = (day: Day, { alertUntil }: Series, { today }: Moment) => {
  const notice = alertUntil ? day : addDays(day, -DAYS_A_NOTICE_GOES_OUT_BEFORE);
  return notice <= today ? notice : `${yearOf(today)}-01-01`;
};

/** Only what is there: an event travels as JSON. */
const withoutGaps = <T extends object>(event: T) =>
  Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined)) as T;
