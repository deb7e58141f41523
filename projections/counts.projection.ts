import { addDays, type Day, endDayOf, FEATURED, hasDate, isExpired, isPromoted } from '#libs/contracts';
import {
  type EntryId,
  type EventMadePrivate,
  type EventMerged,
  type EventPublished,
  type EventRelisted,
  type EventRescheduled,
  type EventRestored,
  type EventWithdrawn,
  entryId,
  type Listing,
  listingOf,
  type Schedule,
  scheduleOf,
} from '#libs/domain';
import { type Projection, projection, type Recorded } from '#libs/event-sourcing';

/**
 * Number of events of an entry by their end: '2026-11-20|' with the day, '|' never, '…|instant' at that instant. A list because
 * each fold copies it, with one element per day with events.
 */
export type CountsByEnd = readonly (readonly [until: string, count: number])[];

/** By entry. 'Featured' counts those promoted by this organization. */
export type CountsDocument = Readonly<Partial<Record<EntryId, CountsByEnd>>>;

/** How long ended events are kept: longer than clocks differ. What was removed cannot be counted again when a clock goes back. */
const RETENTION_DAYS = 31;

type FoldedFact =
  | EventPublished
  | EventRescheduled
  | EventRelisted
  | EventMerged
  | EventWithdrawn
  | EventMadePrivate
  | EventRestored;

/**
 * How many events do the entries of an organization show? One document per organization, so that a sidebar can leave out a whole
 * one, including what it promotes. Ended events are not counted, and are removed by the next fact of their entry.
 */
export const counts: Projection<CountsDocument, FoldedFact> = projection<CountsDocument, FoldedFact>({
  name: 'counts',
  version: 6,
  key: (event) => [...new Set(listedChangesOf(event).map(({ listing }) => listing.organizationId))],
  on: {
    EventPublished: (document, event, organization) => withCounts(document, event, organization),
    EventRescheduled: (document, event, organization) => withCounts(document, event, organization),
    EventRelisted: (document, event, organization) => withCounts(document, event, organization),
    EventMerged: (document, event, organization) => withCounts(document, event, organization),
    EventWithdrawn: (document, event, organization) => withCounts(document, event, organization),
    EventMadePrivate: (document, event, organization) => withCounts(document, event, organization),
    EventRestored: (document, event, organization) => withCounts(document, event, organization),
  },
});

export const countShown = (lasting: CountsByEnd, now: string, today: Day): number =>
  lasting.filter(([until]) => isShown(until, now, today)).reduce((sum, [, count]) => sum + count, 0);

const isShown = (until: string, now: string, today: Day): boolean => {
  const [day = '', expiresAt = ''] = until.split('|');
  return (day === '' || day >= today) && !isExpired({ expiresAt }, now);
};

type ListedChange = { listing: Listing; schedule: Schedule; by: 1 | -1 };

const listedChangesOf = ({ type, data }: Recorded<FoldedFact>): readonly ListedChange[] => LISTED_CHANGES[type](data as never);

const LISTED_CHANGES: { [T in FoldedFact['type']]: (data: Extract<FoldedFact, { type: T }>['data']) => readonly ListedChange[] } =
  {
    EventPublished: ({ content }) => [{ listing: listingOf(content), schedule: scheduleOf(content), by: 1 }],
    EventRescheduled: ({ listing, from, to }) => [
      { listing, schedule: from, by: -1 },
      { listing, schedule: to, by: 1 },
    ],
    EventRelisted: ({ schedule, from, to }) => [
      { listing: from, schedule, by: -1 },
      { listing: to, schedule, by: 1 },
    ],
    // Merged by a rule, it is shown under the entries of both events.
    EventMerged: ({ listing, schedule, rule }) => (rule ? [] : [{ listing, schedule, by: -1 }]),
    EventWithdrawn: ({ listing, schedule }) => [{ listing, schedule, by: -1 }],
    EventMadePrivate: ({ listed }) => (listed ? [{ ...listed, by: -1 }] : []),
    EventRestored: ({ listing, schedule }) => [{ listing, schedule, by: 1 }],
  };

const withCounts = (document: CountsDocument = {}, event: Recorded<FoldedFact>, organization: string): CountsDocument => {
  const counts: Partial<Record<EntryId, CountsByEnd>> = { ...document };
  const first = addDays(event.metadata.time.slice(0, 10), -RETENTION_DAYS);
  for (const { listing, schedule, by } of listedChangesOf(event)) {
    if (String(listing.organizationId) !== organization) continue;
    for (const entry of entriesOfListing(listing))
      counts[entry] = withoutEndedBefore(first, withCountAt(counts[entry] ?? [], endOf(schedule), by));
  }
  return counts;
};

const entriesOfListing = (listing: Listing): EntryId[] => {
  const { organizationId, subOrganizationId } = listing;
  return [
    entryId(organizationId),
    ...(subOrganizationId ? [entryId(organizationId, subOrganizationId)] : []),
    ...(isPromoted(listing) ? [FEATURED] : []),
  ] as EntryId[];
};

const endOf = (schedule: Schedule) => `${hasDate(schedule) ? endDayOf(schedule) : ''}|${schedule.expiresAt ?? ''}`;

const withCountAt = (lasting: CountsByEnd, until: string, by: number): CountsByEnd => {
  const at = lasting.findIndex(([lastDay]) => lastDay === until);
  if (at < 0) return [...lasting, [until, by]];
  const count = lasting[at]![1] + by;
  return count === 0 ? lasting.toSpliced(at, 1) : lasting.with(at, [until, count]);
};

const withoutEndedBefore = (first: Day, lasting: CountsByEnd): CountsByEnd =>
  lasting.some(([until]) => isBefore(first, until)) ? lasting.filter(([until]) => !isBefore(first, until)) : lasting;

/** Compares texts without splitting them, because it runs for every element and fact. */
const isBefore = (first: Day, until: string): boolean =>
  until.startsWith('|') ? until !== '|' && until.slice(1) < first : until < first;
