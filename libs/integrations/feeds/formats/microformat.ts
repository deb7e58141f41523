import { decodeHTMLStrict } from 'entities';
import { type ItemSpan, toItemSpan } from '../events/written-time';

/** Reads the times of an hCalendar or h-event in the description: `<abbr class="dtstart" title="2026-07-04T19:00">`. */
export const readMicroformatSpan = (html: string): ItemSpan => {
  if (!/dt-?start/.test(html)) return {};
  let start: string | undefined;
  let end: string | undefined;
  for (const [tag] of html.matchAll(TAG)) {
    const kind = TIME_CLASS.exec(tag)?.[1];
    const when = decodeHTMLStrict(TIME_ATTRIBUTE.exec(tag)?.[1] ?? '');
    if (kind === 'start') start ??= when || undefined;
    if (kind === 'end') end ??= when || undefined;
  }
  return toItemSpan(start, end);
};

const TAG = /<[a-z][^<>]{1,500}>/gi;

const TIME_CLASS = /\bclass=["'][^"']*\bdt-?(start|end)\b/i;

const TIME_ATTRIBUTE = /\b(?:datetime|title|value|content)=["']([^"']{1,80})["']/i;
