import type { CatalogueEvent } from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';
import { withElement } from './lists';

export type RevisionDocument = {
  id: number;
  /** Number of changes since the publication. */
  sequence: number;
  publishedAt: string;
  changedAt: string;
  /** All events that ever replaced this one. */
  mergedInto?: number[];
  /** Indexed, to find the events with `mergedInto`. */
  wasMerged?: 1;
};

/** Facts about operators' decisions on merges, and about rebookings, do not change the event itself. */
type FoldedFact = Exclude<
  CatalogueEvent,
  {
    type: 'EventIdentified' | 'EventRebooked' | 'EventUnparted' | 'MergeConfirmed' | 'MergeReopened' | 'EventTraitsCorrected';
  }
>;

/**
 * How often, and when last, did an event change? Subscribed calendars use it to tell which version is newer. It counts facts, so a
 * rebuild gives the same; a later version of this projection may count more facts, never fewer.
 */
export const revisions = projection<RevisionDocument, FoldedFact>({
  name: 'revisions',
  version: 2,
  key: ({ data }) => data.id,
  indexed: ['wasMerged'],
  on: {
    // An event that was private is published again when it is public.
    EventPublished: (known, { data: { id }, metadata: { time } }) =>
      known ? withNewRevision(known, { time }) : { id, sequence: 0, publishedAt: time, changedAt: time },
    EventRescheduled: (known, { metadata }) => withNewRevision(known, metadata),
    EventRelisted: (known, { metadata }) => withNewRevision(known, metadata),
    EventRevised: (known, { metadata }) => withNewRevision(known, metadata),
    EventCancelled: (known, { metadata }) => withNewRevision(known, metadata),
    EventReinstated: (known, { metadata }) => withNewRevision(known, metadata),
    EventMerged: (known, { data: { into }, metadata }) => {
      const document = withNewRevision(known, metadata);
      return { ...document, mergedInto: withElement(document.mergedInto ?? [], into), wasMerged: 1 };
    },
    EventUnmerged: (known, { metadata }) => withNewRevision(known, metadata),
    EventParted: (known, { metadata }) => withNewRevision(known, metadata),
    EventWithdrawn: (known, { metadata }) => withNewRevision(known, metadata),
    EventMadePrivate: (known, { metadata }) => withNewRevision(known, metadata),
    EventRestored: (known, { metadata }) => withNewRevision(known, metadata),
  },
});

const withNewRevision = (known: RevisionDocument | undefined, { time }: { time: string }): RevisionDocument => {
  const document = existing(known);
  return { ...document, sequence: document.sequence + 1, changedAt: time };
};
