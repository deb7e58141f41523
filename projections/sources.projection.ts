import type { SourceEntry, SourceEvent } from '#libs/domain';
import { projection, requireDocument } from '#libs/event-sourcing';

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
    SourceMoved: (document, { data: { address } }) => ({ ...requireDocument(document), address }),
    SourceZoned: (document, { data: { timeZone } }) => {
      const { timeZone: _, ...rest } = requireDocument(document);
      return timeZone ? { ...rest, timeZone } : rest;
    },
    SourcePaused: (document, { data: { reason, until } }) => ({
      ...withoutPause(requireDocument(document)),
      isPaused: true,
      ...(reason && { pausedFor: reason }),
      ...(until && { pausedUntil: until }),
    }),
    SourceResumed: (document) => withoutPause(requireDocument(document)),
    SourceRemoved: () => null,
  },
});

const withoutPause = ({ isPaused, pausedFor, pausedUntil, ...source }: SourceDocument): SourceDocument => source;
