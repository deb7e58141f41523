import type { Trait } from '#libs/contracts/filters';
import { command, type DomainEvent, decider, Rejected } from '#libs/event-sourcing';
import {
  applyChanges,
  type CatalogueContent,
  changesBetween,
  type FieldChanges,
  isScheduleOrListing,
  isUnchanged,
  type Listing,
  listingOf,
  type Schedule,
  scheduleOf,
  withPlaceFields,
} from './event-content';
import { privateEventContent } from './private-event-content';

/** How a publisher identifies an event: the source, the UID, and the instance of a series. */
export type EventOrigin = Readonly<{ source: string; uid: string; instance: string }>;

export type EventPublished = DomainEvent<'EventPublished', { id: number; content: CatalogueContent; origin: EventOrigin }>;
export type EventRescheduled = DomainEvent<'EventRescheduled', { id: number; listing: Listing; from: Schedule; to: Schedule }>;
/**
 * Its sub-organization changed, or whether it is featured. `promoted`: set if an operator decided, true to feature it whatever the
 * publisher says, false to follow the publisher again.
 */
export type EventRelisted = DomainEvent<
  'EventRelisted',
  { id: number; schedule: Schedule; from: Listing; to: Listing; promoted?: boolean; reason?: string }
>;
export type EventRevised = DomainEvent<'EventRevised', { id: number; changes: FieldChanges }>;
export type EventCancelled = DomainEvent<'EventCancelled', { id: number }>;
/** The publisher announces event `as` in place of this cancelled one. */
export type EventRebooked = DomainEvent<'EventRebooked', { id: number; as: number }>;
/** A cancelled event is on again. */
export type EventReinstated = DomainEvent<'EventReinstated', { id: number }>;
/** The publisher uses another identifier: another UID, or another start under the same UID. */
export type EventIdentified = DomainEvent<'EventIdentified', { id: number; origin: EventOrigin }>;
/**
 * Another event describes the same occurrence, and both are shown once. Without a `rule` the source itself announced it twice and
 * this one is gone from it. With a rule another source announces it too; both go on, and `score` (0 to 1) is the confidence.
 */
export type EventMerged = DomainEvent<
  'EventMerged',
  { id: number; into: number; listing: Listing; schedule: Schedule; rule?: string; score?: number }
>;
/** The two sources differ by now, so the rule that merged them no longer holds. */
export type EventUnmerged = DomainEvent<'EventUnmerged', { id: number; from: number }>;
/** An operator decided that the two differ, whatever the rules say. Recorded for both events. */
export type EventParted = DomainEvent<'EventParted', { id: number; from: number; reason?: string }>;
/** Rules may decide again whether the two are the same. */
export type EventUnparted = DomainEvent<'EventUnparted', { id: number; from: number; reason?: string }>;
/** An operator checked a merge and confirmed it, or took the confirmation back. */
export type MergeConfirmed = DomainEvent<'MergeConfirmed', { id: number; into: number }>;
export type MergeReopened = DomainEvent<'MergeReopened', { id: number; into: number; reason?: string }>;
/**
 * An operator decided whether the event and its series have a trait, whatever the evidence says. `is` is null if the evidence decides
 * again.
 */
export type EventTraitsCorrected = DomainEvent<
  'EventTraitsCorrected',
  { id: number; trait: Trait; is: boolean | null; reason?: string }
>;
/** It disappeared from its source without being cancelled. */
export type EventWithdrawn = DomainEvent<'EventWithdrawn', { id: number; listing: Listing; schedule: Schedule }>;
/**
 * The publisher made it private: nothing recorded before is shown any more. `listed` is where it was listed, if it was. It is
 * published anew when it is public again.
 */
export type EventMadePrivate = DomainEvent<
  'EventMadePrivate',
  { id: number; listed?: Readonly<{ listing: Listing; schedule: Schedule }> }
>;
/** A merged event stands alone again, or a withdrawn one is announced again. It is not cancelled unless that is announced again. */
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
  | EventTraitsCorrected
  | EventRestored;

/** The current state at the publisher. Records the publication the first time, differences afterwards. */
export class PublishEvent extends command('PublishEvent')<{
  id: number;
  content: CatalogueContent;
  origin: EventOrigin;
  cancelled: boolean;
  rebookedAs?: number;
}> {}
/** `into` replaces this event, or with a rule both describe the same occurrence. */
export class MergeEvent extends command('MergeEvent')<{ id: number; into: number; rule?: string; score?: number }> {}
export class UnmergeEvent extends command('UnmergeEvent')<{ id: number; from: number }> {}
/** No rule merges it with any of these again. */
export class PartEvents extends command('PartEvents')<{ id: number; from: readonly number[]; reason?: string }> {}
export class UnpartEvents extends command('UnpartEvents')<{ id: number; from: number; reason?: string }> {}
export class ConfirmMerge extends command('ConfirmMerge')<{ id: number; into: number }> {}
export class ReopenMerge extends command('ReopenMerge')<{ id: number; into: number; reason?: string }> {}
export class PromoteEvent extends command('PromoteEvent')<{ id: number; isPromoted: boolean; reason?: string }> {}
/** `is` is null to let the evidence decide again. */
export class CorrectEventTraits extends command('CorrectEventTraits')<{
  id: number;
  trait: Trait;
  is: boolean | null;
  reason?: string;
}> {}
/** The source no longer has this event, and gives no reason. */
export class WithdrawEvent extends command('WithdrawEvent')<{ id: number }> {}
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
  | CorrectEventTraits
  | WithdrawEvent
  | MakeEventPrivate;

type CatalogueState = Readonly<{
  content: CatalogueContent;
  origin: EventOrigin;
  status: 'confirmed' | 'cancelled' | 'merged' | 'withdrawn' | 'private';
  /** Events of other sources that rules merged it with, and those that an operator separated from it. */
  joined?: readonly number[];
  apart?: readonly number[];
  confirmed?: readonly number[];
  /** Set by an operator. */
  isPromoted?: boolean;
  traits?: Readonly<Partial<Record<Trait, boolean>>>;
  rebookedAs?: number;
}>;

export const catalogueEvent = decider<CatalogueState | null, CatalogueCommand, CatalogueEvent>({
  stream: 'event',
  identify: ({ id }) => id,
  initialState: null,

  decide: {
    PublishEvent: ({ id, content, origin, cancelled, rebookedAs }, known) => {
      // An id is a short hash of text that a publisher chooses, so a publisher could construct the id of another one's event.
      if (known && known.origin.source !== origin.source)
        throw new Rejected('event-of-another-source', 'Another source has an event with this id.');
      const told = known?.isPromoted ? { ...content, isPromoted: true } : content;
      return [
        ...(known && known.status !== 'private'
          ? changeFacts(id, known, told, origin)
          : [{ type: 'EventPublished' as const, data: { id, content: told, origin } }]),
        // First, so that whoever is told of the cancellation learns of the replacement.
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
      if (rule && known.apart?.includes(into)) throw new Rejected('events-parted', 'An operator has unmerged these two events.');
      const why = rule === undefined ? {} : { rule, score };
      const merged = { type: 'EventMerged' as const, data: { id, into, ...listingAndScheduleOf(known.content), ...why } };
      return [...(rule ? [] : restoredFacts(id, known)), merged];
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
        throw new Rejected('event-in-no-list', 'This event is not listed: its publisher no longer announces it.');
      const { schedule, listing: from } = listingAndScheduleOf(known.content);
      const { isPromoted: byPublisher, ...listing } = from;
      if (isPromoted && byPublisher) return [];
      const to = isPromoted ? { ...listing, isPromoted } : listing;
      return [{ type: 'EventRelisted', data: { id, schedule, from, to, promoted: isPromoted, ...why } }];
    },
    CorrectEventTraits: (data, known) =>
      !known || known.status === 'private' || (known.traits?.[data.trait] ?? null) === data.is
        ? []
        : [{ type: 'EventTraitsCorrected', data }],
    // A merged event is represented by another one, which is withdrawn instead.
    WithdrawEvent: ({ id }, known) =>
      known && isListed(known) ? [{ type: 'EventWithdrawn', data: { id, ...listingAndScheduleOf(known.content) } }] : [],
    MakeEventPrivate: ({ id }, known) =>
      known && known.status !== 'private'
        ? [{ type: 'EventMadePrivate', data: { id, ...(isListed(known) && { listed: listingAndScheduleOf(known.content) }) } }]
        : [],
  },

  evolve: {
    EventPublished: (known, { content, origin }) => ({ ...known, content, origin, status: 'confirmed' }),
    EventRescheduled: (known, { from, to }) =>
      known && { ...known, content: applyChanges(known.content, changesBetween(from, to)) },
    EventRelisted: (known, { from, to, promoted: isPromoted = known?.isPromoted }) =>
      known && { ...known, content: applyChanges(known.content, changesBetween(from, to)), isPromoted },
    EventRevised: (known, { changes }) => known && { ...known, content: applyChanges(known.content, changes) },
    EventCancelled: (known) => known && { ...known, status: 'cancelled' },
    EventRebooked: (known, { as: rebookedAs }) => known && { ...known, rebookedAs },
    EventReinstated: (known) => known && { ...known, status: 'confirmed', rebookedAs: undefined },
    EventIdentified: (known, { origin }) => known && { ...known, origin },
    EventMerged: (known, { into, rule }) =>
      known && (rule ? { ...known, joined: [...(known.joined ?? []), into] } : { ...known, status: 'merged' }),
    EventUnmerged: (known, { from }) => known && stateAfterUnmerge(known, from),
    EventParted: (known, { from }) => known && { ...stateAfterUnmerge(known, from), apart: [...(known.apart ?? []), from] },
    EventUnparted: (known, { from }) => known && { ...known, apart: withoutId(known.apart, from) },
    MergeConfirmed: (known, { into }) => known && { ...known, confirmed: [...(known.confirmed ?? []), into] },
    MergeReopened: (known, { into }) => known && { ...known, confirmed: withoutId(known.confirmed, into) },
    EventTraitsCorrected: (known, { trait, is }) => known && { ...known, traits: { ...known.traits, [trait]: is ?? undefined } },
    EventWithdrawn: (known) => known && { ...known, status: 'withdrawn' },
    EventMadePrivate: (known) =>
      known && { ...known, content: privateEventContent(known.content), status: 'private', rebookedAs: undefined },
    EventRestored: (known) => known && { ...known, status: 'confirmed' },
  },
});

const isListed = ({ status }: CatalogueState) => status === 'confirmed' || status === 'cancelled';

const stateAfterUnmerge = (known: CatalogueState, from: number): CatalogueState => ({
  ...known,
  joined: withoutId(known.joined, from),
  confirmed: withoutId(known.confirmed, from),
});

const withoutId = (all: readonly number[] = [], one: number) => all.filter((other) => other !== one);

const changeFacts = (id: number, known: CatalogueState, content: CatalogueContent, origin: EventOrigin): CatalogueEvent[] => {
  const { schedule, listing } = listingAndScheduleOf(known.content);
  const moved = !isUnchanged(changesBetween(schedule, scheduleOf(content)));
  const relisted = !isUnchanged(changesBetween(listing, listingOf(content)));
  const changes = Object.entries(withPlaceFields(changesBetween(known.content, content), content)).filter(
    ([field]) => !isScheduleOrListing(field),
  );
  return [
    ...restoredFacts(id, known),
    ...(isUnchanged(changesBetween(known.origin, origin)) ? [] : [{ type: 'EventIdentified' as const, data: { id, origin } }]),
    ...(moved ? [{ type: 'EventRescheduled' as const, data: { id, listing, from: schedule, to: scheduleOf(content) } }] : []),
    ...(relisted
      ? [{ type: 'EventRelisted' as const, data: { id, schedule: scheduleOf(content), from: listing, to: listingOf(content) } }]
      : []),
    ...(changes.length > 0 ? [{ type: 'EventRevised' as const, data: { id, changes: Object.fromEntries(changes) } }] : []),
  ];
};

/** A change of an event that is not listed restores it first. */
const restoredFacts = (id: number, { status, content }: CatalogueState): CatalogueEvent[] =>
  status === 'merged' || status === 'withdrawn'
    ? [{ type: 'EventRestored', data: { id, ...listingAndScheduleOf(content) } }]
    : [];

const listingAndScheduleOf = (content: CatalogueContent) => ({ listing: listingOf(content), schedule: scheduleOf(content) });
