import type { SourceEntered, SourceEvent } from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';

export type SourceDocument = SourceEntered & { isPaused?: true };

type Listened = Exclude<SourceEvent, { type: 'LoadAccepted' | 'LoadRefused' | 'CheckOrdered' }>;

/** What is loaded, from where, for whom? One document per source. */
export const sources = projection<SourceDocument, Listened>({
  name: 'sources',
  version: 1,
  key: ({ data }) => data.id,
  on: {
    SourceAdded: (_, { data }) => data,
    SourceMoved: (known, { data: { address } }) => ({ ...existing(known), address }),
    SourceZoned: (known, { data: { timeZone } }) => {
      const { timeZone: _, ...rest } = existing(known);
      return timeZone ? { ...rest, timeZone } : rest;
    },
    SourcePaused: (known) => ({ ...existing(known), isPaused: true }),
    SourceResumed: (known) => {
      const { isPaused, ...rest } = existing(known);
      return rest;
    },
    SourceRemoved: () => null,
  },
});
