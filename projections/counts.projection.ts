import { addDays, type Day, endDayOf, FEATURED_ENTRY, hasDate, isExpired, isPromoted, memoize } from '#libs/contracts';
import {
  type EntryId,
  type EventMadePrivate,
  type EventMerged,
  type EventPublished,
  type EventRelisted,
  type EventRescheduled,
  type EventRestored,
  type EventWithdrawn,
  type Listing,
  type Schedule,
  toEntryId,
} from '#libs/domain';
import { type Projection, projection, type Recorded } from '#libs/event-sourcing';

/** Events of an entry by their end: '2026-11-20|' with the day, '|' never, '…|instant' then. Sorted, so days come first. */
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

/** By organization: a sidebar leaves out a whole one, also what it promotes. The next fact of an entry removes ended events. */
export const counts: Projection<CountsDocument, FoldedFact> = projection<CountsDocument, FoldedFact>({
  name: 'counts',
  version: 7,
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
    EventPublished: ({ content }) => [{ listing: content, schedule: content, by: 1 }],
    EventRescheduled: ({ listing, from, to }) =>
      endOf(from) === endOf(to)
        ? []
        : [
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
  const first = firstRetainedDay(event.metadata.time.slice(0, 10));
  for (const { listing, schedule, by } of listedChangesOf(event)) {
    if (String(listing.organizationId) !== organization) continue;
    for (const entry of entriesOfListing(listing))
      counts[entry] = withoutEndedBefore(first, withCountAt(counts[entry] ?? [], endOf(schedule), by));
  }
  return counts;
};

const firstRetainedDay = memoize((day: Day): Day => addDays(day, -RETENTION_DAYS));

const entriesOfListing = (listing: Listing): EntryId[] => {
  const { organizationId, subOrganizationId } = listing;
  return [
    toEntryId(organizationId),
    ...(subOrganizationId ? [toEntryId(organizationId, subOrganizationId)] : []),
    ...(isPromoted(listing) ? [FEATURED_ENTRY] : []),
  ] as EntryId[];
};

const endOf = (schedule: Schedule) => `${hasDate(schedule) ? endDayOf(schedule) : ''}|${schedule.expiresAt ?? ''}`;

const withCountAt = (lasting: CountsByEnd, until: string, by: number): CountsByEnd => {
  const at = indexFrom(lasting, until);
  if (lasting[at]?.[0] !== until) return lasting.toSpliced(at, 0, [until, by]);
  const count = lasting[at][1] + by;
  return count === 0 ? lasting.toSpliced(at, 1) : lasting.with(at, [until, count]);
};

/** Only the first day, and ends without a day, can show that there are ended ones. */
const withoutEndedBefore = (first: Day, lasting: CountsByEnd): CountsByEnd => {
  const doubtful = [...lasting.slice(0, 1), ...lasting.slice(indexFrom(lasting, WITHOUT_DAY))];
  return doubtful.some(([until]) => isBefore(first, until)) ? lasting.filter(([until]) => !isBefore(first, until)) : lasting;
};

const WITHOUT_DAY = '|';

const isBefore = (first: Day, until: string): boolean =>
  until.startsWith(WITHOUT_DAY) ? until !== WITHOUT_DAY && until.slice(1) < first : until < first;

const indexFrom = (lasting: CountsByEnd, until: string): number => {
  let [low, high] = [0, lasting.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lasting[middle]![0] < until) low = middle + 1;
    else high = middle;
  }
  return low;
};
