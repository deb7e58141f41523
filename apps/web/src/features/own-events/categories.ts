import { OWN_CATEGORIES, type TownEvent } from '#libs/contracts';
import { storedText } from '../../lib/local-storage';

/** Typed on this device, latest first. */
const storedCategories = storedText('customCategories');

const MAX_STORED_CATEGORIES = 50;

const readCustomCategories = (): string[] => {
  try {
    const read: unknown = JSON.parse(storedCategories.read());
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
};

export const rememberCategory = (category: string) => {
  const typed = category.trim();
  if (!typed || OWN_CATEGORIES.includes(typed)) return;
  storedCategories.write(
    JSON.stringify([typed, ...readCustomCategories().filter((one) => one !== typed)].slice(0, MAX_STORED_CATEGORIES)),
  );
};

export const findCategories = (typed: string, events: readonly TownEvent[]): string[] => {
  const all = countCategories(events);
  const sought = typed.trim().toLowerCase();
  const found = all.filter(({ category }) => category.toLowerCase().includes(sought));
  const exact = all.some(({ category }) => category.toLowerCase() === sought);
  return selectOffered(exact || found.length === 0 ? all : found).map(({ category }) => category);
};

export const selectOffered = (found: readonly CountedCategory[]): CountedCategory[] => {
  const others = found.filter(({ category }) => !OWN_CATEGORIES.includes(category)).slice(0, MAX_OTHERS);
  return found.filter((one) => OWN_CATEGORIES.includes(one.category) || others.includes(one));
};

export const countCategories = (events: readonly TownEvent[]): CountedCategory[] => {
  const uses = Map.groupBy(events, ({ category }) => category);
  const countUses = (category: string) => new Set(uses.get(category)?.map(({ id, repeats }) => repeats?.id ?? id)).size;
  return [...new Set([...uses.keys(), ...readCustomCategories(), ...OWN_CATEGORIES])]
    .map((category) => ({ category, uses: countUses(category) }))
    .sort((a, b) => b.uses - a.uses);
};

type CountedCategory = { category: string; uses: number };

const MAX_OTHERS = 6;
