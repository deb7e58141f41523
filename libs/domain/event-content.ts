/** When an event is held and until when it is shown. Days are `yyyy-mm-dd` in the town, instants ISO 8601. */
export type Schedule = Readonly<{
  date: string;
  endDate?: string;
  displayDate?: string;
  time: string;
  startTime?: string;
  endTime?: string;
  expiresAt?: string;
}>;

export type Listing = Readonly<{ organizationId: number; subOrganizationId?: number; isPromoted?: boolean }>;

/** A publisher's version, apart from cancellation. In the log for ever, so deliberately not the type of a response. */
export type CatalogueContent = Schedule &
  Listing &
  Readonly<{
    name: string;
    category: string;
    categories?: readonly string[];
    price?: string;
    location?: string;
    address?: string;
    coordinates?: Readonly<{ latitude: number; longitude: number }>;
    description?: string;
    imageUrl?: string;
    attachments?: readonly string[];
    audioNarration?: string;
    isTentative?: 'true';
    isEmergencyAlert?: 'true';
    createdAt?: string;
    sourceUrl?: string;
    onlineUrl?: string;
    publishDate?: string;
  }>;

const SCHEDULE_FIELDS = [
  'date',
  'endDate',
  'displayDate',
  'time',
  'startTime',
  'endTime',
  'expiresAt',
] as const satisfies (keyof Schedule)[];
const LISTING_FIELDS = ['organizationId', 'subOrganizationId', 'isPromoted'] as const satisfies (keyof Listing)[];

const PLACE_FIELDS = ['address', 'coordinates'] as const satisfies (keyof CatalogueContent)[];

/** Old and new value by field. Null stands for an absent value. */
export type FieldChanges = Readonly<Record<string, Readonly<{ from: unknown; to: unknown }>>>;

export const scheduleOf = (content: Schedule): Schedule => pick(content, SCHEDULE_FIELDS);
export const listingOf = (content: Listing): Listing => pick(content, LISTING_FIELDS);

export const isScheduleOrListing = (field: string) => ([...SCHEDULE_FIELDS, ...LISTING_FIELDS] as string[]).includes(field);

export const changesBetween = (before: object, after: object): FieldChanges => {
  const [was, is] = [before, after] as Record<string, unknown>[] as [Record<string, unknown>, Record<string, unknown>];
  return Object.fromEntries(
    [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .map((field) => [field, { from: was[field] ?? null, to: is[field] ?? null }] as const)
      .filter(([, { from, to }]) => !isSameValue(from, to)),
  );
};

/** Of JSON. Only lists and objects are compared as text. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** Records address and coordinates together, so that a reader of one fact has both. */
export const withPlaceFields = (changes: FieldChanges, content: CatalogueContent): FieldChanges =>
  PLACE_FIELDS.some((field) => changes[field]) ? { ...toUnchangedFields(pick(content, PLACE_FIELDS)), ...changes } : changes;

export const applyChanges = <Content extends object>(content: Content, changes: FieldChanges): Content => {
  const changed = { ...content } as Record<string, unknown>;
  for (const [field, { to }] of Object.entries(changes)) {
    if (to === null) delete changed[field];
    else changed[field] = to;
  }
  return changed as Content;
};

export const isUnchanged = (changes: FieldChanges) => Object.keys(changes).length === 0;

const toUnchangedFields = (content: object): FieldChanges =>
  Object.fromEntries(Object.entries(content).map(([field, value]) => [field, { from: value, to: value }]));

const pick = <T extends object, F extends keyof T>(content: T, fields: readonly F[]): Pick<T, F> =>
  Object.fromEntries(fields.filter((field) => content[field] !== undefined).map((field) => [field, content[field]])) as Pick<
    T,
    F
  >;
