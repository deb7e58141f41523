import type { ReadModels } from '#libs/event-sourcing';
import { catalogue } from '#projections';

/** Returns the id under which the source of an event publishes it by now, usually the same. */
export type SuccessorOf = (id: number) => number;

export const loadSuccessors = async (readModels: ReadModels): Promise<SuccessorOf> => {
  // Sorted by the same field: otherwise all documents are scanned in the order of their keys.
  const merged = await readModels.find(catalogue, { mergedInto: { gte: 0 } }, { sort: 'mergedInto' });
  const into = new Map(merged.map(({ event, mergedInto }) => [event.id, mergedInto!]));
  return (id) => lastSuccessorOf(id, into);
};

const lastSuccessorOf = (id: number, into: ReadonlyMap<number, number>): number => {
  const visited = new Set<number>();
  let last = id;
  for (let next = into.get(last); next !== undefined && !visited.has(next); next = into.get(last)) {
    visited.add(last);
    last = next;
  }
  return last;
};
