import type { Happening } from '../../icalendar';
import type { FeedReading, Said } from '../feed-reading';
import { readBytes } from '../read-bytes';

/** A town on the east coast and its year 2026. */
export const SAID: Said = { timeZone: 'America/New_York', from: '2026-01-01', to: '2026-12-31' };

export const readText = (text: string, said: Partial<Said> = {}): FeedReading =>
  readBytes(Buffer.from(text), { ...SAID, ...said });

/** Of each happening what a test is about. */
export const told = <Name extends keyof Happening>({ happenings }: FeedReading, ...names: Name[]) =>
  happenings.map((happening) => names.map((name) => happening[name]));

export const rssOf = (...items: string[]): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Town</title>${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>`;

export const atomOf = (...entries: string[]): string =>
  `<feed xmlns="http://www.w3.org/2005/Atom">${entries.map((entry) => `<entry>${entry}</entry>`).join('')}</feed>`;

export const pageOf = (...scripts: unknown[]): string =>
  `<!doctype html><html><head><title>The Mill</title>${scripts
    .map(
      (script) => `<script type="application/ld+json">${typeof script === 'string' ? script : JSON.stringify(script)}</script>`,
    )
    .join('')}</head><body></body></html>`;
