import { type EventHistory, eventSlug, hasDate, lastDay } from '#libs/contracts';
import { type CatalogueContent, type CatalogueEvent, changesBetween, withChanges } from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';
import { cancelled, changed, reinstated, rescheduled, returned, revised, withdrawn } from './event-history';

/** An event as the log tells it; answers name its organization. */
export type ShelvedEvent = CatalogueContent & { id: number; status: 'confirmed' | 'cancelled' | 'withdrawn' };

export type CatalogueDocument = {
  event: ShelvedEvent;
  history: EventHistory;
  /** `yyyy-mm-dd`; events without a date stand behind all others. */
  lastDay: string;
  slug: string;
  /** The event that tells by now what this one told. */
  mergedInto?: number;
};

type Listened = Exclude<CatalogueEvent, { type: 'EventIdentified' | 'EventUnmerged' | 'EventParted' }>;

/** The last day of an event without a date. */
export const UNDATED = '9999-12-31';

/** Which events are there, and what became of them? One document per event, found by its last day or its slug. */
export const catalogue = projection<CatalogueDocument, Listened>({
  name: 'catalogue',
  version: 6,
  key: ({ data }) => data.id,
  indexed: ['lastDay', 'slug', 'mergedInto'],
  on: {
    EventPublished: (_, { data: { id, content }, metadata: { time } }) =>
      shelved({ id, ...content, status: 'confirmed' }, { publishedAt: time, changedAt: time }),
    EventRescheduled: (known, { data: { from, to }, metadata: { time } }) => {
      const { event, history } = existing(known);
      return shelved(withChanges(event, changesBetween(from, to)), rescheduled(history, from, to, time));
    },
    EventRelisted: (known, { data: { from, to }, metadata: { time } }) => {
      const { event, history } = existing(known);
      return shelved(withChanges(event, changesBetween(from, to)), changed(history, time));
    },
    EventRevised: (known, { data: { changes }, metadata: { time } }) => {
      const { event, history } = existing(known);
      const after = withChanges(event, changes);
      return shelved(after, revised(history, event, after, time));
    },
    EventCancelled: (known, { metadata: { time } }) => {
      const { event, history } = existing(known);
      return shelved({ ...event, status: 'cancelled' }, cancelled(history, time));
    },
    EventReinstated: (known, { metadata: { time } }) => {
      const { event, history } = existing(known);
      return shelved({ ...event, status: 'confirmed' }, reinstated(history, time));
    },
    EventMerged: (known, { data: { into, rule }, metadata: { time } }) => {
      // What another source tells as well stays as it is told.
      if (rule) return existing(known);
      const { event, history } = existing(known);
      return { ...shelved({ ...event, status: 'withdrawn' }, changed(history, time)), mergedInto: into };
    },
    EventWithdrawn: (known, { metadata: { time } }) => {
      const { event, history } = existing(known);
      return shelved({ ...event, status: 'withdrawn' }, withdrawn(history, time));
    },
    EventRestored: (known, { metadata: { time } }) => {
      const { event, history } = existing(known);
      return shelved({ ...event, status: 'confirmed' }, returned(history, time));
    },
  },
});

const shelved = (event: ShelvedEvent, history: EventHistory): CatalogueDocument => ({
  event,
  history,
  lastDay: hasDate(event) ? lastDay(event) : UNDATED,
  slug: eventSlug(event),
});
