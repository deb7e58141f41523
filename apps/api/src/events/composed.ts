import { type Listing, listingOf } from '#libs/domain';
import type { CatalogueDocument, ShelvedEvent } from '#projections';

/** An event as a card shows it; with all who tell of it, where several do. */
export type ShownEvent = ShelvedEvent & { tellings?: readonly (Listing & { sourceUrl?: string })[] };
export type ShownDocument = Omit<CatalogueDocument, 'event'> & { event: ShownEvent };

/**
 * One card of what several tell of a happening, whose own it is first. That one's words count, field by field, cancelled or
 * not; what it leaves out is filled in from the others. One that has vanished from its source says nothing while another goes on.
 */
export const composed = (ownFirst: readonly CatalogueDocument[]): ShownDocument => {
  const [own, ...others] = speaking(ownFirst);
  const events = others.map(({ event }) => event);
  const filled = events.reduce<ShelvedEvent>(filledFrom, own!.event);
  const isPromoted = [own!.event, ...events].some((event) => event.isPromoted);
  const isChosen = [own!, ...others].some(({ history }) => history.promotedBy);
  const tellings = [own!, ...others].map(({ event }) => {
    const { isPromoted: _, ...listing } = listingOf(event);
    return { ...listing, ...(event.sourceUrl && { sourceUrl: event.sourceUrl }) };
  });
  return {
    ...own!,
    history: { ...own!.history, ...(isPromoted && isChosen && { promotedBy: 'operator' }) },
    event: { ...filled, ...(isPromoted && { isPromoted }), ...(others.length > 0 && { tellings: distinct(tellings) }) },
  };
};

export const speaking = (documents: readonly CatalogueDocument[]): readonly CatalogueDocument[] => {
  const those = documents.filter(({ event }) => event.status !== 'withdrawn');
  return those.length > 0 ? those : lastToSpeak(documents);
};

/** It was shown when all others had vanished already, so it is known. */
const lastToSpeak = (documents: readonly CatalogueDocument[]) =>
  documents
    .toSorted(({ history: a }, { history: b }) => Date.parse(b.withdrawnAt ?? NEVER) - Date.parse(a.withdrawnAt ?? NEVER))
    .slice(0, 1);

const NEVER = '1970-01-01T00:00:00Z';

const filledFrom = (event: ShelvedEvent, other: ShelvedEvent): ShelvedEvent => ({
  ...event,
  ...(event.startTime && event.startTime === other.startTime && !event.endTime && pick(other, ['endTime'])),
  // What belongs to a place is taken with it: another's address need not be that of this one's hall.
  ...(event.location || event.address ? isInOnePlace(event, other) && lacking(event, other, WHERE) : pick(other, WHERE)),
  ...lacking(event, other, WHAT),
});

const WHERE = ['location', 'address', 'coordinates'] as const;
const WHAT = [
  'description',
  'categories',
  'price',
  'imageUrl',
  'attachments',
  'audioNarration',
  'sourceUrl',
  'onlineUrl',
] as const;

const isInOnePlace = (event: ShelvedEvent, other: ShelvedEvent) =>
  event.address === undefined ? event.location === other.location : event.address === other.address;

const lacking = (event: ShelvedEvent, other: ShelvedEvent, fields: readonly (keyof ShelvedEvent)[]) =>
  pick(
    other,
    fields.filter((field) => event[field] === undefined),
  );

const pick = (event: ShelvedEvent, fields: readonly (keyof ShelvedEvent)[]): Partial<ShelvedEvent> =>
  Object.fromEntries(fields.flatMap((field) => (event[field] === undefined ? [] : [[field, event[field]]])));

/** An organization may tell it in several of its calendars. */
const distinct = <Telling extends Listing>(tellings: readonly Telling[]): Telling[] =>
  [
    ...new Map(tellings.toReversed().map((one) => [`${one.organizationId} ${one.subOrganizationId ?? ''}`, one])).values(),
  ].reverse();
