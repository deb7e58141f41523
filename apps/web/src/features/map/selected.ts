import type { Located, Pin } from './pins';

/** What the card tells of: one event, or which of several one means. */
export type Selected = { kind: 'event'; id: number } | { kind: 'several'; ids: readonly number[] } | null;

export const eventSelected = (id: number): Selected => ({ kind: 'event', id });

export const allOf = ({ members }: Pin): Selected => ({ kind: 'several', ids: members.map(({ event }) => event.id) });

/** Those of the selected events that are still there. */
export const selectedIn = (located: readonly Located[], selected: Selected): Located[] => {
  const ids = new Set(selected?.kind === 'event' ? [selected.id] : selected?.ids);
  return located.filter(({ event }) => ids.has(event.id));
};
