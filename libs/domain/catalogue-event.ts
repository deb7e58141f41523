import { command, type DomainEvent, decider, Rejected } from '#libs/event-sourcing';
import {
  type CatalogueContent,
  type Changes,
  changesBetween,
  isEmpty,
  isScheduleOrListing,
  type Listing,
  listingOf,
  type Schedule,
  scheduleOf,
  withChanges,
  withWhere,
} from './event-content';
import { noLongerPublic } from './no-longer-public';

/** How a publisher calls an event: in which of its sources, under which UID, and which instance of it. */
export type Origin = Readonly<{ source: string; uid: string; instance: string }>;

export type EventPublished = DomainEvent<'EventPublished', { id: number; content: CatalogueContent; origin: Origin }>;
export type EventRescheduled = DomainEvent<'EventRescheduled', { id: number; listing: Listing; from: Schedule; to: Schedule }>;
/**
 * It stands under another sub-organization now, or is featured, or no longer. `promoted` is an operator's word: it is featured
 * whatever its publisher says, or that is left to its publisher again, for their `reason`.
 */
export type EventRelisted = DomainEvent<
  'EventRelisted',
  { id: number; schedule: Schedule; from: Listing; to: Listing; promoted?: boolean; reason?: string }
>;
export type EventRevised = DomainEvent<'EventRevised', { id: number; changes: Changes }>;
export type EventCancelled = DomainEvent<'EventCancelled', { id: number }>;
/** In place of this event, which is cancelled, its publisher announces another one elsewhere. */
export type EventRebooked = DomainEvent<'EventRebooked', { id: number; as: number }>;
/** A cancelled event is on again. */
export type EventReinstated = DomainEvent<'EventReinstated', { id: number }>;
/** Its publisher calls it something else now: another UID, or another start under the same. */
export type EventIdentified = DomainEvent<'EventIdentified', { id: number; origin: Origin }>;
/**
 * Another event tells what this one tells: one happening, shown once. Without a rule its own source told it twice, and this one
 * is gone from it; with one, another source tells it too, both go on, and `score` says how surely they are the same, 1 at most.
 */
export type EventMerged = DomainEvent<
  'EventMerged',
  { id: number; into: number; listing: Listing; schedule: Schedule; rule?: string; score?: number }
>;
/** Two sources tell different things by now: the rule that merged the two no longer holds. */
export type EventUnmerged = DomainEvent<'EventUnmerged', { id: number; from: number }>;
/** An operator says that two are not the same, whatever rules say. It is recorded of both, and stays so. */
export type EventParted = DomainEvent<'EventParted', { id: number; from: number; reason?: string }>;
/** It is left to rules again whether the two are the same. */
export type EventUnparted = DomainEvent<'EventUnparted', { id: number; from: number; reason?: string }>;
/** An operator has looked at what a rule merged, and says that it is right; or is no longer sure. */
export type MergeConfirmed = DomainEvent<'MergeConfirmed', { id: number; into: number }>;
export type MergeReopened = DomainEvent<'MergeReopened', { id: number; into: number; reason?: string }>;
/** It has vanished from its source: nobody announces it any longer, and nobody has cancelled it. */
export type EventWithdrawn = DomainEvent<'EventWithdrawn', { id: number; listing: Listing; schedule: Schedule }>;
/**
 * Its publisher made it private: nobody reads what was recorded of it until then any more. `listed`: where it stood in lists, if it did.
 * When it is public again it is published anew.
 */
export type EventMadePrivate = DomainEvent<
  'EventMadePrivate',
  { id: number; listed?: Readonly<{ listing: Listing; schedule: Schedule }> }
>;
/** A merged event is one of its own again, a withdrawn one is announced again; cancelled it is not, unless that is told anew. */
export type EventRestored = DomainEvent<'EventRestored', { id: number; listing: Listing; schedule: Schedule }>;
export type CatalogueEvent =
  | EventPublished
  | EventRescheduled
  | EventRelisted
  | EventRevised
  | EventCancelled
  | EventRebooked
  | EventReinstated
  | EventIdentified
  | EventMerged
  | EventWithdrawn
  | EventMadePrivate
  | EventUnmerged
  | EventParted
  | EventUnparted
  | MergeConfirmed
  | MergeReopened
  | EventRestored;

/** An event as its publisher has it now: the first time published, afterwards whatever differs. */
export class PublishEvent extends command('PublishEvent')<{
  id: number;
  content: CatalogueContent;
  origin: Origin;
  cancelled: boolean;
  /** The event that is announced in its place when it is cancelled. */
  rebookedAs?: number;
}> {}
/** What this event told, the event `into` tells from now on; or as well, by a rule of what several sources tell. */
export class MergeEvent extends command('MergeEvent')<{ id: number; into: number; rule?: string; score?: number }> {}
/** A rule that merged two no longer holds. */
export class UnmergeEvent extends command('UnmergeEvent')<{ id: number; from: number }> {}
/** It is never to be merged with any of those by a rule again. */
export class PartEvents extends command('PartEvents')<{ id: number; from: readonly number[]; reason?: string }> {}
/** Rules may merge it with that one again. */
export class UnpartEvents extends command('UnpartEvents')<{ id: number; from: number; reason?: string }> {}
/** Of what a rule merged. */
export class ConfirmMerge extends command('ConfirmMerge')<{ id: number; into: number }> {}
export class ReopenMerge extends command('ReopenMerge')<{ id: number; into: number; reason?: string }> {}
/** An operator has it featured, or no longer. */
export class PromoteEvent extends command('PromoteEvent')<{ id: number; isPromoted: boolean; reason?: string }> {}
/** Its publisher no longer has this event, nor says why. */
export class WithdrawEvent extends command('WithdrawEvent')<{ id: number }> {}
/** Its publisher says that it is nobody else's business any more. */
export class MakeEventPrivate extends command('MakeEventPrivate')<{ id: number }> {}
export type CatalogueCommand =
  | PublishEvent
  | MergeEvent
  | UnmergeEvent
  | PartEvents
  | UnpartEvents
  | ConfirmMerge
  | ReopenMerge
  | PromoteEvent
  | WithdrawEvent
  | MakeEventPrivate;

type Known = Readonly<{
  content: CatalogueContent;
  origin: Origin;
  status: 'confirmed' | 'cancelled' | 'merged' | 'withdrawn' | 'private';
  /** Of other sources, those it was merged with by a rule, and those an operator parted it from. */
  joined?: readonly number[];
  apart?: readonly number[];
  /** Of those it was merged with, which an operator has confirmed. */
  confirmed?: readonly number[];
  /** By an operator. */
  isPromoted?: boolean;
  /** Announced in its place. */
  rebookedAs?: number;
}>;

/** One event of the town's calendar, as its publisher tells it. */
export const catalogueEvent = decider<Known | null, CatalogueCommand, CatalogueEvent>({
  stream: 'event',
  identify: ({ id }) => id,
  initialState: null,

  decide: {
    PublishEvent: ({ id, content, origin, cancelled, rebookedAs }, known) => {
      // An id is a short hash of what a publisher chooses: whoever tries long enough hits upon one of another's.
      if (known && known.origin.source !== origin.source)
        throw new Rejected('event-of-another-source', 'Another source has an event with this id.');
      const told = known?.isPromoted ? { ...content, isPromoted: true } : content;
      return [
        ...(known && known.status !== 'private'
          ? differences(id, known, told, origin)
          : [{ type: 'EventPublished' as const, data: { id, content: told, origin } }]),
        // First: whoever hears that it is cancelled can tell what is on instead.
        ...(rebookedAs !== undefined && known?.rebookedAs !== rebookedAs
          ? [{ type: 'EventRebooked' as const, data: { id, as: rebookedAs } }]
          : []),
        ...(cancelled && known?.status !== 'cancelled' ? [{ type: 'EventCancelled' as const, data: { id } }] : []),
        ...(!cancelled && (known?.status === 'cancelled' || known?.rebookedAs !== undefined)
          ? [{ type: 'EventReinstated' as const, data: { id } }]
          : []),
      ];
    },
    MergeEvent: ({ id, into, rule, score }, known) => {
      if (!known || known.status === 'private' || (rule ? known.joined?.includes(into) : known.status === 'merged')) return [];
      if (rule && known.apart?.includes(into)) throw new Rejected('events-parted', 'An operator has parted these two events.');
      const why = rule === undefined ? {} : { rule, score };
      const merged = { type: 'EventMerged' as const, data: { id, into, ...placeOf(known.content), ...why } };
      return [...(rule ? [] : restored(id, known)), merged];
    },
    UnmergeEvent: ({ id, from }, known) => (known?.joined?.includes(from) ? [{ type: 'EventUnmerged', data: { id, from } }] : []),
    PartEvents: ({ id, from, ...why }, known) =>
      known
        ? from.flatMap((one) =>
            known.apart?.includes(one) ? [] : [{ type: 'EventParted' as const, data: { id, from: one, ...why } }],
          )
        : [],
    UnpartEvents: (data, known) => (known?.apart?.includes(data.from) ? [{ type: 'EventUnparted', data }] : []),
    ConfirmMerge: (data, known) => {
      if (!known?.joined?.includes(data.into)) throw new Rejected('not-merged', 'These two events are no longer merged.');
      return known.confirmed?.includes(data.into) ? [] : [{ type: 'MergeConfirmed', data }];
    },
    ReopenMerge: (data, known) => (known?.confirmed?.includes(data.into) ? [{ type: 'MergeReopened', data }] : []),
    PromoteEvent: ({ id, isPromoted, ...why }, known) => {
      if (!known || (known.isPromoted ?? false) === isPromoted) return [];
      if (!isListed(known))
        throw new Rejected('event-in-no-list', 'This event stands in no list: its publisher no longer has it.');
      const { schedule, listing: from } = placeOf(known.content);
      const { isPromoted: byPublisher, ...listing } = from;
      // What is featured already is its publisher's own doing.
      if (isPromoted && byPublisher) return [];
      const to = isPromoted ? { ...listing, isPromoted } : listing;
      return [{ type: 'EventRelisted', data: { id, schedule, from, to, promoted: isPromoted, ...why } }];
    },
    // A merged event is told by another one: that one is withdrawn, if any is.
    WithdrawEvent: ({ id }, known) =>
      known && isListed(known) ? [{ type: 'EventWithdrawn', data: { id, ...placeOf(known.content) } }] : [],
    MakeEventPrivate: ({ id }, known) =>
      known && known.status !== 'private'
        ? [{ type: 'EventMadePrivate', data: { id, ...(isListed(known) && { listed: placeOf(known.content) }) } }]
        : [],
  },

  evolve: {
    EventPublished: (known, { content, origin }) => ({ ...known, content, origin, status: 'confirmed' }),
    EventRescheduled: (known, { from, to }) =>
      known && { ...known, content: withChanges(known.content, changesBetween(from, to)) },
    EventRelisted: (known, { from, to, promoted: isPromoted = known?.isPromoted }) =>
      known && { ...known, content: withChanges(known.content, changesBetween(from, to)), isPromoted },
    EventRevised: (known, { changes }) => known && { ...known, content: withChanges(known.content, changes) },
    EventCancelled: (known) => known && { ...known, status: 'cancelled' },
    EventRebooked: (known, { as: rebookedAs }) => known && { ...known, rebookedAs },
    EventReinstated: (known) => known && { ...known, status: 'confirmed', rebookedAs: undefined },
    EventIdentified: (known, { origin }) => known && { ...known, origin },
    EventMerged: (known, { into, rule }) =>
      known && (rule ? { ...known, joined: [...(known.joined ?? []), into] } : { ...known, status: 'merged' }),
    EventUnmerged: (known, { from }) => known && unmerged(known, from),
    EventParted: (known, { from }) => known && { ...unmerged(known, from), apart: [...(known.apart ?? []), from] },
    EventUnparted: (known, { from }) => known && { ...known, apart: without(known.apart, from) },
    MergeConfirmed: (known, { into }) => known && { ...known, confirmed: [...(known.confirmed ?? []), into] },
    MergeReopened: (known, { into }) => known && { ...known, confirmed: without(known.confirmed, into) },
    EventWithdrawn: (known) => known && { ...known, status: 'withdrawn' },
    EventMadePrivate: (known) =>
      known && { ...known, content: noLongerPublic(known.content), status: 'private', rebookedAs: undefined },
    EventRestored: (known) => known && { ...known, status: 'confirmed' },
  },
});

const isListed = ({ status }: Known) => status === 'confirmed' || status === 'cancelled';

const unmerged = (known: Known, from: number): Known => ({
  ...known,
  joined: without(known.joined, from),
  confirmed: without(known.confirmed, from),
});

const without = (all: readonly number[] = [], one: number) => all.filter((other) => other !== one);

const differences = (id: number, known: Known, content: CatalogueContent, origin: Origin): CatalogueEvent[] => {
  const { schedule, listing } = placeOf(known.content);
  const moved = !isEmpty(changesBetween(schedule, scheduleOf(content)));
  const relisted = !isEmpty(changesBetween(listing, listingOf(content)));
  const changes = Object.entries(withWhere(changesBetween(known.content, content), content)).filter(
    ([field]) => !isScheduleOrListing(field),
  );
  return [
    ...restored(id, known),
    ...(isEmpty(changesBetween(known.origin, origin)) ? [] : [{ type: 'EventIdentified' as const, data: { id, origin } }]),
    ...(moved ? [{ type: 'EventRescheduled' as const, data: { id, listing, from: schedule, to: scheduleOf(content) } }] : []),
    ...(relisted
      ? [{ type: 'EventRelisted' as const, data: { id, schedule: scheduleOf(content), from: listing, to: listingOf(content) } }]
      : []),
    ...(changes.length > 0 ? [{ type: 'EventRevised' as const, data: { id, changes: Object.fromEntries(changes) } }] : []),
  ];
};

/** Whatever is told of an event that stands in no list puts it back there first. */
const restored = (id: number, { status, content }: Known): CatalogueEvent[] =>
  status === 'merged' || status === 'withdrawn' ? [{ type: 'EventRestored', data: { id, ...placeOf(content) } }] : [];

const placeOf = (content: CatalogueContent) => ({ listing: listingOf(content), schedule: scheduleOf(content) });
