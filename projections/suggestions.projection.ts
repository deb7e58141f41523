import type { SuggestionEvent } from '#libs/domain';
import { projection, requireDocument, type Sealed } from '#libs/event-sourcing';

export type SuggestionDocument = {
  id: string;
  content: Sealed;
  suggestedAt: string;
  state: 'open' | 'accepted' | 'rejected';
  decidedAt?: string;
  decidedBy?: string;
  reason?: string;
  edited?: Sealed;
  event?: number;
};

/** Which events were suggested, and what became of them? Encrypted like in the log. */
export const suggestions = projection<SuggestionDocument, SuggestionEvent>({
  name: 'suggestions',
  version: 2,
  key: ({ data }) => data.id,
  indexed: ['state'],
  on: {
    EventSuggested: (_, { data: { id, content }, metadata: { time } }) => ({ id, content, suggestedAt: time, state: 'open' }),
    SuggestionAccepted: (document, { data: { event, content, reason }, metadata: { time, actor } }) => ({
      ...requireDocument(document),
      state: 'accepted',
      decidedAt: time,
      decidedBy: actor,
      event,
      ...(content && { edited: content }),
      ...(reason && { reason }),
    }),
    SuggestionRejected: (document, { data: { reason }, metadata: { time, actor } }) => ({
      ...requireDocument(document),
      state: 'rejected',
      decidedAt: time,
      decidedBy: actor,
      ...(reason && { reason }),
    }),
    SuggestionReopened: (document) => {
      const { id, content, suggestedAt } = requireDocument(document);
      return { id, content, suggestedAt, state: 'open' };
    },
  },
});
