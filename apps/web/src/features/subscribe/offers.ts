import {
  type Choice,
  capitalize,
  districtCalendarPath,
  filterEvents,
  findDistrictNumber,
  jsonFeedPath,
  MAX_SEARCH_LENGTH,
  organizationCalendarPath,
  parseOrganizationEntry,
  rssPath,
  SCHOOL_CALENDAR_PATH,
  type SidebarOrganization,
  searchCalendarPath,
  subOrganizationCalendarPath,
  TOWN_CALENDAR_PATH,
  type TownEvent,
} from '#libs/contracts';
import { FILTERS, type FilterName, toFilterPredicate, toFilterQuery } from '#libs/contracts/filters';

export type Offer = Readonly<{
  id: string;
  name: string;
  about: string;
  count?: number;
  calendar?: string;
  rss?: string;
  json?: string;
}>;

export const MY_ALMANAC_ID = 'mine';
export const EVERYTHING_ID = 'everything';

export type OfferContext = Readonly<{
  organizations: readonly SidebarOrganization[];
  events: readonly TownEvent[] | undefined;
  now: string;
  today: string;
  term: string;
  /** The active filters that a calendar address supports. */
  filters: readonly FilterName[];
  district: string | null;
  town: Readonly<{ name: string; collection: string; districts: readonly string[]; schoolDates: string }>;
  mine: number | undefined;
}>;

export const toTownOffer = ({ town, ...context }: OfferContext): Offer => ({
  id: EVERYTHING_ID,
  name: 'Everything',
  about: `${town.name}, all organizations`,
  ...countUpcoming(context, ''),
  calendar: TOWN_CALENDAR_PATH,
  rss: rssPath(),
  json: jsonFeedPath(),
});

export const toOffers = (entry: string, context: OfferContext): Offer[] => {
  const { organizations, filters } = context;
  const { organization, subOrganization } = parseOrganizationEntry(entry);
  const found = organizations.find(({ name }) => name === organization);
  if (!found) return [];
  const sub = found.subOrganizations.find(({ name }) => name === subOrganization);
  const whole = { id: found.name, name: found.name, about: 'This organization', count: found.count };
  const offers = [
    { ...whole, calendar: organizationCalendarPath(found.id), ...feedAddressesOf({ organization: found.name }) },
    ...(sub ? [toPartOffer(found, sub)] : []),
  ];
  return filters.length > 0 ? [...offers, toFilteredOffer(offers.at(-1)!, entry, context)] : offers;
};

const toFilteredOffer = ({ name, calendar, rss, json }: Offer, entry: string, context: OfferContext): Offer => ({
  id: `${entry} filtered`,
  name: `${name}: ${formatFilters(context.filters)}`,
  about: 'With the filters that are on',
  ...countUpcoming(context, '', { kind: 'entry', entry }, context.filters),
  calendar: withFilters(calendar, context.filters),
  rss: withFilters(rss, context.filters),
  json: withFilters(json, context.filters),
});

const formatFilters = (filters: readonly FilterName[]) => filters.map((one) => FILTERS[one].label.toLowerCase()).join(', ');

const withFilters = (address = '', filters: readonly FilterName[]) =>
  filters.length > 0 ? `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(toFilterQuery(filters))}` : address;

const toPartOffer = (
  { id }: SidebarOrganization,
  { name, entry, count }: SidebarOrganization['subOrganizations'][number],
): Offer => ({
  ...{ id: entry, name, about: 'This sub-organization', count },
  calendar: subOrganizationCalendarPath(id, name),
  ...feedAddressesOf({ organization: entry }),
});

export const otherOffers = (context: OfferContext): Offer[] => {
  const { organizations, town, district, term, filters, mine } = context;
  const q = term.trim();
  const collection = organizations.find(({ name }) => name === town.collection);
  const districtPart = collection?.subOrganizations.find(({ name }) => district !== null && name === district);
  const number = districtPart && findDistrictNumber(town.districts, districtPart.name);
  const hasSchools = organizations.some(({ name }) => name === town.schoolDates);
  return [
    ...((q || filters.length > 0) && q.length <= MAX_SEARCH_LENGTH
      ? [
          {
            id: 'search',
            name: [q && `“${q}”`, capitalize(formatFilters(filters))].filter(Boolean).join(', '),
            about: filters.length > 0 ? `What the filters leave of ${q ? 'this search' : 'everything'}` : 'This search',
            ...countUpcoming(context, q, { kind: 'all' }, filters),
            calendar: withFilters(q ? searchCalendarPath(q) : TOWN_CALENDAR_PATH, filters),
            rss: withFilters(rssPath({ q }), filters),
            json: withFilters(jsonFeedPath({ q }), filters),
          },
        ]
      : []),
    ...(districtPart && number
      ? [
          {
            id: 'district',
            name: districtPart.name,
            about: 'My collection district',
            count: districtPart.count,
            calendar: districtCalendarPath(number),
          },
        ]
      : []),
    ...(hasSchools
      ? [{ id: 'school', name: 'School dates', about: 'Closings, half days and breaks', calendar: SCHOOL_CALENDAR_PATH }]
      : []),
    {
      id: MY_ALMANAC_ID,
      name: 'MY ALMANAC',
      about: 'Only for you, by a secret address',
      ...(mine !== undefined && { count: mine }),
    },
  ];
};

const feedAddressesOf = (wishes: { organization?: string; q?: string }) => ({ rss: rssPath(wishes), json: jsonFeedPath(wishes) });

const countUpcoming = (
  { events, now, today }: Pick<OfferContext, 'events' | 'now' | 'today'>,
  term: string,
  choice: Choice = { kind: 'all' },
  filters: readonly FilterName[] = [],
) => {
  if (!events) return {};
  const found = filterEvents({ events, now, today, term, choice, follows: NO_IDS, saved: NO_IDS });
  return { count: [...found.events, ...found.alerts].filter(toFilterPredicate(filters, { today })).length };
};

const NO_IDS: ReadonlySet<never> = new Set();
