import type { ReminderType } from '#libs/contracts';
import type { HashedKey, Occurrence, ReminderEvent, Way } from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';

export type ReminderDocument = {
  id: string;
  key: HashedKey;
  eventId: number;
  /** Of an own event: which one is followed when the event is changed. */
  occurrence?: Occurrence;
  type: ReminderType;
  /** How long ahead of the event, in milliseconds. */
  before: number;
  /** When it is due by the event (ISO instant), and when it is due next: `NEVER` once nothing is. */
  planned: string;
  due: string;
  state: 'waiting' | 'begun' | 'given' | 'seen' | 'failed' | 'dropped';
  /** The event will not be; that is what is to be said. */
  isCalledOff: boolean;
  /** Of who has begun it. */
  token?: number;
  by?: Way;
  endedAt?: string;
  failures: number;
  reason?: string;
};

/** After every instant. */
export const NEVER = '9999';

/** Who is to be reminded of what, and when? What is due stands first when sorted by `due`. It says no word of the event. */
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
      due: isSilent ? NEVER : at,
      isCalledOff: true,
    }),
    ReminderDropped: (known, { data: { why }, metadata: { time } }) =>
      why === 'unwanted' ? null : ended(existing(known), 'dropped', time),
    ReminderBegun: (known, { data: { token } }) => ({ ...existing(known), state: 'begun', token }),
    ReminderGiven: (known, { data: { by }, metadata: { time } }) => ({ ...ended(existing(known), 'given', time), by }),
    ReminderFailed: (known, { data: { reason, again }, metadata: { time } }) => {
      const failed = { ...existing(known), reason, failures: existing(known).failures + 1 };
      return again === null ? ended(failed, 'failed', time) : { ...failed, state: 'waiting', due: again };
    },
    ReminderSeen: (known) => ({ ...existing(known), state: 'seen' }),
  },
});

const ended = (known: ReminderDocument, state: 'given' | 'failed' | 'dropped', endedAt: string): ReminderDocument => ({
  ...known,
  ...{ state, endedAt, due: NEVER },
});
