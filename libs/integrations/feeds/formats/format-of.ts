import type { FeedFormat } from '../feed-reading';

/**
 * What a feed is by its own bytes: servers say text/html of calendars and text/calendar of web pages. A calendar may have
 * junk before it, such as the complaints of the program that wrote it.
 */
export const formatOf = (bytes: Uint8Array): FeedFormat => {
  const head = latin1(bytes.subarray(0, HEAD)).replace(/^ï»¿/, '').trimStart();
  const root = ROOT.exec(head)?.[1]?.toLowerCase();
  if (root && root !== 'html' && root !== '!doctype html') return root === 'feed' ? 'Atom' : 'RSS';
  const looksLike: FeedFormat | undefined =
    root || head.startsWith('<') ? 'web page' : /^[[{]/.test(head) ? 'JSON Feed' : undefined;
  return looksLike === undefined || CALENDAR.test(latin1(bytes)) ? 'iCalendar' : looksLike;
};

const HEAD = 64 * 1024;

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** Whichever comes first: a page may speak of feeds, and a feed hold pages. */
const ROOT = /<(?:[a-z]{1,20}:)?(rss|rdf(?=[\s>])|feed|html|!doctype html)(?=[\s>/])/i;

const CALENDAR = /^[ \t]*BEGIN:V(?:CALENDAR|EVENT)[ \t]*\r?$/im;
