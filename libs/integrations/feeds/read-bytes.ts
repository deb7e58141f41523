import { Problems, readCalendar } from '../icalendar';
import { asUtf8, decode } from '../icalendar/file/decode';
import { readEvents } from '../icalendar/read-events';
import { createSourceClock } from '../icalendar/times/source-clock';
import type { FeedFormat, FeedReading, Said } from './feed-reading';
import type { Found } from './formats/format';
import { formatOf } from './formats/format-of';
import { readJsonFeed } from './formats/json-feed';
import { readRss } from './formats/rss';
import { readWebPage } from './formats/web-page';

/** Reads a feed here and now, however long that takes. Throws RangeError when an option names no time zone. */
export const readBytes = (bytes: Uint8Array, said: Said): FeedReading => {
  const utf8 = asUtf8(bytes);
  const format = formatOf(utf8);
  return format === 'iCalendar' ? calendar(utf8, said) : told(READERS[format](decode(utf8), said.address), said);
};

const READERS: Record<Exclude<FeedFormat, 'iCalendar'>, (text: string, address?: string) => Found> = {
  RSS: (text, address) => readRss(text, 'RSS', address),
  Atom: (text, address) => readRss(text, 'Atom', address),
  'JSON Feed': readJsonFeed,
  'web page': readWebPage,
};

const calendar = (bytes: Uint8Array, said: Said): FeedReading => {
  const reading = readCalendar(bytes, said);
  const problems = reading.isCalendar
    ? reading.problems
    : [noCalendar(bytes.length === 0 ? 'an empty file' : 'content of an unknown format')];
  return { format: 'iCalendar', ...reading, problems };
};

const told = ({ format, events, isInstead, title, isCutShort, refreshMinutes, name }: Found, said: Said): FeedReading => {
  const problems = new Problems();
  if (isInstead) problems.report(noCalendar(isInstead));
  const clock = createSourceClock(said, problems.report);
  return {
    format,
    ...readEvents(events, said, clock, problems),
    ...(refreshMinutes !== undefined && { refreshMinutes }),
    ...(name && { name }),
    problems: problems.list(),
    isCalendar: isInstead === undefined,
    ...(title && { title }),
    isCutShort,
  };
};

const noCalendar = (what: string): string => `it is not a calendar, but ${what}`;
