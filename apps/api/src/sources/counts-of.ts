import type { SourceNote } from './source-note';

const CHANGED = ['EventRescheduled', 'EventRelisted', 'EventRevised', 'EventCancelled', 'EventReinstated', 'EventRestored'];

/** What the last load of a source has changed. */
export const countsOf = ({ facts = {} }: SourceNote) => {
  const of = (types: readonly string[]) => types.reduce((sum, type) => sum + (facts[type] ?? 0), 0);
  return { added: of(['EventPublished']), changed: of(CHANGED), withdrawn: of(['EventWithdrawn', 'EventMadePrivate']) };
};
