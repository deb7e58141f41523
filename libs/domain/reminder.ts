import type { ReminderType } from '#libs/contracts';
import { command, type DomainEvent, decider, Rejected } from '#libs/event-sourcing';
import type { HashedKey } from './hashed-key';

type Reminder = { id: string };

/** The number of an occurrence in a series, starting at 0. Null without a recurrence, or too far from the first one. */
export type SeriesOccurrence = { series: number; number: number | null };

/** `before` is in ms, `at` the resulting ISO instant. For an own event `occurrence` is the one followed when the series changes. */
export type ReminderSet = DomainEvent<
  'ReminderSet',
  Reminder & { key: HashedKey; eventId: number; type: ReminderType; before: number; at: string; occurrence?: SeriesOccurrence }
>;
/** The event has another time, or is on again. */
export type ReminderMoved = DomainEvent<'ReminderMoved', Reminder & { at: string }>;
/** The event is off: a message about that is due instead, unless `isSilent` because another reminder of this person carries it. */
export type ReminderCalledOff = DomainEvent<'ReminderCalledOff', Reminder & { at: string; isSilent?: true }>;
/** The owner no longer wants it, or it could not be sent in time. */
export type ReminderDropped = DomainEvent<'ReminderDropped', Reminder & { why: 'unwanted' | 'missed' }>;
/** About to be sent under the lease `token`. Without a later fact it is unknown whether it arrived. */
export type ReminderBegun = DomainEvent<'ReminderBegun', Reminder & { token: number }>;
/** `page`: shown by an open page. */
export type ReminderGiven = DomainEvent<'ReminderGiven', Reminder & { by: DeliveryChannel }>;
/** It failed, or with `unclear` the outcome is unknown. `again` is the instant of the next attempt, null if there is none. */
export type ReminderFailed = DomainEvent<'ReminderFailed', Reminder & { reason: string; unclear: boolean; again: string | null }>;
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

export type DeliveryChannel = 'page' | 'push' | 'sms';

export class SetReminder extends command('SetReminder')<ReminderSet['data']> {}
export class MoveReminder extends command('MoveReminder')<Reminder & { at: string }> {}
export class CallOffReminder extends command('CallOffReminder')<ReminderCalledOff['data']> {}
export class DropReminder extends command('DropReminder')<Reminder & { why: 'unwanted' | 'missed' }> {}
/** An attempt of the same or an older fencing `token` was interrupted: it is repeated once. A stale sender cannot begin. */
export class BeginReminder extends command('BeginReminder')<Reminder & { at: string; token: number }> {}
export class GiveReminder extends command('GiveReminder')<Reminder & { by: DeliveryChannel; at: string }> {}
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
  /** When it is due: as planned by the event, or at the next attempt. */
  at: string;
  planned: string;
  isCalledOff: boolean;
  token: number;
  /** Number of attempts with an unknown outcome. */
  unclear: number;
  by?: DeliveryChannel;
  isSeen: boolean;
}>;

/** A provider may not recognize a repeat, so what may have arrived is repeated at most once. */
const MAX_UNCLEAR_DELIVERIES = 2;

const NEW_REMINDER: State = { phase: 'none', at: '', planned: '', isCalledOff: false, token: 0, unclear: 0, isSeen: false };

/** Delivered at most once, except that an attempt with an unknown outcome is repeated once. */
export const reminder = decider<State, ReminderCommand, ReminderEvent>({
  stream: 'reminder',
  identify: ({ id }) => id,
  initialState: NEW_REMINDER,

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
      const canRepeat = state.unclear + 1 < MAX_UNCLEAR_DELIVERIES;
      const failed = { id, reason: 'It broke off on its way.', unclear: true, again: canRepeat ? state.at : null };
      return [{ type: 'ReminderFailed', data: failed }, ...(canRepeat ? [begun] : [])];
    },
    GiveReminder: ({ id, by, at }, state) =>
      state.phase === 'begun' || (state.phase === 'waiting' && state.at === at)
        ? [{ type: 'ReminderGiven', data: { id, by } }]
        : [],
    // A late report of a stale sender says nothing about the newer attempt.
    FailReminder: ({ unclear, again, token, ...data }, state) => {
      if (state.phase !== 'begun' || state.token !== token) return [];
      const isLastAttempt = unclear && state.unclear + 1 >= MAX_UNCLEAR_DELIVERIES;
      return [{ type: 'ReminderFailed', data: { ...data, unclear, again: isLastAttempt ? null : again } }];
    },
    SeeReminder: (data, { phase, by, isSeen }) =>
      phase === 'given' && by === 'page' && !isSeen ? [{ type: 'ReminderSeen', data }] : [],
  },

  evolve: {
    ReminderSet: (_, { at }) => ({ ...NEW_REMINDER, phase: 'waiting', at, planned: at }),
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
