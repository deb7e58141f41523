import type { LocatedEvent, Pin } from './pins';

export type MapSelection = { kind: 'event'; id: number } | { kind: 'several'; ids: readonly number[] } | null;

export const toEventSelection = (id: number): MapSelection => ({ kind: 'event', id });

export const toPinSelection = ({ members }: Pin): MapSelection => ({
  kind: 'several',
  ids: members.map(({ event }) => event.id),
});

export const findSelected = (located: readonly LocatedEvent[], selected: MapSelection): LocatedEvent[] => {
  const ids = new Set(selected?.kind === 'event' ? [selected.id] : selected?.ids);
  return located.filter(({ event }) => ids.has(event.id));
};
