import type { SourceEntered, SourceEvent } from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';

/** `pausedFor`: why, in the words of whoever had it paused. */
export type SourceDocument = SourceEntered & { isPaused?: true; pausedFor?: string };

type Listened = Exclude<SourceEvent, { type: 'LoadAccepted' | 'LoadRefused' | 'CheckOrdered' }>;

/** What is loaded, from where, for whom? One document per source. */
export const sources = projection<SourceDocument, Listened>({
  name: 'sources',
  version: 2,
  key: ({ data }) => data.id,
  on: {
    SourceAdded: (_, { data: { reason: __, ...source } }) => source,
    SourceMoved: (known, { data: { address } }) => ({ ...existing(known), address }),
    SourceZoned: (known, { data: { timeZone } }) => {
      const { timeZone: _, ...rest } = existing(known);
      return timeZone ? { ...rest, timeZone } : rest;
    },
    SourcePaused: (known, { data: { reason } }) => ({
      ...existing(known),
      isPaused: true,
      ...(reason && { pausedFor: reason }),
    }),
    SourceResumed: (known) => {
      const { isPaused, pausedFor, ...rest } = existing(known);
      return rest;
    },
    SourceRemoved: () => null,
  },
});
