import type { CatalogueEvent } from '#libs/domain';
import { existing, projection } from '#libs/event-sourcing';
import { added } from './lists';

export type RevisionDocument = {
  id: number;
  /** How often anything about it was told anew. */
  sequence: number;
  /** ISO 8601. */
  publishedAt: string;
  changedAt: string;
  /** Every event that ever told what this one told. */
  mergedInto?: number[];
  /** Whether there is any: those can be found. */
  wasMerged?: 1;
};

/** What operators say of merges, and what is on instead, tells nothing of the event. */
type Listened = Exclude<
  CatalogueEvent,
  { type: 'EventIdentified' | 'EventRebooked' | 'EventUnparted' | 'MergeConfirmed' | 'MergeReopened' }
>;

/**
 * How often, and when last, was an event told anew? Calendars that subscribe know by that which of two tellings is the newer. It
 * is counted in facts, so a rebuild counts the same; a later version may count facts that this one does not, and never fewer.
 */
export const revisions = projection<RevisionDocument, Listened>({
  name: 'revisions',
  version: 2,
  key: ({ data }) => data.id,
  indexed: ['wasMerged'],
  on: {
    // What was private is published anew when it is public again.
    EventPublished: (known, { data: { id }, metadata: { time } }) =>
      known ? toldAnew(known, { time }) : { id, sequence: 0, publishedAt: time, changedAt: time },
    EventRescheduled: (known, { metadata }) => toldAnew(known, metadata),
    EventRelisted: (known, { metadata }) => toldAnew(known, metadata),
    EventRevised: (known, { metadata }) => toldAnew(known, metadata),
    EventCancelled: (known, { metadata }) => toldAnew(known, metadata),
    EventReinstated: (known, { metadata }) => toldAnew(known, metadata),
    EventMerged: (known, { data: { into }, metadata }) => {
      const document = toldAnew(known, metadata);
      return { ...document, mergedInto: added(document.mergedInto ?? [], into), wasMerged: 1 };
    },
    EventUnmerged: (known, { metadata }) => toldAnew(known, metadata),
    EventParted: (known, { metadata }) => toldAnew(known, metadata),
    EventWithdrawn: (known, { metadata }) => toldAnew(known, metadata),
    EventMadePrivate: (known, { metadata }) => toldAnew(known, metadata),
    EventRestored: (known, { metadata }) => toldAnew(known, metadata),
  },
});

const toldAnew = (known: RevisionDocument | undefined, { time }: { time: string }): RevisionDocument => {
  const document = existing(known);
  return { ...document, sequence: document.sequence + 1, changedAt: time };
};
