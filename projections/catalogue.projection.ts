import { eventSlug, hasDate, lastDay } from '#libs/contracts';
import { type CatalogueContent, type CatalogueEvent, changesBetween, type EventIdentified, withChanges } from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';

/** An event as the log tells it; answers name its organization. */
export type ShelvedEvent = CatalogueContent & { id: number; status: 'confirmed' | 'cancelled' | 'withdrawn' };

export type CatalogueDocument = {
  event: ShelvedEvent;
  /** `yyyy-mm-dd`; events without a date stand behind all others. */
  lastDay: string;
  slug: string;
  /** The event that tells by now what this one told. */
  mergedInto?: number;
};

type Listened = Exclude<CatalogueEvent, EventIdentified>;

/** The last day of an event without a date. */
export const UNDATED = '9999-12-31';

/** Which events are there? One document per event, found by its last day or its slug. */
export const catalogue = projection<CatalogueDocument, Listened>({
  name: 'catalogue',
  version: 3,
  key: ({ data }) => data.id,
  indexed: ['lastDay', 'slug', 'mergedInto'],
  on: {
    EventPublished: (_, { data: { id, content } }) => shelved({ id, ...content, status: 'confirmed' }),
    EventRescheduled: (known, { data: { from, to } }) => shelved(withChanges(existing(known).event, changesBetween(from, to))),
    EventRelisted: (known, { data: { from, to } }) => shelved(withChanges(existing(known).event, changesBetween(from, to))),
    EventRevised: (known, { data: { changes } }) => shelved(withChanges(existing(known).event, changes)),
    EventCancelled: (known) => shelved({ ...existing(known).event, status: 'cancelled' }),
    EventReinstated: (known) => shelved({ ...existing(known).event, status: 'confirmed' }),
    EventMerged: (known, { data: { into } }) => ({
      ...shelved({ ...existing(known).event, status: 'withdrawn' }),
      mergedInto: into,
    }),
    EventRestored: (known) => shelved({ ...existing(known).event, status: 'confirmed' }),
  },
});

const shelved = (event: ShelvedEvent): CatalogueDocument => ({
  event,
  lastDay: hasDate(event) ? lastDay(event) : UNDATED,
  slug: eventSlug(event),
});
