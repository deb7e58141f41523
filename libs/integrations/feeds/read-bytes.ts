import { ProblemList, readCalendar } from '../icalendar';
import { decode, toUtf8 } from '../icalendar/file/decode';
import { readEvents } from '../icalendar/read-events';
import { createSourceClock } from '../icalendar/times/source-clock';
import type { FeedFormat, FeedOptions, FeedReading } from './feed-reading';
import { detectFormat } from './formats/detect-format';
import { readJsonFeed } from './formats/json-feed';
import type { ParsedFeed } from './formats/parsed-feed';
import { readRss } from './formats/rss';
import { readWebPage } from './formats/web-page';

/** Takes as long as it needs. Throws RangeError for an unknown time zone. */
export const readBytes = (bytes: Uint8Array, options: FeedOptions): FeedReading => {
  const utf8 = toUtf8(bytes);
  const format = options.format ?? detectFormat(utf8);
  return format === 'iCalendar'
    ? readICalendar(utf8, options)
    : toFeedReading(READERS[format](decode(utf8), options.address), options);
};

const READERS: Record<Exclude<FeedFormat, 'iCalendar'>, (text: string, address?: string) => ParsedFeed> = {
  RSS: (text, address) => readRss(text, 'RSS', address),
  Atom: (text, address) => readRss(text, 'Atom', address),
  'JSON Feed': readJsonFeed,
  'web page': readWebPage,
};

const readICalendar = (bytes: Uint8Array, options: FeedOptions): FeedReading => {
  const reading = readCalendar(bytes, options);
  const problems = reading.isCalendar
    ? reading.problems
    : [noCalendarText(bytes.length === 0 ? 'an empty file' : 'content of an unknown format')];
  return { format: 'iCalendar', ...reading, problems };
};

const toFeedReading = (
  { format, events, actualContent, title, isCutShort, refreshMinutes, name }: ParsedFeed,
  options: FeedOptions,
): FeedReading => {
  const problems = new ProblemList();
  if (actualContent) problems.report(noCalendarText(actualContent));
  const clock = createSourceClock(options, problems.report);
  return {
    format,
    ...readEvents(events, options, clock, problems),
    ...(refreshMinutes !== undefined && { refreshMinutes }),
    ...(name && { name }),
    problems: problems.list(),
    isCalendar: actualContent === undefined,
    ...(title && { title }),
    isCutShort,
  };
};

const noCalendarText = (what: string): string => `it is not a calendar, but ${what}`;
