/** When an event takes place and until when it is shown. Days are `yyyy-mm-dd` in the town, instants ISO 8601. */
export type Schedule = Readonly<{
  date: string;
  endDate?: string;
  displayDate?: string;
  time: string;
  startTime?: string;
  endTime?: string;
  expiresAt?: string;
}>;

/** Under which entries an event is listed. */
export type Listing = Readonly<{ organizationId: number; subOrganizationId?: number; isPromoted?: boolean }>;

/**
 * What a publisher says of an event, its cancellation apart. The log keeps this for ever: it is no answer's type, and an answer
 * that changes changes nothing here.
 */
export type CatalogueContent = Schedule &
  Listing &
  Readonly<{
    name: string;
    category: string;
    /** What kinds of event it is, and what it costs, in the publisher's own words. */
    categories?: readonly string[];
    price?: string;
    location?: string;
    address?: string;
    /** Of the address, in degrees, where the publisher says them. */
    coordinates?: Readonly<{ latitude: number; longitude: number }>;
    description?: string;
    imageUrl?: string;
    /** The first is the agenda. */
    attachments?: readonly string[];
    audioNarration?: string;
    isTentative?: 'true';
    isEmergencyAlert?: 'true';
    createdAt?: string;
    sourceUrl?: string;
    /** Where one joins it online: http or https. */
    onlineUrl?: string;
    publishDate?: string;
  }>;

const SCHEDULE = [
  'date',
  'endDate',
  'displayDate',
  'time',
  'startTime',
  'endTime',
  'expiresAt',
] as const satisfies (keyof Schedule)[];
const LISTING = ['organizationId', 'subOrganizationId', 'isPromoted'] as const satisfies (keyof Listing)[];

const WHERE = ['address', 'coordinates'] as const satisfies (keyof CatalogueContent)[];

/** By field: what it was and what it is; null stands for absent. */
export type Changes = Readonly<Record<string, Readonly<{ from: unknown; to: unknown }>>>;

export const scheduleOf = (content: Schedule): Schedule => pick(content, SCHEDULE);
export const listingOf = (content: Listing): Listing => pick(content, LISTING);

export const isScheduleOrListing = (field: string) => ([...SCHEDULE, ...LISTING] as string[]).includes(field);

export const changesBetween = (before: object, after: object): Changes => {
  const [was, is] = [before, after] as Record<string, unknown>[] as [Record<string, unknown>, Record<string, unknown>];
  return Object.fromEntries(
    [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .map((field) => [field, { from: was[field] ?? null, to: is[field] ?? null }] as const)
      .filter(([, { from, to }]) => from !== to && JSON.stringify(from) !== JSON.stringify(to)),
  );
};

/** An address and its coordinates are told together: whoever learns of one of them need not know what was told of the other. */
export const withWhere = (changes: Changes, content: CatalogueContent): Changes =>
  WHERE.some((field) => changes[field]) ? { ...unchanged(pick(content, WHERE)), ...changes } : changes;

export const withChanges = <Content extends object>(content: Content, changes: Changes): Content => {
  const changed = { ...content } as Record<string, unknown>;
  for (const [field, { to }] of Object.entries(changes)) {
    if (to === null) delete changed[field];
    else changed[field] = to;
  }
  return changed as Content;
};

export const isEmpty = (changes: Changes) => Object.keys(changes).length === 0;

const unchanged = (content: object): Changes =>
  Object.fromEntries(Object.entries(content).map(([field, value]) => [field, { from: value, to: value }]));

const pick = <T extends object, F extends keyof T>(content: T, fields: readonly F[]): Pick<T, F> =>
  Object.fromEntries(fields.filter((field) => content[field] !== undefined).map((field) => [field, content[field]])) as Pick<
    T,
    F
  >;
