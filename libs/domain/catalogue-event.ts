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
/** `promoted` is an operator's decision: true to feature it whatever the publisher says, false to follow the publisher again. */
export type EventRelisted = DomainEvent<
  'EventRelisted',
  { id: number; schedule: Schedule; from: Listing; to: Listing; promoted?: boolean; reason?: string }
>;
export type EventRevised = DomainEvent<'EventRevised', { id: number; changes: FieldChanges }>;
export type EventCancelled = DomainEvent<'EventCancelled', { id: number }>;
/** The publisher announces event `as` in place of this cancelled one. */
export type EventRebooked = DomainEvent<'EventRebooked', { id: number; as: number }>;
export type EventReinstated = DomainEvent<'EventReinstated', { id: number }>;
/** The publisher uses another identifier: another UID, or another start under the same UID. */
export type EventIdentified = DomainEvent<'EventIdentified', { id: number; origin: EventOrigin }>;
/** One occurrence, shown once. Without `rule` the source announced it twice; with it another source does too, with the confidence `score` (0 to 1). */
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
/** An operator's decision for the event and its series. `is` is null if the evidence decides again. */
export type EventTraitsCorrected = DomainEvent<
  'EventTraitsCorrected',
  { id: number; trait: Trait; is: boolean | null; reason?: string }
>;
/** It disappeared from its source without being cancelled. */
export type EventWithdrawn = DomainEvent<'EventWithdrawn', { id: number; listing: Listing; schedule: Schedule }>;
/** Its publisher hides all that was recorded before. `listed` is where it was listed. It is published anew when public again. */
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
    PublishEvent: ({ id, content, origin, cancelled, rebookedAs }, state) => {
      // An id is a short hash of text that a publisher chooses, so a publisher could construct the id of another one's event.
      if (state && state.origin.source !== origin.source)
        throw new Rejected('event-of-another-source', 'Another source has an event with this id.');
      const newContent = state?.isPromoted ? { ...content, isPromoted: true } : content;
      return [
        ...(state && state.status !== 'private'
          ? changeFacts(id, state, newContent, origin)
          : [{ type: 'EventPublished' as const, data: { id, content: newContent, origin } }]),
        // First, so that whoever is told of the cancellation learns of the replacement.
        ...(rebookedAs !== undefined && state?.rebookedAs !== rebookedAs
          ? [{ type: 'EventRebooked' as const, data: { id, as: rebookedAs } }]
          : []),
        ...(cancelled && state?.status !== 'cancelled' ? [{ type: 'EventCancelled' as const, data: { id } }] : []),
        ...(!cancelled && (state?.status === 'cancelled' || state?.rebookedAs !== undefined)
          ? [{ type: 'EventReinstated' as const, data: { id } }]
          : []),
      ];
    },
    MergeEvent: ({ id, into, rule, score }, state) => {
      if (!state || state.status === 'private' || (rule ? state.joined?.includes(into) : state.status === 'merged')) return [];
      if (rule && state.apart?.includes(into)) throw new Rejected('events-parted', 'An operator has unmerged these two events.');
      const why = rule === undefined ? {} : { rule, score };
      const merged = { type: 'EventMerged' as const, data: { id, into, ...listingAndScheduleOf(state.content), ...why } };
      return [...(rule ? [] : restoredFacts(id, state)), merged];
    },
    UnmergeEvent: ({ id, from }, state) => (state?.joined?.includes(from) ? [{ type: 'EventUnmerged', data: { id, from } }] : []),
    PartEvents: ({ id, from, ...why }, state) =>
      state
        ? from.flatMap((one) =>
            state.apart?.includes(one) ? [] : [{ type: 'EventParted' as const, data: { id, from: one, ...why } }],
          )
        : [],
    UnpartEvents: (data, state) => (state?.apart?.includes(data.from) ? [{ type: 'EventUnparted', data }] : []),
    ConfirmMerge: (data, state) => {
      if (!state?.joined?.includes(data.into)) throw new Rejected('not-merged', 'These two events are no longer merged.');
      return state.confirmed?.includes(data.into) ? [] : [{ type: 'MergeConfirmed', data }];
    },
    ReopenMerge: (data, state) => (state?.confirmed?.includes(data.into) ? [{ type: 'MergeReopened', data }] : []),
    PromoteEvent: ({ id, isPromoted, ...why }, state) => {
      if (!state || (state.isPromoted ?? false) === isPromoted) return [];
      if (!isListed(state))
        throw new Rejected('event-in-no-list', 'This event is not listed: its publisher no longer announces it.');
      const { schedule, listing: from } = listingAndScheduleOf(state.content);
      const { isPromoted: byPublisher, ...listing } = from;
      if (isPromoted && byPublisher) return [];
      const to = isPromoted ? { ...listing, isPromoted } : listing;
      return [{ type: 'EventRelisted', data: { id, schedule, from, to, promoted: isPromoted, ...why } }];
    },
    CorrectEventTraits: (data, state) =>
      !state || state.status === 'private' || (state.traits?.[data.trait] ?? null) === data.is
        ? []
        : [{ type: 'EventTraitsCorrected', data }],
    // A merged event is represented by another one, which is withdrawn instead.
    WithdrawEvent: ({ id }, state) =>
      state && isListed(state) ? [{ type: 'EventWithdrawn', data: { id, ...listingAndScheduleOf(state.content) } }] : [],
    MakeEventPrivate: ({ id }, state) =>
      state && state.status !== 'private'
        ? [{ type: 'EventMadePrivate', data: { id, ...(isListed(state) && { listed: listingAndScheduleOf(state.content) }) } }]
        : [],
  },

  evolve: {
    EventPublished: (state, { content, origin }) => ({ ...state, content, origin, status: 'confirmed' }),
    EventRescheduled: (state, { from, to }) =>
      state && { ...state, content: applyChanges(state.content, changesBetween(from, to)) },
    EventRelisted: (state, { from, to, promoted: isPromoted = state?.isPromoted }) =>
      state && { ...state, content: applyChanges(state.content, changesBetween(from, to)), isPromoted },
    EventRevised: (state, { changes }) => state && { ...state, content: applyChanges(state.content, changes) },
    EventCancelled: (state) => state && { ...state, status: 'cancelled' },
    EventRebooked: (state, { as: rebookedAs }) => state && { ...state, rebookedAs },
    EventReinstated: (state) => state && { ...state, status: 'confirmed', rebookedAs: undefined },
    EventIdentified: (state, { origin }) => state && { ...state, origin },
    EventMerged: (state, { into, rule }) =>
      state && (rule ? { ...state, joined: [...(state.joined ?? []), into] } : { ...state, status: 'merged' }),
    EventUnmerged: (state, { from }) => state && stateAfterUnmerge(state, from),
    EventParted: (state, { from }) => state && { ...stateAfterUnmerge(state, from), apart: [...(state.apart ?? []), from] },
    EventUnparted: (state, { from }) => state && { ...state, apart: withoutId(state.apart, from) },
    MergeConfirmed: (state, { into }) => state && { ...state, confirmed: [...(state.confirmed ?? []), into] },
    MergeReopened: (state, { into }) => state && { ...state, confirmed: withoutId(state.confirmed, into) },
    EventTraitsCorrected: (state, { trait, is }) => state && { ...state, traits: { ...state.traits, [trait]: is ?? undefined } },
    EventWithdrawn: (state) => state && { ...state, status: 'withdrawn' },
    EventMadePrivate: (state) =>
      state && { ...state, content: privateEventContent(state.content), status: 'private', rebookedAs: undefined },
    EventRestored: (state) => state && { ...state, status: 'confirmed' },
  },
});

const isListed = ({ status }: CatalogueState) => status === 'confirmed' || status === 'cancelled';

const stateAfterUnmerge = (state: CatalogueState, from: number): CatalogueState => ({
  ...state,
  joined: withoutId(state.joined, from),
  confirmed: withoutId(state.confirmed, from),
});

const withoutId = (all: readonly number[] = [], one: number) => all.filter((other) => other !== one);

const changeFacts = (id: number, state: CatalogueState, content: CatalogueContent, origin: EventOrigin): CatalogueEvent[] => {
  const { schedule, listing } = listingAndScheduleOf(state.content);
  const isMoved = !isUnchanged(changesBetween(schedule, scheduleOf(content)));
  const relisted = !isUnchanged(changesBetween(listing, listingOf(content)));
  const changes = Object.entries(withPlaceFields(changesBetween(state.content, content), content)).filter(
    ([field]) => !isScheduleOrListing(field),
  );
  return [
    ...restoredFacts(id, state),
    ...(isUnchanged(changesBetween(state.origin, origin)) ? [] : [{ type: 'EventIdentified' as const, data: { id, origin } }]),
    ...(isMoved ? [{ type: 'EventRescheduled' as const, data: { id, listing, from: schedule, to: scheduleOf(content) } }] : []),
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
