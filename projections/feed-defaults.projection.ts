import { entryOf, type FeedDefault } from '#libs/contracts';
import type { FeedDefaultOffered } from '#libs/domain';
import { projection } from '#libs/event-sourcing';

/** What does My Almanac hold for those who never changed a follow? One document per entry. */
export const feedDefaults = projection<FeedDefault, FeedDefaultOffered>({
  name: 'feed-defaults',
  version: 1,
  key: ({ data }) => entryOf(data.organization, data.subOrganization),
  on: {
    FeedDefaultOffered: (_, { data: { id: _id, ...offer } }) => offer,
  },
});
