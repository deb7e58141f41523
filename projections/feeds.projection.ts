import type { EventSaved, EventUnsaved, FeedDefaultsDeclined, OrganizationFollowed, OrganizationUnfollowed } from '#libs/domain';
import { projection } from '#libs/event-sourcing';
import { added, removed } from './lists';

export type FeedDocument = {
  entries: string[];
  saved: number[];
  /** The town's defaults stand in for `entries`. */
  defaults: boolean;
};

export const UNTOUCHED_FEED: FeedDocument = { entries: [], saved: [], defaults: true };

type Listened = OrganizationFollowed | OrganizationUnfollowed | FeedDefaultsDeclined | EventSaved | EventUnsaved;

/** What goes into this person's My Almanac? One document per key. */
export const feeds = projection<FeedDocument, Listened>({
  name: 'feeds',
  version: 2,
  key: ({ data }) => data.key,
  on: {
    OrganizationFollowed: (f = UNTOUCHED_FEED, { data }) => ({ ...f, entries: added(f.entries, data.entry), defaults: false }),
    OrganizationUnfollowed: (f = UNTOUCHED_FEED, { data }) => ({
      ...f,
      entries: removed(f.entries, data.entry),
      defaults: false,
    }),
    FeedDefaultsDeclined: (f = UNTOUCHED_FEED) => ({ ...f, defaults: false }),
    EventSaved: (f = UNTOUCHED_FEED, { data }) => ({ ...f, saved: added(f.saved, data.eventId) }),
    EventUnsaved: (f = UNTOUCHED_FEED, { data }) => ({ ...f, saved: removed(f.saved, data.eventId) }),
  },
});
