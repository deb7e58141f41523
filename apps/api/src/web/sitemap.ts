import { eventPath, hasDate, hasOrganization, isHidden, isOwn, lastDay, type OneEvent } from '#libs/contracts';
import { PUBLIC_PAGES } from './destination';
import { escaped } from './escaped';

/** Addresses and when what stands there changed last, ISO 8601. */
type Entry = Readonly<{ address: string; changedAt?: string }>;

/** By the name of the file: the pages that are always there, and the events of each month, so that a change touches few of many. */
export type Sitemap = ReadonlyMap<string, readonly Entry[]>;

/** Names no event that lists would not show on its day. */
export const sitemapOf = (events: readonly OneEvent[], organizations: readonly { name: string }[]): Sitemap => {
  const files = new Map<string, Entry[]>([['pages', PUBLIC_PAGES.map((address) => ({ address }))]]);
  for (const event of events) {
    if (event.status === 'withdrawn' || isOwn(event) || isHidden(event.organization)) continue;
    if (!hasOrganization(event, organizations)) continue;
    const name = hasDate(event) ? `events-${lastDay(event).slice(0, 7)}` : 'events-undated';
    const entry = { address: eventPath(event), ...(event.history && { changedAt: event.history.changedAt }) };
    const file = files.get(name);
    if (file) file.push(entry);
    else files.set(name, [entry]);
  }
  return new Map([...files].flatMap(([name, entries]) => partsOf(name, entries)));
};

/** The second is called `events-2026-11-2`. */
const partsOf = (name: string, entries: readonly Entry[]) =>
  Array.from({ length: Math.ceil(entries.length / MOST) }, (_, part) => {
    const those = entries.slice(part * MOST, (part + 1) * MOST);
    return [part === 0 ? name : `${name}-${part + 1}`, those] as const;
  });

/** Entries of one file: https://www.sitemaps.org/protocol.html allows no more. */
const MOST = 50_000;

/** `sitemap.xml`: where the others are. */
export const sitemapIndex = (sitemap: Sitemap, origin: string): string =>
  xml(
    'sitemapindex',
    [...sitemap].map(([name, entries]) => told('sitemap', `${origin}/sitemap/${name}.xml`, latest(entries))),
  );

export const sitemapFile = (entries: readonly Entry[], origin: string): string =>
  xml(
    'urlset',
    entries.map(({ address, changedAt }) => told('url', origin + address, changedAt)),
  );

const latest = (entries: readonly Entry[]) =>
  entries.reduce<string | undefined>(
    (last, { changedAt }) => (changedAt && (!last || changedAt > last) ? changedAt : last),
    undefined,
  );

const told = (element: string, address: string, changedAt: string | undefined) =>
  `<${element}><loc>${escaped(address)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</${element}>`;

const xml = (root: string, lines: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
