import type { FeedOccurrence } from '../../icalendar';
import type { FeedOptions, FeedReading } from '../feed-reading';
import { readBytes } from '../read-bytes';

export const FEED_OPTIONS: FeedOptions = { timeZone: 'America/New_York', from: '2026-01-01', to: '2026-12-31' };

export const readText = (text: string, overrides: Partial<FeedOptions> = {}): FeedReading =>
  readBytes(Buffer.from(text), { ...FEED_OPTIONS, ...overrides });

export const pickFields = <Name extends keyof FeedOccurrence>({ occurrences }: FeedReading, ...names: Name[]) =>
  occurrences.map((occurrence) => names.map((name) => occurrence[name]));

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
