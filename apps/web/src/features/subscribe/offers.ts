import {
  type Choice,
  capitalize,
  districtCalendar,
  districtNumber,
  EVERYTHING_CALENDAR,
  filterEvents,
  jsonFeedAddress,
  LONGEST_SEARCH,
  organizationCalendar,
  parseEntry,
  rssAddress,
  SCHOOL_CALENDAR,
  type SidebarOrganization,
  searchCalendar,
  subOrganizationCalendar,
  type TownEvent,
} from '#libs/contracts';
import { FILTERS, type FilterName, filterQuery, passing } from '#libs/contracts/filters';

/** Something to subscribe to. */
export type Offer = Readonly<{
  id: string;
  name: string;
  about: string;
  /** Its events that are coming, where that is known. */
  count?: number;
  calendar?: string;
  rss?: string;
  json?: string;
}>;

export const MINE = 'mine';
export const EVERYTHING = 'everything';

export type Asked = Readonly<{
  organizations: readonly SidebarOrganization[];
  /** Undefined until they are known. */
  events: readonly TownEvent[] | undefined;
  now: string;
  today: string;
  term: string;
  /** Those of the filters that are on which an address can ask for. */
  filters: readonly FilterName[];
  district: string | null;
  town: Readonly<{ name: string; collection: string; districts: readonly string[]; schoolDates: string }>;
  mine: number | undefined;
}>;

export const everythingOf = ({ town, ...asked }: Asked): Offer => ({
  id: EVERYTHING,
  name: 'Everything',
  about: `${town.name}, all organizations`,
  ...counted(asked, ''),
  calendar: EVERYTHING_CALENDAR,
  rss: rssAddress(),
  json: jsonFeedAddress(),
});

/** The organization of an entry, and its part where the entry is one. */
export const offersOf = (entry: string, asked: Asked): Offer[] => {
  const { organizations, filters } = asked;
  const { organization, subOrganization } = parseEntry(entry);
  const found = organizations.find(({ name }) => name === organization);
  if (!found) return [];
  const sub = found.subOrganizations.find(({ name }) => name === subOrganization);
  const whole = { id: found.name, name: found.name, about: 'This organization', count: found.count };
  const offers = [
    { ...whole, calendar: organizationCalendar(found.id), ...feedsOf({ organization: found.name }) },
    ...(sub ? [partOf(found, sub)] : []),
  ];
  return filters.length > 0 ? [...offers, filteredOf(offers.at(-1)!, entry, asked)] : offers;
};

/** Of an organization or a part of it, only what the filters leave. */
const filteredOf = ({ name, calendar, rss, json }: Offer, entry: string, asked: Asked): Offer => ({
  id: `${entry} filtered`,
  name: `${name}: ${wordsOf(asked.filters)}`,
  about: 'With the filters that are on',
  ...counted(asked, '', { kind: 'entry', entry }, asked.filters),
  calendar: withFilters(calendar, asked.filters),
  rss: withFilters(rss, asked.filters),
  json: withFilters(json, asked.filters),
});

const wordsOf = (filters: readonly FilterName[]) => filters.map((one) => FILTERS[one].label.toLowerCase()).join(', ');

const withFilters = (address = '', filters: readonly FilterName[]) =>
  filters.length > 0 ? `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(filterQuery(filters))}` : address;

const partOf = ({ id }: SidebarOrganization, { name, entry, count }: SidebarOrganization['subOrganizations'][number]): Offer => ({
  ...{ id: entry, name, about: 'This sub-organization', count },
  calendar: subOrganizationCalendar(id, name),
  ...feedsOf({ organization: entry }),
});

/** What else means something here: a search that stays, one's collection district, the school dates, and My Almanac. */
export const otherOffers = (asked: Asked): Offer[] => {
  const { organizations, town, district, term, filters, mine } = asked;
  const q = term.trim();
  const collection = organizations.find(({ name }) => name === town.collection);
  const part = collection?.subOrganizations.find(({ name }) => district !== null && name === district);
  const number = part && districtNumber(town.districts, part.name);
  const hasSchools = organizations.some(({ name }) => name === town.schoolDates);
  return [
    ...((q || filters.length > 0) && q.length <= LONGEST_SEARCH
      ? [
          {
            id: 'search',
            name: [q && `“${q}”`, capitalize(wordsOf(filters))].filter(Boolean).join(', '),
            about: filters.length > 0 ? `What the filters leave of ${q ? 'this search' : 'everything'}` : 'This search',
            ...counted(asked, q, { kind: 'all' }, filters),
            calendar: withFilters(q ? searchCalendar(q) : EVERYTHING_CALENDAR, filters),
            rss: withFilters(rssAddress({ q }), filters),
            json: withFilters(jsonFeedAddress({ q }), filters),
          },
        ]
      : []),
    ...(part && number
      ? [
          {
            id: 'district',
            name: part.name,
            about: 'My collection district',
            count: part.count,
            calendar: districtCalendar(number),
          },
        ]
      : []),
    ...(hasSchools
      ? [{ id: 'school', name: 'School dates', about: 'Closings, half days and breaks', calendar: SCHOOL_CALENDAR }]
      : []),
    { id: MINE, name: 'MY ALMANAC', about: 'Only for you, by a secret address', ...(mine !== undefined && { count: mine }) },
  ];
};

const feedsOf = (wishes: { organization?: string; q?: string }) => ({ rss: rssAddress(wishes), json: jsonFeedAddress(wishes) });

const counted = (
  { events, now, today }: Pick<Asked, 'events' | 'now' | 'today'>,
  term: string,
  choice: Choice = { kind: 'all' },
  filters: readonly FilterName[] = [],
) => {
  if (!events) return {};
  const found = filterEvents({ events, now, today, term, choice, follows: NOTHING, saved: NOTHING });
  return { count: [...found.events, ...found.alerts].filter(passing(filters, { today })).length };
};

const NOTHING: ReadonlySet<never> = new Set();
