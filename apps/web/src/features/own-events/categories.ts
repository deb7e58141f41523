import { OWN_CATEGORIES, type TownEvent } from '#libs/contracts';
import { text } from '../../lib/local-storage';

/** Those that were typed here, the last first. */
const stored = text('customCategories');

const MOST = 50;

/** Corrupt ones are none. */
const custom = (): string[] => {
  try {
    const read: unknown = JSON.parse(stored.read());
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
};

/** So that it is offered the next time. */
export const rememberCategory = (category: string) => {
  const typed = category.trim();
  if (!typed || OWN_CATEGORIES.includes(typed)) return;
  stored.write(JSON.stringify([typed, ...custom().filter((one) => one !== typed)].slice(0, MOST)));
};

/** What may be meant: first what is used most, then what was typed here before, then what everybody begins with. */
export const categoriesFor = (typed: string, events: readonly TownEvent[]): string[] => {
  const all = countedCategories(events);
  const sought = typed.trim().toLowerCase();
  const found = all.filter(({ category }) => category.toLowerCase().includes(sought));
  const exact = all.some(({ category }) => category.toLowerCase() === sought);
  return offeredOf(exact || found.length === 0 ? all : found).map(({ category }) => category);
};

/** Of those that may be meant, all that everybody begins with, and the first few others. */
export const offeredOf = (found: readonly CountedCategory[]): CountedCategory[] => {
  const others = found.filter(({ category }) => !OWN_CATEGORIES.includes(category)).slice(0, MOST_OTHERS);
  return found.filter((one) => OWN_CATEGORIES.includes(one.category) || others.includes(one));
};

/** All of them in that order, each with how many events have it. */
export const countedCategories = (events: readonly TownEvent[]): CountedCategory[] => {
  const uses = Map.groupBy(events, ({ category }) => category);
  // What repeats is one.
  const counted = (category: string) => new Set(uses.get(category)?.map(({ id, repeats }) => repeats?.id ?? id)).size;
  return [...new Set([...uses.keys(), ...custom(), ...OWN_CATEGORIES])]
    .map((category) => ({ category, uses: counted(category) }))
    .sort((a, b) => b.uses - a.uses);
};

type CountedCategory = { category: string; uses: number };

const MOST_OTHERS = 6;
