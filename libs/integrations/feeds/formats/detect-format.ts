import type { FeedFormat } from '../feed-reading';

/** Looks at the bytes: servers send calendars as text/html, pages as text/calendar, and program warnings before a calendar. */
export const detectFormat = (bytes: Uint8Array): FeedFormat => {
  const head = decodeLatin1(bytes.subarray(0, HEAD_BYTES)).replace(/^ï»¿/, '').trimStart();
  const root = ROOT_ELEMENT.exec(head)?.[1]?.toLowerCase();
  if (root && root !== 'html' && root !== '!doctype html') return root === 'feed' ? 'Atom' : 'RSS';
  const looksLike: FeedFormat | undefined =
    root || head.startsWith('<') ? 'web page' : /^[[{]/.test(head) ? 'JSON Feed' : undefined;
  return looksLike === undefined || CALENDAR_BEGIN.test(decodeLatin1(bytes)) ? 'iCalendar' : looksLike;
};

const HEAD_BYTES = 64 * 1024;

const decodeLatin1 = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** The first match decides: a page may mention feeds, and a feed may contain pages. */
const ROOT_ELEMENT = /<(?:[a-z]{1,20}:)?(rss|rdf(?=[\s>])|feed|html|!doctype html)(?=[\s>/])/i;

const CALENDAR_BEGIN = /^[ \t]*BEGIN:V(?:CALENDAR|EVENT)[ \t]*\r?$/im;
