import type { CatalogueEvent } from '#libs/domain';
import { projection, requireDocument } from '#libs/event-sourcing';
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

/** Tells subscribed calendars which version is newer. Counts facts: a later version of it may count more, never fewer. */
export const revisions = projection<RevisionDocument, FoldedFact>({
  name: 'revisions',
  version: 2,
  key: ({ data }) => data.id,
  indexed: ['wasMerged'],
  on: {
    // An event that was private is published again when it is public.
    EventPublished: (document, { data: { id }, metadata: { time } }) =>
      document ? withNewRevision(document, { time }) : { id, sequence: 0, publishedAt: time, changedAt: time },
    EventRescheduled: (document, { metadata }) => withNewRevision(document, metadata),
    EventRelisted: (document, { metadata }) => withNewRevision(document, metadata),
    EventRevised: (document, { metadata }) => withNewRevision(document, metadata),
    EventCancelled: (document, { metadata }) => withNewRevision(document, metadata),
    EventReinstated: (document, { metadata }) => withNewRevision(document, metadata),
    EventMerged: (document, { data: { into }, metadata }) => {
      const next = withNewRevision(document, metadata);
      return { ...next, mergedInto: withElement(next.mergedInto ?? [], into), wasMerged: 1 };
    },
    EventUnmerged: (document, { metadata }) => withNewRevision(document, metadata),
    EventParted: (document, { metadata }) => withNewRevision(document, metadata),
    EventWithdrawn: (document, { metadata }) => withNewRevision(document, metadata),
    EventMadePrivate: (document, { metadata }) => withNewRevision(document, metadata),
    EventRestored: (document, { metadata }) => withNewRevision(document, metadata),
  },
});

const withNewRevision = (document: RevisionDocument | undefined, { time }: { time: string }): RevisionDocument => {
  const current = requireDocument(document);
  return { ...current, sequence: current.sequence + 1, changedAt: time };
};
