import { eventSlug, hasDate, lastDay, type TownEvent } from '#libs/contracts';
import { type CatalogueEvent, changesBetween, type EventIdentified, withChanges } from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';

export type CatalogueDocument = {
  event: TownEvent;
  /** `yyyy-mm-dd`; events without a date stand behind all others. */
  lastDay: string;
  slug: string;
};

type Listened = Exclude<CatalogueEvent, EventIdentified>;

const UNDATED = '9999-12-31';

/** Which events are there? One document per event, found by its last day or its slug. */
export const catalogue = projection<CatalogueDocument, Listened>({
  name: 'catalogue',
  version: 1,
  key: ({ data }) => data.id,
  indexed: ['lastDay', 'slug'],
  on: {
    EventPublished: (_, { data: { id, content } }) => shelved({ id, ...content, status: 'confirmed' }),
    EventRescheduled: (known, { data: { from, to } }) => shelved(withChanges(existing(known).event, changesBetween(from, to))),
    EventRelisted: (known, { data: { from, to } }) => shelved(withChanges(existing(known).event, changesBetween(from, to))),
    EventRevised: (known, { data: { changes } }) => shelved(withChanges(existing(known).event, changes)),
    EventCancelled: (known) => shelved({ ...existing(known).event, status: 'cancelled' }),
    EventReinstated: (known) => shelved({ ...existing(known).event, status: 'confirmed' }),
    EventMerged: (known) => shelved({ ...existing(known).event, status: 'withdrawn' }),
    EventRestored: (known) => shelved({ ...existing(known).event, status: 'confirmed' }),
  },
});

const shelved = (event: TownEvent): CatalogueDocument => ({
  event,
  lastDay: hasDate(event) ? lastDay(event) : UNDATED,
  slug: eventSlug(event),
});
