import { PUT_OFF_AT_NIGHT } from '#libs/contracts';
import { type EventStore, type NewEvent, RevisionConflict, StoreUnavailable } from '#libs/event-sourcing';
import { doing } from './doing';
import type { Meters } from './meters';
import type { Tracing } from './tracing';

/** The same log, whose appends are counted, measured and traced. */
export const observedLog = (store: EventStore, meters: Meters, tracing: Tracing): EventStore => ({
  append: async (stream, events, expected) => {
    const begun = performance.now();
    const end = tracing.isOn ? tracing.begin('append', placeOf(events), aboutOf(stream, events)) : undefined;
    try {
      const position = await store.append(stream, events, expected);
      meters.appends.inc({ outcome: 'recorded' });
      meters.appendSeconds.observe((performance.now() - begun) / 1_000);
      meters.facts.inc(events.length);
      for (const event of events) FOLLOWED[event.type]?.(meters, event.data);
      end?.();
      return position;
    } catch (error) {
      meters.appends.inc({ outcome: outcomeOf(error) });
      end?.({}, error);
      throw error;
    }
  },
  id: () => store.id(),
  read: (stream, how) => store.read(stream, how),
  readAll: (after, limit) => store.readAll(after, limit),
  at: (position) => store.at(position),
  head: () => store.head(),
  watch: (listener) => store.watch(listener),
  close: () => store.close(),
});

const placeOf = ([event]: readonly NewEvent[]) => {
  const { correlationId = '', commandId = '' } = event?.metadata ?? doing();
  return { trace: correlationId, parent: commandId };
};

/** Of a stream only its kind: its id may be the hash of somebody's key. */
const aboutOf = (stream: string, events: readonly NewEvent[]) => ({
  'almanac.stream': stream.split('-', 1)[0]!,
  'almanac.facts': events.length,
  'almanac.types': [...new Set(events.map(({ type }) => type))].join(' '),
});

const outcomeOf = (error: unknown): string => {
  if (error instanceof RevisionConflict) return 'conflict';
  return error instanceof StoreUnavailable ? 'unavailable' : 'refused';
};

/** What is counted by the facts that tell of it. */
const FOLLOWED: Readonly<Record<string, (meters: Meters, data: any) => void>> = {
  ReminderGiven: ({ reminders }, { by }) => reminders.inc({ outcome: 'given', way: by }),
  ReminderFailed: ({ reminders }, { again, reason }) =>
    reminders.inc({ outcome: again === null ? 'given_up' : reason === PUT_OFF_AT_NIGHT ? 'put_off' : 'failed', way: '' }),
};
