import type { SourceEntry, SourceEvent } from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';

/** `pausedFor` is the operator's reason, `pausedUntil` the day on which checks resume. */
export type SourceDocument = SourceEntry & { isPaused?: true; pausedFor?: string; pausedUntil?: string };

type FoldedFact = Exclude<SourceEvent, { type: 'LoadAccepted' | 'LoadRefused' | 'CheckOrdered' }>;

/** Which sources are checked, at which address, for which organization? One document per source. */
export const sources = projection<SourceDocument, FoldedFact>({
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
      ...withoutPause(existing(known)),
      isPaused: true,
      ...(reason && { pausedFor: reason }),
      ...(until && { pausedUntil: until }),
    }),
    SourceResumed: (known) => withoutPause(existing(known)),
    SourceRemoved: () => null,
  },
});

const withoutPause = ({ isPaused, pausedFor, pausedUntil, ...source }: SourceDocument): SourceDocument => source;
