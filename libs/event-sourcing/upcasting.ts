import type { EventStore } from './event-store';
import type { DomainEvent, Recorded } from './message';

/** By type: converts an old recorded form to today's. Recorded facts are never changed. */
export type Upcasters = Readonly<Record<string, (data: any) => DomainEvent>>;

export const withUpcasting = (store: EventStore, upcasters: Upcasters): EventStore => {
  const upcast = (event: Recorded): Recorded => {
    const upcaster = Object.hasOwn(upcasters, event.type) && upcasters[event.type];
    return upcaster ? { ...event, ...upcaster(event.data) } : event;
  };
  return {
    read: async (stream, how) => (await store.read(stream, how)).map(upcast),
    readAll: async (after, limit, types) => {
      const page = await store.readAll(after, limit, types && new Set([...types, ...Object.keys(upcasters)]));
      return { ...page, facts: page.facts.map(upcast) };
    },
    at: async (position) => {
      const event = await store.at(position);
      return event && upcast(event);
    },
    id: () => store.id(),
    append: (stream, events, expected) => store.append(stream, events, expected),
    head: () => store.head(),
    watch: (listener) => store.watch(listener),
    close: () => store.close(),
  };
};
