import type { ReminderType } from '#libs/contracts';
import type { DeliveryChannel, HashedKey, ReminderEvent, SeriesOccurrence } from '#libs/domain';
import { projection, requireDocument } from '#libs/event-sourcing';

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

/** Sorted by `due` the next ones come first. Contains nothing about the event itself. */
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
    ReminderMoved: (document, { data: { at } }) => ({ ...requireDocument(document), planned: at, due: at, isCalledOff: false }),
    ReminderCalledOff: (document, { data: { at, isSilent } }) => ({
      ...requireDocument(document),
      due: isSilent ? NEVER_DUE : at,
      isCalledOff: true,
    }),
    ReminderDropped: (document, { data: { why }, metadata: { time } }) =>
      why === 'unwanted' ? null : withEnd(requireDocument(document), 'dropped', time),
    ReminderBegun: (document, { data: { token } }) => ({ ...requireDocument(document), state: 'begun', token }),
    ReminderGiven: (document, { data: { by }, metadata: { time } }) => ({
      ...withEnd(requireDocument(document), 'given', time),
      by,
    }),
    ReminderFailed: (document, { data: { reason, again }, metadata: { time } }) => {
      const failed = { ...requireDocument(document), reason, failures: requireDocument(document).failures + 1 };
      return again === null ? withEnd(failed, 'failed', time) : { ...failed, state: 'waiting', due: again };
    },
    ReminderSeen: (document) => ({ ...requireDocument(document), state: 'seen' }),
  },
});

const withEnd = (document: ReminderDocument, state: 'given' | 'failed' | 'dropped', endedAt: string): ReminderDocument => ({
  ...document,
  ...{ state, endedAt, due: NEVER_DUE },
});
