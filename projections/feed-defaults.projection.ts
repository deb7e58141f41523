import { type FeedDefaultOffered, toEntryId } from '#libs/domain';
import { projection } from '#libs/event-sourcing';

export type FeedDefaultDocument = { organizationId: number; subOrganizationId: number | null; subDisplayOrder: number };

/** What does My Almanac contain for residents who never changed a follow? One document per entry. */
export const feedDefaults = projection<FeedDefaultDocument, FeedDefaultOffered>({
  name: 'feed-defaults',
  version: 2,
  key: ({ data }) => toEntryId(data.id, data.subOrganizationId),
  on: {
    FeedDefaultOffered: (_, { data: { id: organizationId, ...offer } }) => ({ organizationId, ...offer }),
  },
});
