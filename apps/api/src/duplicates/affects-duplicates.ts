import type { Recorded } from '#libs/event-sourcing';

/** False for the merges that a search has found itself. */
export const affectsDuplicates = ({ type, data }: Recorded) => RELEVANT_TYPES.has(type) && !(type === 'EventMerged' && data.rule);

const RELEVANT_TYPES = new Set([
  'EventPublished',
  'EventRescheduled',
  'EventRelisted',
  'EventRevised',
  'EventCancelled',
  'EventReinstated',
  'EventIdentified',
  'EventMerged',
  'EventRestored',
  'EventParted',
  'EventUnparted',
  'EventWithdrawn',
  'EventMadePrivate',
  'OrganizationRenamed',
]);
