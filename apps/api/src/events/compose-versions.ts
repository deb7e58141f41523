import { type Listing, listingOf } from '#libs/domain';
import type { CatalogueDocument, CatalogueEntry } from '#projections';

export type ShownEvent = CatalogueEntry & { versions?: readonly (Listing & { sourceUrl?: string })[] };
export type ShownDocument = Omit<CatalogueDocument, 'event'> & { event: ShownEvent };

/** The host's fields and status count; missing fields are filled in. A withdrawn version is ignored while another is active. */
export const composeVersions = (hostFirst: readonly CatalogueDocument[]): ShownDocument => {
  const [host, ...otherVersions] = activeVersionsOf(hostFirst);
  const events = otherVersions.map(({ event }) => event);
  const complete = events.reduce<CatalogueEntry>(fillGaps, host!.event);
  const isPromoted = [host!.event, ...events].some((event) => event.isPromoted);
  const isPromotedByOperator = [host!, ...otherVersions].some(({ history }) => history.promotedBy);
  const versions = [host!, ...otherVersions].map(({ event }) => {
    const { isPromoted: _, ...listing } = listingOf(event);
    return { ...listing, ...(event.sourceUrl && { sourceUrl: event.sourceUrl }) };
  });
  return {
    ...host!,
    history: { ...host!.history, ...(isPromoted && isPromotedByOperator && { promotedBy: 'operator' }) },
    event: {
      ...complete,
      ...(isPromoted && { isPromoted }),
      ...(otherVersions.length > 0 && { versions: oneVersionPerOrganization(versions) }),
    },
  };
};

export const activeVersionsOf = (documents: readonly CatalogueDocument[]): readonly CatalogueDocument[] => {
  const active = documents.filter(({ event }) => event.status !== 'withdrawn');
  return active.length > 0 ? active : lastWithdrawn(documents);
};

/** It was still shown when the others were withdrawn. */
const lastWithdrawn = (documents: readonly CatalogueDocument[]) =>
  documents
    .toSorted(({ history: a }, { history: b }) => Date.parse(b.withdrawnAt ?? NEVER) - Date.parse(a.withdrawnAt ?? NEVER))
    .slice(0, 1);

const NEVER = '1970-01-01T00:00:00Z';

const fillGaps = (event: CatalogueEntry, other: CatalogueEntry): CatalogueEntry => ({
  ...event,
  ...(event.startTime && event.startTime === other.startTime && !event.endTime && pick(other, ['endTime'])),
  // Fields of a place are taken together: another version's address may not belong to this venue.
  ...(event.location || event.address
    ? isSamePlace(event, other) && pickMissing(event, other, PLACE_FIELDS)
    : pick(other, PLACE_FIELDS)),
  ...pickMissing(event, other, CONTENT_FIELDS),
});

const PLACE_FIELDS = ['location', 'address', 'coordinates'] as const;
const CONTENT_FIELDS = [
  'description',
  'categories',
  'price',
  'imageUrl',
  'attachments',
  'audioNarration',
  'sourceUrl',
  'onlineUrl',
] as const;

const isSamePlace = (event: CatalogueEntry, other: CatalogueEntry) =>
  event.address === undefined ? event.location === other.location : event.address === other.address;

const pickMissing = (event: CatalogueEntry, other: CatalogueEntry, fields: readonly (keyof CatalogueEntry)[]) =>
  pick(
    other,
    fields.filter((field) => event[field] === undefined),
  );

const pick = (event: CatalogueEntry, fields: readonly (keyof CatalogueEntry)[]): Partial<CatalogueEntry> =>
  Object.fromEntries(fields.flatMap((field) => (event[field] === undefined ? [] : [[field, event[field]]])));

/** An organization may publish an event in several of its calendars. */
const oneVersionPerOrganization = <Version extends Listing>(versions: readonly Version[]): Version[] =>
  [
    ...new Map(versions.toReversed().map((one) => [`${one.organizationId} ${one.subOrganizationId ?? ''}`, one])).values(),
  ].reverse();
