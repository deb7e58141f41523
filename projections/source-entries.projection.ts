import { type CatalogueContent, type CatalogueEvent, changesBetween, type Origin, withChanges } from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';

export type SourceEntry = Origin & { id: number } & Pick<CatalogueContent, 'name' | 'date' | 'startTime' | 'location'>;

type Listened = Extract<CatalogueEvent, { type: 'EventPublished' | 'EventRescheduled' | 'EventRevised' }>;

/** Which event does a source mean? One document per event, found by its source. */
export const sourceEntries = projection<SourceEntry, Listened>({
  name: 'source-entries',
  version: 1,
  key: ({ data }) => data.id,
  indexed: ['source'],
  on: {
    EventPublished: (_, { data: { id, content, origin } }) => entryWith({ ...origin, ...content, id }),
    EventRescheduled: (entry, { data: { from, to } }) => entryWith(withChanges(existing(entry), changesBetween(from, to))),
    EventRevised: (entry, { data: { changes } }) => entryWith(withChanges(existing(entry), changes)),
  },
});

const entryWith = ({ id, source, uid, instance, name, date, startTime, location }: SourceEntry): SourceEntry => ({
  id,
  source,
  uid,
  instance,
  name,
  date,
  ...(startTime && { startTime }),
  ...(location && { location }),
});
