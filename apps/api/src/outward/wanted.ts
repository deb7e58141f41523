import { BadRequestException } from '@nestjs/common';
import { EVERYTHING_CALENDAR, LONGEST_SEARCH, SCHOOL_CALENDAR } from '#libs/contracts';
import { FILTER_FIELDS, type FilterField, type FilterName, filtersIn } from '#libs/contracts/filters';

/** What an address asks for; of the events there, those that pass the filters. */
export type Wanted =
  | (Readonly<{ filters: readonly FilterName[] }> &
      (
        | Readonly<{ kind: 'school' }>
        | Readonly<{ kind: 'organization'; id: number; sub?: string }>
        | Readonly<{ kind: 'search'; q: string }>
        | Readonly<{ kind: 'district'; district: number }>
        | Readonly<{ kind: 'calendar' | 'rss' | 'json'; organization?: string; q?: string }>
      ))
  | Readonly<{ kind: 'my'; secret: string }>;

/** Undefined where nothing is. Throws a 400 that names the field. */
export const wantedIn = (url: string): Wanted | undefined => {
  const at = url.indexOf('?');
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
  const filters = () => filtersSaid(query);
  const feed = FEEDS.get(path);
  if (feed) return { kind: feed, ...saidIn(query, ['organization', 'q']), filters: filters() };
  if (path === SCHOOL_CALENDAR) return { kind: 'school', filters: filters() };
  if (path === '/calendar/search.ics') return { kind: 'search', q: saidIn(query, ['q']).q ?? '', filters: filters() };
  const [, district] = DISTRICT.exec(path) ?? [];
  if (district) return { kind: 'district', district: Number(district), filters: filters() };
  const [, secret] = MY.exec(path) ?? [];
  if (secret) return { kind: 'my', secret };
  const [, id, sub] = ORGANIZATION.exec(path) ?? [];
  if (!id) return undefined;
  return { kind: 'organization', id: Number(id), ...(sub && { sub: readable(sub) }), filters: filters() };
};

const FEEDS = new Map<string, 'calendar' | 'rss' | 'json'>([
  [EVERYTHING_CALENDAR, 'calendar'],
  ['/feed.xml', 'rss'],
  ['/feed.json', 'json'],
]);

const DISTRICT = /^\/calendar\/district\/([1-9]\d{0,3})\.ics$/;
const ORGANIZATION = /^\/calendar\/organization\/(\d{1,16})(?:\/([^/]+))?\.ics$/;
const MY = /^\/calendar\/my\/([\w-]{43})\.ics$/;

type Field = 'organization' | 'q' | FilterField;

const filtersSaid = (query: string): readonly FilterName[] => {
  const filters = filtersIn(saidIn(query, FILTER_FIELDS));
  if ('problem' in filters) throw new BadRequestException(filters.problem);
  return filters;
};

/** Each field once, as text: `organization[]=1` means nothing here, and whoever wrote it meant something. */
const saidIn = <Asked extends Field>(query: string, fields: readonly Asked[]): Partial<Record<Asked, string>> => {
  const said: Partial<Record<Asked, string>> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const field = fields.find((one) => name === one || name.startsWith(`${one}[`) || name.startsWith(`${one}.`));
    if (!field) continue;
    if (name !== field || said[field] !== undefined) throw new BadRequestException(`${field} must be given once, as text.`);
    if (value.length > LONGEST[field])
      throw new BadRequestException(`${field} must not be longer than ${LONGEST[field]} characters.`);
    if (value.trim()) said[field] = value;
  }
  return said;
};

const LONGEST: Readonly<Record<Field, number>> = {
  organization: 700,
  q: LONGEST_SEARCH,
  free: 20,
  for: 20,
  hours: 40,
  weekend: 20,
};

const readable = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new BadRequestException('This address cannot be read.');
  }
};
