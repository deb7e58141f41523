import { BadRequestException } from '@nestjs/common';
import { MAX_SEARCH_LENGTH, SCHOOL_CALENDAR_PATH, TOWN_CALENDAR_PATH } from '#libs/contracts';
import { FILTER_PARAMETERS, type FilterName, type FilterParameter, parseFilterQuery } from '#libs/contracts/filters';

export type CalendarRequest =
  | (Readonly<{ filters: readonly FilterName[] }> &
      (
        | Readonly<{ kind: 'school' }>
        | Readonly<{ kind: 'organization'; id: number; sub?: string }>
        | Readonly<{ kind: 'search'; q: string }>
        | Readonly<{ kind: 'district'; district: number }>
        | Readonly<{ kind: 'calendar' | 'rss' | 'json'; organization?: string; q?: string }>
      ))
  | Readonly<{ kind: 'my'; secret: string }>;

/** Returns undefined for an unknown path. Throws a 400 that names the field. */
export const parseCalendarRequest = (url: string): CalendarRequest | undefined => {
  const at = url.indexOf('?');
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
  const filters = () => parseFilters(query);
  const feed = FEED_KIND_BY_PATH.get(path);
  if (feed) return { kind: feed, ...parseQuery(query, ['organization', 'q']), filters: filters() };
  if (path === SCHOOL_CALENDAR_PATH) return { kind: 'school', filters: filters() };
  if (path === '/calendar/search.ics') return { kind: 'search', q: parseQuery(query, ['q']).q ?? '', filters: filters() };
  const [, district] = DISTRICT_PATH.exec(path) ?? [];
  if (district) return { kind: 'district', district: Number(district), filters: filters() };
  const [, secret] = MY_PATH.exec(path) ?? [];
  if (secret) return { kind: 'my', secret };
  const [, id, sub] = ORGANIZATION_PATH.exec(path) ?? [];
  if (!id) return undefined;
  return { kind: 'organization', id: Number(id), ...(sub && { sub: decodePart(sub) }), filters: filters() };
};

const FEED_KIND_BY_PATH = new Map<string, 'calendar' | 'rss' | 'json'>([
  [TOWN_CALENDAR_PATH, 'calendar'],
  ['/feed.xml', 'rss'],
  ['/feed.json', 'json'],
]);

const DISTRICT_PATH = /^\/calendar\/district\/([1-9]\d{0,3})\.ics$/;
const ORGANIZATION_PATH = /^\/calendar\/organization\/(\d{1,16})(?:\/([^/]+))?\.ics$/;
const MY_PATH = /^\/calendar\/my\/([\w-]{43})\.ics$/;

type QueryField = 'organization' | 'q' | FilterParameter;

const parseFilters = (query: string): readonly FilterName[] => {
  const filters = parseFilterQuery(parseQuery(query, FILTER_PARAMETERS));
  if ('problem' in filters) throw new BadRequestException(filters.problem);
  return filters;
};

/** Each field at most once and as text; `organization[]=1` is refused, because ignoring it would give a wrong calendar. */
const parseQuery = <Name extends QueryField>(query: string, fields: readonly Name[]): Partial<Record<Name, string>> => {
  const values: Partial<Record<Name, string>> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const field = fields.find((one) => name === one || name.startsWith(`${one}[`) || name.startsWith(`${one}.`));
    if (!field) continue;
    if (name !== field || values[field] !== undefined) throw new BadRequestException(`${field} must be given once, as text.`);
    if (value.length > MAX_LENGTHS[field])
      throw new BadRequestException(`${field} must not be longer than ${MAX_LENGTHS[field]} characters.`);
    if (value.trim()) values[field] = value;
  }
  return values;
};

const MAX_LENGTHS: Readonly<Record<QueryField, number>> = {
  organization: 700,
  q: MAX_SEARCH_LENGTH,
  free: 20,
  for: 60,
  hours: 40,
  weekend: 20,
  setting: 40,
  registration: 20,
  accessible: 20,
  language: 20,
  certain: 20,
};

const decodePart = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new BadRequestException('This address cannot be read.');
  }
};
