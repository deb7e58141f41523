import { NIGHT_DELAY_REASON } from '#libs/contracts';
import { type EventStore, type NewEvent, RevisionConflict, StoreUnavailable } from '#libs/event-sourcing';
import { currentContext } from './call-context';
import type { Metrics } from './metrics';
import type { Tracing } from './tracing';

export const observeEventStore = (store: EventStore, metrics: Metrics, tracing: Tracing): EventStore => ({
  append: async (stream, events, expected) => {
    const startedAt = performance.now();
    const end = tracing.isOn ? tracing.begin('append', traceContextOf(events), attributesOf(stream, events)) : undefined;
    try {
      const position = await store.append(stream, events, expected);
      metrics.appends.inc({ outcome: 'recorded' });
      metrics.appendSeconds.observe((performance.now() - startedAt) / 1_000);
      metrics.facts.inc(events.length);
      for (const event of events) COUNTERS_BY_TYPE[event.type]?.(metrics, event.data);
      end?.();
      return position;
    } catch (error) {
      metrics.appends.inc({ outcome: outcomeOf(error) });
      end?.({}, error);
      throw error;
    }
  },
  id: () => store.id(),
  read: (stream, options) => store.read(stream, options),
  readAll: (after, limit, types) => store.readAll(after, limit, types),
  at: (position) => store.at(position),
  head: () => store.head(),
  watch: (listener) => store.watch(listener),
  close: () => store.close(),
});

const traceContextOf = ([event]: readonly NewEvent[]) => {
  const { correlationId = '', commandId = '' } = event?.metadata ?? currentContext();
  return { trace: correlationId, parent: commandId };
};

/** Only the kind of the stream: its id may be the hash of a resident's key. */
const attributesOf = (stream: string, events: readonly NewEvent[]) => ({
  'almanac.stream': stream.split('-', 1)[0]!,
  'almanac.facts': events.length,
  'almanac.types': [...new Set(events.map(({ type }) => type))].join(' '),
});

const outcomeOf = (error: unknown): string => {
  if (error instanceof RevisionConflict) return 'conflict';
  return error instanceof StoreUnavailable ? 'unavailable' : 'refused';
};

const COUNTERS_BY_TYPE: Readonly<Record<string, (metrics: Metrics, data: any) => void>> = {
  ReminderGiven: ({ reminders }, { by }) => reminders.inc({ outcome: 'given', way: by }),
  ReminderFailed: ({ reminders }, { again, reason }) =>
    reminders.inc({ outcome: again === null ? 'given_up' : reason === NIGHT_DELAY_REASON ? 'put_off' : 'failed', way: '' }),
};
