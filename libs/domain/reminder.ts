import type { ReminderType } from '#libs/contracts';
import { command, type DomainEvent, decider, Rejected } from '#libs/event-sourcing';
import type { HashedKey } from './hashed-key';

type Reminder = { id: string };

/** Which occurrence of somebody's own event: its place in the series, the first being 0; null where the event does not repeat, or the place is too far from the first. */
export type Occurrence = { series: number; number: number | null };

/**
 * Somebody is to be reminded of an event, `before` milliseconds ahead of it: at `at` (ISO instant), as things stand. Of an own event
 * `occurrence` says which one is followed when the event is changed.
 */
export type ReminderSet = DomainEvent<
  'ReminderSet',
  Reminder & { key: HashedKey; eventId: number; type: ReminderType; before: number; at: string; occurrence?: Occurrence }
>;
/** The event begins at another time by now, or will be after all. */
export type ReminderMoved = DomainEvent<'ReminderMoved', Reminder & { at: string }>;
/** The event will not be: a word of that is due instead, unless it `isSilent`: another reminder of the same person says so. */
export type ReminderCalledOff = DomainEvent<'ReminderCalledOff', Reminder & { at: string; isSilent?: true }>;
/** Nobody is reminded any more: its owner wants it no longer, and to know of it neither; or it could not be told in time. */
export type ReminderDropped = DomainEvent<'ReminderDropped', Reminder & { why: 'unwanted' | 'missed' }>;
/**
 * It is about to be handed to who delivers it, by whoever has the lease of that `token`. Without a word of what came of that,
 * nobody knows whether it arrived.
 */
export type ReminderBegun = DomainEvent<'ReminderBegun', Reminder & { token: number }>;
/** It is delivered; by the `page`: the open page tells it. */
export type ReminderGiven = DomainEvent<'ReminderGiven', Reminder & { by: Way }>;
/** It was not delivered, or `unclear`: nobody knows. It is tried `again` (ISO instant), or given up. */
export type ReminderFailed = DomainEvent<'ReminderFailed', Reminder & { reason: string; unclear: boolean; again: string | null }>;
/** By a page, which told it to whoever is in front of it. */
export type ReminderSeen = DomainEvent<'ReminderSeen', Reminder>;
export type ReminderEvent =
  | ReminderSet
  | ReminderMoved
  | ReminderCalledOff
  | ReminderDropped
  | ReminderBegun
  | ReminderGiven
  | ReminderFailed
  | ReminderSeen;

export type Way = 'page' | 'push' | 'sms';

export class SetReminder extends command('SetReminder')<ReminderSet['data']> {}
export class MoveReminder extends command('MoveReminder')<Reminder & { at: string }> {}
export class CallOffReminder extends command('CallOffReminder')<ReminderCalledOff['data']> {}
export class DropReminder extends command('DropReminder')<Reminder & { why: 'unwanted' | 'missed' }> {}
/**
 * By who delivers now, one thing after the other. What they or somebody with a smaller token have begun broke off: it is begun once
 * more, and then given up. Whoever
 * was frozen while another took over begins nothing that the other has.
 */
export class BeginReminder extends command('BeginReminder')<Reminder & { at: string; token: number }> {}
export class GiveReminder extends command('GiveReminder')<Reminder & { by: Way; at: string }> {}
export class FailReminder extends command('FailReminder')<
  Reminder & { reason: string; unclear: boolean; again: string | null; token: number }
> {}
export class SeeReminder extends command('SeeReminder')<Reminder> {}
export type ReminderCommand =
  | SetReminder
  | MoveReminder
  | CallOffReminder
  | DropReminder
  | BeginReminder
  | GiveReminder
  | FailReminder
  | SeeReminder;

type State = Readonly<{
  phase: 'none' | 'waiting' | 'begun' | 'given' | 'failed' | 'dropped';
  /** When it is due: as planned by the event, or later where it is tried again. */
  at: string;
  planned: string;
  isCalledOff: boolean;
  /** Of who began it last. */
  token: number;
  /** How often nobody knew whether it arrived. */
  unclear: number;
  by?: Way;
  isSeen: boolean;
}>;

/** Where the provider cannot tell that it is the same one: at most one repeat of what may have arrived. */
const MOST_UNCLEAR = 2;

const NONE: State = { phase: 'none', at: '', planned: '', isCalledOff: false, token: 0, unclear: 0, isSeen: false };

/** One reminder: given once, however often it is tried, or a word that its event will not be. */
export const reminder = decider<State, ReminderCommand, ReminderEvent>({
  stream: 'reminder',
  identify: ({ id }) => id,
  initialState: NONE,

  decide: {
    SetReminder: (data, { phase, planned, isCalledOff }) =>
      (phase === 'waiting' && planned === data.at && !isCalledOff) || phase === 'begun' ? [] : [{ type: 'ReminderSet', data }],
    MoveReminder: ({ id, at }, state) =>
      state.phase === 'waiting' && (state.isCalledOff || state.planned !== at)
        ? [{ type: 'ReminderMoved', data: { id, at } }]
        : [],
    CallOffReminder: (data, { phase, isCalledOff }) =>
      phase === 'waiting' && !isCalledOff ? [{ type: 'ReminderCalledOff', data }] : [],
    DropReminder: (data, { phase }) => (phase === 'none' || phase === 'dropped' ? [] : [{ type: 'ReminderDropped', data }]),
    BeginReminder: ({ id, at, token }, state) => {
      const begun = { type: 'ReminderBegun' as const, data: { id, token } };
      if (state.phase === 'waiting' && state.at === at) return [begun];
      if (state.phase !== 'begun' || token < state.token) throw new ReminderNotDue();
      const isRepeated = state.unclear + 1 < MOST_UNCLEAR;
      const failed = { id, reason: 'It broke off on its way.', unclear: true, again: isRepeated ? state.at : null };
      return [{ type: 'ReminderFailed', data: failed }, ...(isRepeated ? [begun] : [])];
    },
    GiveReminder: ({ id, by, at }, state) =>
      state.phase === 'begun' || (state.phase === 'waiting' && state.at === at)
        ? [{ type: 'ReminderGiven', data: { id, by } }]
        : [],
    // What whoever was before heard too late says nothing of what another has handed in since.
    FailReminder: ({ unclear, again, token, ...data }, state) => {
      if (state.phase !== 'begun' || state.token !== token) return [];
      const isOver = unclear && state.unclear + 1 >= MOST_UNCLEAR;
      return [{ type: 'ReminderFailed', data: { ...data, unclear, again: isOver ? null : again } }];
    },
    SeeReminder: (data, { phase, by, isSeen }) =>
      phase === 'given' && by === 'page' && !isSeen ? [{ type: 'ReminderSeen', data }] : [],
  },

  evolve: {
    ReminderSet: (_, { at }) => ({ ...NONE, phase: 'waiting', at, planned: at }),
    ReminderMoved: (state, { at }) => ({ ...state, at, planned: at, isCalledOff: false }),
    ReminderCalledOff: (state, { at }) => ({ ...state, at, isCalledOff: true }),
    ReminderDropped: (state, { why }) => ({ ...state, phase: why === 'unwanted' ? 'dropped' : 'failed' }),
    ReminderBegun: (state, { token }) => ({ ...state, phase: 'begun', token }),
    ReminderGiven: (state, { by }) => ({ ...state, phase: 'given', by }),
    ReminderFailed: (state, { unclear, again }) => ({
      ...state,
      unclear: state.unclear + (unclear ? 1 : 0),
      ...(again === null ? { phase: 'failed' as const } : { phase: 'waiting' as const, at: again }),
    }),
    ReminderSeen: (state) => ({ ...state, isSeen: true }),
  },
});

export class ReminderNotDue extends Rejected {
  constructor() {
    super('reminder-not-due', 'This reminder is not due.');
  }
}
