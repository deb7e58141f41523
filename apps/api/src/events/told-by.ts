import type { ReadModels } from '#libs/event-sourcing';
import { catalogue } from '#projections';

/** Answers as which event its own source tells by now what it told as another one, mostly the same. */
export type ToldBy = (id: number) => number;

export const toldBy = async (readModels: ReadModels): Promise<ToldBy> => {
  const merged = await readModels.find(catalogue, { mergedInto: { gte: 0 } });
  const into = new Map(merged.map(({ event, mergedInto }) => [event.id, mergedInto!]));
  return (id) => lastOf(id, into);
};

/** An event may have been merged into one that was merged itself, though never back into what it has passed. */
const lastOf = (id: number, into: ReadonlyMap<number, number>): number => {
  const passed = new Set<number>();
  let last = id;
  for (let next = into.get(last); next !== undefined && !passed.has(next); next = into.get(last)) {
    passed.add(last);
    last = next;
  }
  return last;
};
