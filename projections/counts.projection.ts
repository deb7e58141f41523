import { addDays, type Day, FEATURED, hasDate, isExpired, isPromoted, lastDay } from '#libs/contracts';
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
 * How many events of an entry are shown until when: '2026-11-20|' the day over, '|' for ever, '…|instant' until it expires.
 * A list rather than an object: folds copy it for each fact, and it has a line for each day that events are known of.
 */
export type Lasting = readonly (readonly [until: string, count: number])[];

/** By entry; under 'Featured' what this organization has promoted. */
export type CountsDocument = Readonly<Partial<Record<EntryId, Lasting>>>;

/** How long what is over is kept: longer than clocks differ. What falls away cannot be counted again by who set theirs back. */
const KEPT_DAYS = 31;

type Listened =
  | EventPublished
  | EventRescheduled
  | EventRelisted
  | EventMerged
  | EventWithdrawn
  | EventMadePrivate
  | EventRestored;

/**
 * How many cards do the entries of an organization show? One document per organization, so that a sidebar can leave out a whole
 * one, what it promotes too. What is past is not shown, and falls away with the next fact about its entry.
 */
export const counts: Projection<CountsDocument, Listened> = projection<CountsDocument, Listened>({
  name: 'counts',
  version: 6,
  key: (event) => [...new Set(shownBy(event).map(({ listing }) => listing.organizationId))],
  on: {
    EventPublished: (document, event, organization) => counted(document, event, organization),
    EventRescheduled: (document, event, organization) => counted(document, event, organization),
    EventRelisted: (document, event, organization) => counted(document, event, organization),
    EventMerged: (document, event, organization) => counted(document, event, organization),
    EventWithdrawn: (document, event, organization) => counted(document, event, organization),
    EventMadePrivate: (document, event, organization) => counted(document, event, organization),
    EventRestored: (document, event, organization) => counted(document, event, organization),
  },
});

export const countIn = (lasting: Lasting, now: string, today: Day): number =>
  lasting.filter(([until]) => isShown(until, now, today)).reduce((sum, [, count]) => sum + count, 0);

const isShown = (until: string, now: string, today: Day): boolean => {
  const [day = '', expiresAt = ''] = until.split('|');
  return (day === '' || day >= today) && !isExpired({ expiresAt }, now);
};

type Shown = { listing: Listing; schedule: Schedule; by: 1 | -1 };

const shownBy = ({ type, data }: Recorded<Listened>): readonly Shown[] => SHOWN[type](data as never);

/** What a fact takes from the lists and what it puts there. */
const SHOWN: { [T in Listened['type']]: (data: Extract<Listened, { type: T }>['data']) => readonly Shown[] } = {
  EventPublished: ({ content }) => [{ listing: listingOf(content), schedule: scheduleOf(content), by: 1 }],
  EventRescheduled: ({ listing, from, to }) => [
    { listing, schedule: from, by: -1 },
    { listing, schedule: to, by: 1 },
  ],
  EventRelisted: ({ schedule, from, to }) => [
    { listing: from, schedule, by: -1 },
    { listing: to, schedule, by: 1 },
  ],
  // Merged by a rule, it is on one card with others, which is shown under the entries of all.
  EventMerged: ({ listing, schedule, rule }) => (rule ? [] : [{ listing, schedule, by: -1 }]),
  EventWithdrawn: ({ listing, schedule }) => [{ listing, schedule, by: -1 }],
  EventMadePrivate: ({ listed }) => (listed ? [{ ...listed, by: -1 }] : []),
  EventRestored: ({ listing, schedule }) => [{ listing, schedule, by: 1 }],
};

const counted = (document: CountsDocument = {}, event: Recorded<Listened>, organization: string): CountsDocument => {
  const counts: Partial<Record<EntryId, Lasting>> = { ...document };
  const first = addDays(event.metadata.time.slice(0, 10), -KEPT_DAYS);
  for (const { listing, schedule, by } of shownBy(event)) {
    if (String(listing.organizationId) !== organization) continue;
    for (const entry of entriesIn(listing)) counts[entry] = since(first, counting(counts[entry] ?? [], untilOf(schedule), by));
  }
  return counts;
};

const entriesIn = (listing: Listing): EntryId[] => {
  const { organizationId, subOrganizationId } = listing;
  return [
    entryId(organizationId),
    ...(subOrganizationId ? [entryId(organizationId, subOrganizationId)] : []),
    ...(isPromoted(listing) ? [FEATURED] : []),
  ] as EntryId[];
};

const untilOf = (schedule: Schedule) => `${hasDate(schedule) ? lastDay(schedule) : ''}|${schedule.expiresAt ?? ''}`;

const counting = (lasting: Lasting, until: string, by: number): Lasting => {
  const at = lasting.findIndex(([known]) => known === until);
  if (at < 0) return [...lasting, [until, by]];
  const count = lasting[at]![1] + by;
  return count === 0 ? lasting.toSpliced(at, 1) : lasting.with(at, [until, count]);
};

const since = (first: Day, lasting: Lasting): Lasting =>
  lasting.some(([until]) => isBefore(first, until)) ? lasting.filter(([until]) => !isBefore(first, until)) : lasting;

/** Compared as text, with nothing taken apart: it is asked of every line for every fact. */
const isBefore = (first: Day, until: string): boolean =>
  until.startsWith('|') ? until !== '|' && until.slice(1) < first : until < first;
