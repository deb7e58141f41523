import type { SuggestionEvent } from '#libs/domain';
import { existing, projection, type Sealed } from '#libs/event-sourcing';

export type SuggestionDocument = {
  id: string;
  content: Sealed;
  suggestedAt: string;
  state: 'open' | 'accepted' | 'rejected';
  decidedAt?: string;
  /** Which event it became. */
  event?: number;
};

/** Which events were suggested, and what became of them? Sealed here as they are in the log. */
export const suggestions = projection<SuggestionDocument, SuggestionEvent>({
  name: 'suggestions',
  version: 1,
  key: ({ data }) => data.id,
  indexed: ['state'],
  on: {
    EventSuggested: (_, { data: { id, content }, metadata: { time } }) => ({ id, content, suggestedAt: time, state: 'open' }),
    SuggestionAccepted: (known, { data: { event }, metadata: { time } }) => ({
      ...existing(known),
      state: 'accepted',
      decidedAt: time,
      event,
    }),
    SuggestionRejected: (known, { metadata: { time } }) => ({ ...existing(known), state: 'rejected', decidedAt: time }),
  },
});
