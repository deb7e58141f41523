import type { ReminderType } from '#libs/contracts';
import type { DeliveryChannel, HashedKey, ReminderEvent, SeriesOccurrence } from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';

export type ReminderDocument = {
  id: string;
  key: HashedKey;
  eventId: number;
  /** For an own event: the occurrence that is followed when the series changes. */
  occurrence?: SeriesOccurrence;
  type: ReminderType;
  /** Ms before the event. */
  before: number;
  /** ISO instants: when it is due by the event, and when the next attempt is due (`NEVER_DUE` if there is none). */
  planned: string;
  due: string;
  state: 'waiting' | 'begun' | 'given' | 'seen' | 'failed' | 'dropped';
  isCalledOff: boolean;
  token?: number;
  by?: DeliveryChannel;
  endedAt?: string;
  failures: number;
  reason?: string;
};

/** Sorts after every instant. */
export const NEVER_DUE = '9999';

/**
 * Who is to be reminded of what, and when? Sorted by `due` the next ones come first. It contains nothing about the event itself.
 */
export const reminders = projection<ReminderDocument, ReminderEvent>({
  name: 'reminders',
  version: 2,
  key: ({ data }) => data.id,
  indexed: ['key', 'due', 'state'],
  on: {
    ReminderSet: (_, { data: { at, ...data } }) => ({
      ...data,
      ...{ planned: at, due: at, state: 'waiting', isCalledOff: false, failures: 0 },
    }),
    ReminderMoved: (known, { data: { at } }) => ({ ...existing(known), planned: at, due: at, isCalledOff: false }),
    ReminderCalledOff: (known, { data: { at, isSilent } }) => ({
      ...existing(known),
      due: isSilent ? NEVER_DUE : at,
      isCalledOff: true,
    }),
    ReminderDropped: (known, { data: { why }, metadata: { time } }) =>
      why === 'unwanted' ? null : withEnd(existing(known), 'dropped', time),
    ReminderBegun: (known, { data: { token } }) => ({ ...existing(known), state: 'begun', token }),
    ReminderGiven: (known, { data: { by }, metadata: { time } }) => ({ ...withEnd(existing(known), 'given', time), by }),
    ReminderFailed: (known, { data: { reason, again }, metadata: { time } }) => {
      const failed = { ...existing(known), reason, failures: existing(known).failures + 1 };
      return again === null ? withEnd(failed, 'failed', time) : { ...failed, state: 'waiting', due: again };
    },
    ReminderSeen: (known) => ({ ...existing(known), state: 'seen' }),
  },
});

const withEnd = (known: ReminderDocument, state: 'given' | 'failed' | 'dropped', endedAt: string): ReminderDocument => ({
  ...known,
  ...{ state, endedAt, due: NEVER_DUE },
});
