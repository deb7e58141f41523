import { addDays, type Day, displayedTimesOf, toInstant, yearOf } from '#libs/contracts';
import { paperAddressOf } from '../papers/paper-address';
import { fillNextSeason, joinParagraphLines, pickAlternative } from './phrases';
import type { SamplePublisher } from './publisher';
import type { SampleEvent } from './sample-event';
import type { SampleSeries } from './series';

export type SampleClock = { today: Day; timeZone: string };

export const createEvent = (day: Day, series: SampleSeries, publisher: SamplePublisher, clock: SampleClock): SampleEvent =>
  withoutUndefined({
    uid: `${series.key}-${day}`,
    name: pickAlternative(series.name, day),
    organization: publisher.name,
    subOrganization: series.sub,
    category: publisher.category,
    date: day,
    endDate: series.days ? addDays(day, series.days - 1) : undefined,
    displayDate: series.displayDate && fillNextSeason(series.displayDate, clock.today),
    ...timesOn(day, series, clock),
    ...series.at,
    description: series.text && joinParagraphLines(pickAlternative(series.text, day)),
    attachments: attachmentsOf(day, series, clock),
    audioNarration: series.narrated && `/narrations/${series.key}.mp3`,
    isTentative: series.tentative && 'true',
    isPromoted: series.promoted,
    isEmergencyAlert: series.alertUntil && 'true',
    expiresAt: series.alertUntil && expiryOf(day, series.alertUntil, clock),
    status: series.cancelled && 'cancelled',
    sourceUrl: publisher.site,
    publishDate: publishDateOf(day, series, clock),
  });

const timesOn = (day: Day, { hours, days = 1 }: SampleSeries, { timeZone }: SampleClock) => {
  if (!hours.includes(':')) return { time: hours };
  const [start, end] = hours.split('-') as [string, string?];
  const times = {
    startTime: toInstant(day, start, timeZone),
    endTime: end && toInstant(addDays(day, days - 1), end, timeZone),
  };
  return { time: displayedTimesOf({ time: '', ...times }).start, ...times };
};

const AGENDA_LEAD_DAYS = 10;

const attachmentsOf = (day: Day, { key, agenda, handout }: SampleSeries, { today }: SampleClock) => {
  const posted = agenda && day <= addDays(today, AGENDA_LEAD_DAYS);
  return posted || handout ? [paperAddressOf(`${key}-${day}`)] : undefined;
};

const expiryOf = (day: Day, [days, clock]: [number, string], { timeZone }: SampleClock) =>
  toInstant(addDays(day, days), clock, timeZone);

const NOTICE_LEAD_DAYS = 28;

/** An event further ahead was announced in the yearly program. */
const publishDateOf = (day: Day, { alertUntil }: SampleSeries, { today }: SampleClock) => {
  const notice = alertUntil ? day : addDays(day, -NOTICE_LEAD_DAYS);
  return notice <= today ? notice : `${yearOf(today)}-01-01`;
};

const withoutUndefined = <T extends object>(event: T) =>
  Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined)) as T;
