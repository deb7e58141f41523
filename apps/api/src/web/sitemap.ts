import {
  type EventDetails,
  endDayOf,
  eventPathOf,
  hasDate,
  hasOrganization,
  isHiddenOrganization,
  isOwnEvent,
} from '#libs/contracts';
import { PUBLIC_PAGES } from './destination';
import { escapeHtml } from './escape-html';

type SitemapEntry = Readonly<{ address: string; changedAt?: string }>;

/** Entries by file name: permanent pages, and the events of each month, so that a change touches few files. */
export type Sitemap = ReadonlyMap<string, readonly SitemapEntry[]>;

export const createSitemap = (events: readonly EventDetails[], organizations: readonly { name: string }[]): Sitemap => {
  const files = new Map<string, SitemapEntry[]>([['pages', PUBLIC_PAGES.map((address) => ({ address }))]]);
  for (const event of events) {
    if (event.status === 'withdrawn' || isOwnEvent(event) || isHiddenOrganization(event.organization)) continue;
    if (!hasOrganization(event, organizations)) continue;
    const name = hasDate(event) ? `events-${endDayOf(event).slice(0, 7)}` : 'events-undated';
    const entry = { address: eventPathOf(event), ...(event.history && { changedAt: event.history.changedAt }) };
    const file = files.get(name);
    if (file) file.push(entry);
    else files.set(name, [entry]);
  }
  return new Map([...files].flatMap(([name, entries]) => splitFile(name, entries)));
};

const splitFile = (name: string, entries: readonly SitemapEntry[]) =>
  Array.from({ length: Math.ceil(entries.length / MAX_ENTRIES_PER_FILE) }, (_, part) => {
    const those = entries.slice(part * MAX_ENTRIES_PER_FILE, (part + 1) * MAX_ENTRIES_PER_FILE);
    return [part === 0 ? name : `${name}-${part + 1}`, those] as const;
  });

/** The limit of https://www.sitemaps.org/protocol.html. */
const MAX_ENTRIES_PER_FILE = 50_000;

export const renderSitemapIndex = (sitemap: Sitemap, origin: string): string =>
  renderDocument(
    'sitemapindex',
    [...sitemap].map(([name, entries]) => renderElement('sitemap', `${origin}/sitemap/${name}.xml`, latestChange(entries))),
  );

export const renderSitemapFile = (entries: readonly SitemapEntry[], origin: string): string =>
  renderDocument(
    'urlset',
    entries.map(({ address, changedAt }) => renderElement('url', origin + address, changedAt)),
  );

const latestChange = (entries: readonly SitemapEntry[]) =>
  entries.reduce<string | undefined>(
    (last, { changedAt }) => (changedAt && (!last || changedAt > last) ? changedAt : last),
    undefined,
  );

const renderElement = (element: string, address: string, changedAt: string | undefined) =>
  `<${element}><loc>${escapeHtml(address)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</${element}>`;

const renderDocument = (root: string, lines: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
