import type { EventSaved, EventUnsaved, PreferencesForgotten, SessionCarriedOver } from '#libs/domain';
import { projection } from '#libs/event-sourcing';

type Fact = EventSaved | EventUnsaved | SessionCarriedOver | PreferencesForgotten;

export type SavedEventsDocument = Readonly<{ saved: readonly number[] }>;

/** Which events has a session or an account saved? One document per key. */
export const savedEvents = projection<SavedEventsDocument, Fact>({
  name: 'saved-events',
  version: 1,
  key: ({ data }) => data.key,
  on: {
    EventSaved: ({ saved } = NONE, { data }) => ({ saved: withIds(saved, [data.eventId]) }),
    EventUnsaved: ({ saved } = NONE, { data }) => ({ saved: saved.filter((id) => id !== data.eventId) }),
    SessionCarriedOver: ({ saved } = NONE, { data }) => ({ saved: withIds(saved, data.saved) }),
    PreferencesForgotten: () => null,
  },
});

const NONE: SavedEventsDocument = { saved: [] };

const withIds = (saved: readonly number[], ids: readonly number[]) => [...new Set([...saved, ...ids])];
