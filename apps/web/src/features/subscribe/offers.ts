import {
  COLLECTION,
  districtCalendar,
  districtOf,
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
  district: string | null;
  town: Readonly<{ name: string; schoolDates: string }>;
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
export const offersOf = (entry: string, { organizations }: Asked): Offer[] => {
  const { organization, subOrganization } = parseEntry(entry);
  const found = organizations.find(({ name }) => name === organization);
  if (!found) return [];
  const sub = found.subOrganizations.find(({ name }) => name === subOrganization);
  const whole = { id: found.name, name: found.name, about: 'This organization', count: found.count };
  return [
    { ...whole, calendar: organizationCalendar(found.id), ...feedsOf({ organization: found.name }) },
    ...(sub ? [partOf(found, sub)] : []),
  ];
};

const partOf = ({ id }: SidebarOrganization, { name, entry, count }: SidebarOrganization['subOrganizations'][number]): Offer => ({
  ...{ id: entry, name, about: 'This sub-organization', count },
  calendar: subOrganizationCalendar(id, name),
  ...feedsOf({ organization: entry }),
});

/** What else means something here: a search that stays, one's collection district, the school dates, and My Almanac. */
export const otherOffers = (asked: Asked): Offer[] => {
  const { organizations, town, district, term, mine } = asked;
  const q = term.trim();
  const collection = organizations.find(({ name }) => name === COLLECTION);
  const part = collection?.subOrganizations.find(({ name }) => district !== null && name === district);
  const number = part && districtOf(part.name);
  const hasSchools = organizations.some(({ name }) => name === town.schoolDates);
  return [
    ...(q && q.length <= LONGEST_SEARCH
      ? [
          {
            id: 'search',
            name: `“${q}”`,
            about: 'This search',
            ...counted(asked, q),
            calendar: searchCalendar(q),
            ...feedsOf({ q }),
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

const counted = ({ events, now, today }: Pick<Asked, 'events' | 'now' | 'today'>, term: string) => {
  if (!events) return {};
  const filter = { events, now, today, term, choice: { kind: 'all' as const }, follows: NOTHING, saved: NOTHING };
  const found = filterEvents(filter);
  return { count: found.events.length + found.alerts.length };
};

const NOTHING: ReadonlySet<never> = new Set();
