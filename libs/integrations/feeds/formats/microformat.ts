import { decodeHTMLStrict } from 'entities';
import { type Span, spanOf } from '../events/when';

/** When something is by the hCalendar or h-event in its description: `<abbr class="dtstart" title="2026-07-04T19:00">`. */
export const microformatSpan = (html: string): Span => {
  if (!/dt-?start/.test(html)) return {};
  let start: string | undefined;
  let end: string | undefined;
  for (const [tag] of html.matchAll(TAG)) {
    const kind = CLASS.exec(tag)?.[1];
    const when = decodeHTMLStrict(WHEN.exec(tag)?.[1] ?? '');
    if (kind === 'start') start ??= when || undefined;
    if (kind === 'end') end ??= when || undefined;
  }
  return spanOf(start, end);
};

const TAG = /<[a-z][^<>]{1,500}>/gi;

const CLASS = /\bclass=["'][^"']*\bdt-?(start|end)\b/i;

const WHEN = /\b(?:datetime|title|value|content)=["']([^"']{1,80})["']/i;
