import type { TownEvent } from '#libs/contracts';
import { command, type DomainEvent, decider } from '#libs/event-sourcing';
import {
  type Changes,
  changesBetween,
  isEmpty,
  isScheduleOrListing,
  type Listing,
  listingOf,
  type Schedule,
  scheduleOf,
  withChanges,
} from './event-content';

/** Where an event was first seen: the source, the publisher's UID, and which instance of it. */
export type Origin = Readonly<{ source: string; uid: string; instance: string }>;

/** What a publisher says of an event, its cancellation apart. */
export type CatalogueContent = Omit<TownEvent, 'id' | 'status' | 'isUserCreated'>;

export type EventPublished = DomainEvent<'EventPublished', { id: number; content: CatalogueContent; origin: Origin }>;
export type EventRescheduled = DomainEvent<'EventRescheduled', { id: number; listing: Listing; from: Schedule; to: Schedule }>;
/** It stands under another sub-organization now, or is featured, or no longer. */
export type EventRelisted = DomainEvent<'EventRelisted', { id: number; schedule: Schedule; from: Listing; to: Listing }>;
export type EventRevised = DomainEvent<'EventRevised', { id: number; changes: Changes }>;
export type EventCancelled = DomainEvent<'EventCancelled', { id: number }>;
/** A cancelled event is on again. */
export type EventReinstated = DomainEvent<'EventReinstated', { id: number }>;
export type CatalogueEvent = EventPublished | EventRescheduled | EventRelisted | EventRevised | EventCancelled | EventReinstated;

/** An event as its publisher has it now: the first time published, afterwards whatever differs. */
export class PublishEvent extends command('PublishEvent')<{
  id: number;
  content: CatalogueContent;
  origin: Origin;
  cancelled: boolean;
}> {}
export type CatalogueCommand = PublishEvent;

type Known = Readonly<{ content: CatalogueContent; cancelled: boolean }>;

/** One event of the town's calendar, as its publisher tells it. */
export const catalogueEvent = decider<Known | null, CatalogueCommand, CatalogueEvent>({
  stream: 'event',
  identify: ({ id }) => id,
  initialState: null,

  decide: {
    PublishEvent: ({ id, content, origin, cancelled }, known) => [
      ...(known ? differences(id, known.content, content) : [{ type: 'EventPublished' as const, data: { id, content, origin } }]),
      ...(cancelled && !known?.cancelled ? [{ type: 'EventCancelled' as const, data: { id } }] : []),
      ...(!cancelled && known?.cancelled ? [{ type: 'EventReinstated' as const, data: { id } }] : []),
    ],
  },

  evolve: {
    EventPublished: (_, { content }) => ({ content, cancelled: false }),
    EventRescheduled: (known, { from, to }) =>
      known && { ...known, content: withChanges(known.content, changesBetween(from, to)) },
    EventRelisted: (known, { from, to }) => known && { ...known, content: withChanges(known.content, changesBetween(from, to)) },
    EventRevised: (known, { changes }) => known && { ...known, content: withChanges(known.content, changes) },
    EventCancelled: (known) => known && { ...known, cancelled: true },
    EventReinstated: (known) => known && { ...known, cancelled: false },
  },
});

const differences = (id: number, known: CatalogueContent, content: CatalogueContent): CatalogueEvent[] => {
  const [schedule, listing] = [scheduleOf(known), listingOf(known)];
  const moved = !isEmpty(changesBetween(schedule, scheduleOf(content)));
  const relisted = !isEmpty(changesBetween(listing, listingOf(content)));
  const changes = Object.entries(changesBetween(known, content)).filter(([field]) => !isScheduleOrListing(field));
  return [
    ...(moved ? [{ type: 'EventRescheduled' as const, data: { id, listing, from: schedule, to: scheduleOf(content) } }] : []),
    ...(relisted
      ? [{ type: 'EventRelisted' as const, data: { id, schedule: scheduleOf(content), from: listing, to: listingOf(content) } }]
      : []),
    ...(changes.length > 0 ? [{ type: 'EventRevised' as const, data: { id, changes: Object.fromEntries(changes) } }] : []),
  ];
};
