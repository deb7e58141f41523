import type { SourceEntered, SourceEvent } from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';

/** `pausedFor`: why, in the words of whoever had it paused; `pausedUntil`: the day on which it is loaded again. */
export type SourceDocument = SourceEntered & { isPaused?: true; pausedFor?: string; pausedUntil?: string };

type Listened = Exclude<SourceEvent, { type: 'LoadAccepted' | 'LoadRefused' | 'CheckOrdered' }>;

/** What is loaded, from where, for whom? One document per source. */
export const sources = projection<SourceDocument, Listened>({
  name: 'sources',
  version: 3,
  key: ({ data }) => data.id,
  on: {
    SourceAdded: (_, { data: { reason: __, ...source } }) => source,
    SourceMoved: (known, { data: { address } }) => ({ ...existing(known), address }),
    SourceZoned: (known, { data: { timeZone } }) => {
      const { timeZone: _, ...rest } = existing(known);
      return timeZone ? { ...rest, timeZone } : rest;
    },
    SourcePaused: (known, { data: { reason, until } }) => ({
      ...loaded(existing(known)),
      isPaused: true,
      ...(reason && { pausedFor: reason }),
      ...(until && { pausedUntil: until }),
    }),
    SourceResumed: (known) => loaded(existing(known)),
    SourceRemoved: () => null,
  },
});

const loaded = ({ isPaused, pausedFor, pausedUntil, ...source }: SourceDocument): SourceDocument => source;
