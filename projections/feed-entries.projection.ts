import { type CatalogueContent, type CatalogueEvent, changesBetween, type Source, withChanges } from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';

export type FeedEntry = Source & { id: number } & Pick<CatalogueContent, 'name' | 'date' | 'startTime' | 'location'>;

type Listened = Extract<CatalogueEvent, { type: 'EventPublished' | 'EventRescheduled' | 'EventRevised' }>;

/** Which event does a feed mean? One document per event, found by its feed. */
export const feedEntries = projection<FeedEntry, Listened>({
  name: 'feed-entries',
  version: 1,
  key: ({ data }) => data.id,
  indexed: ['feed'],
  on: {
    EventPublished: (_, { data: { id, content, source } }) => entryWith({ ...source, ...content, id }),
    EventRescheduled: (entry, { data: { from, to } }) => entryWith(withChanges(existing(entry), changesBetween(from, to))),
    EventRevised: (entry, { data: { changes } }) => entryWith(withChanges(existing(entry), changes)),
  },
});

const entryWith = ({ id, feed, uid, instance, name, date, startTime, location }: FeedEntry): FeedEntry => ({
  id,
  feed,
  uid,
  instance,
  name,
  date,
  ...(startTime && { startTime }),
  ...(location && { location }),
});
