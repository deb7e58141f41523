import { BadRequestException } from '@nestjs/common';
import { LONGEST_SEARCH } from '#libs/contracts';

/** What an address asks for. */
export type Wanted =
  | Readonly<{ kind: 'everything' | 'school' }>
  | Readonly<{ kind: 'organization'; id: number; sub?: string }>
  | Readonly<{ kind: 'search'; q: string }>
  | Readonly<{ kind: 'district'; district: number }>
  | Readonly<{ kind: 'my'; secret: string }>
  | Readonly<{ kind: 'rss' | 'json'; organization?: string; q?: string }>;

/** Undefined where nothing is. Throws a 400 that names the field. */
export const wantedIn = (url: string): Wanted | undefined => {
  const at = url.indexOf('?');
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
  const plain = PLAIN.get(path);
  if (plain) return plain;
  if (path === '/feed.xml') return { kind: 'rss', ...saidIn(query, ['organization', 'q']) };
  if (path === '/feed.json') return { kind: 'json', ...saidIn(query, ['organization', 'q']) };
  if (path === '/calendar/search.ics') return { kind: 'search', q: saidIn(query, ['q']).q ?? '' };
  const [, district] = DISTRICT.exec(path) ?? [];
  if (district) return { kind: 'district', district: Number(district) };
  const [, secret] = MY.exec(path) ?? [];
  if (secret) return { kind: 'my', secret };
  const [, id, sub] = ORGANIZATION.exec(path) ?? [];
  if (!id) return undefined;
  return { kind: 'organization', id: Number(id), ...(sub && { sub: readable(sub) }) };
};

const PLAIN = new Map<string, Wanted>([
  ['/calendar.ics', { kind: 'everything' }],
  ['/calendar/school.ics', { kind: 'school' }],
]);

const DISTRICT = /^\/calendar\/district\/([1-4])\.ics$/;
const ORGANIZATION = /^\/calendar\/organization\/(\d{1,16})(?:\/([^/]+))?\.ics$/;
const MY = /^\/calendar\/my\/([\w-]{43})\.ics$/;

type Field = 'organization' | 'q';

/** Each field once, as text: `organization[]=1` means nothing here, and whoever wrote it meant something. */
const saidIn = (query: string, fields: readonly Field[]): Partial<Record<Field, string>> => {
  const said: Partial<Record<Field, string>> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const field = fields.find((one) => name === one || name.startsWith(`${one}[`) || name.startsWith(`${one}.`));
    if (!field) continue;
    if (name !== field || said[field] !== undefined) throw new BadRequestException(`${field} must be one text.`);
    if (value.length > LONGEST[field])
      throw new BadRequestException(`${field} must not be longer than ${LONGEST[field]} characters.`);
    if (value.trim()) said[field] = value;
  }
  return said;
};

const LONGEST: Readonly<Record<Field, number>> = { organization: 700, q: LONGEST_SEARCH };

const readable = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new BadRequestException('This address cannot be read.');
  }
};
