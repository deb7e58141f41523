import type { TownEvent } from '#libs/contracts';
import { text } from '../../lib/local-storage';
import { CATEGORIES } from './draft';

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
  if (!typed || CATEGORIES.includes(typed)) return;
  stored.write(JSON.stringify([typed, ...custom().filter((one) => one !== typed)].slice(0, MOST)));
};

/** What may be meant: first what is used most, then what was typed here before, then what everybody begins with. */
export const categoriesFor = (typed: string, events: readonly TownEvent[]): string[] => {
  const uses = Map.groupBy(events, ({ category }) => category);
  const all = [...new Set([...uses.keys(), ...custom(), ...CATEGORIES])];
  const sought = typed.trim().toLowerCase();
  const found = all.filter((one) => one.toLowerCase().includes(sought));
  const exact = all.some((one) => one.toLowerCase() === sought);
  return (exact || found.length === 0 ? all : found)
    .toSorted((a, b) => (uses.get(b)?.length ?? 0) - (uses.get(a)?.length ?? 0))
    .slice(0, SHOWN);
};

const SHOWN = 5;
