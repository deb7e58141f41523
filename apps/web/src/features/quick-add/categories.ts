import type { TownEvent } from '#libs/contracts';
import { countedCategories, offeredOf } from '../own-events/categories';

const MOST_SENT = 200;

export const knownCategories = (events: readonly TownEvent[]): string[] =>
  countedCategories(events)
    .slice(0, MOST_SENT)
    .map(({ category }) => category);

/** Where in the words a category is being typed, up to the caret; null where none is. */
export const hashAt = (text: string, caret: number): { from: number; typed: string } | null => {
  const found = /(?:^|[\s,;.(])#([\p{L}\p{N}_-]*)$/u.exec(text.slice(0, caret));
  return found ? { from: caret - found[1]!.length - 1, typed: found[1]! } : null;
};

/** What may be meant by what was typed behind '#', the most used first. */
export const offered = (typed: string, events: readonly TownEvent[]) =>
  offeredOf(countedCategories(events).filter(({ category }) => hashtag(category).toLowerCase().startsWith(typed.toLowerCase())));

/** As one word. */
export const hashtag = (category: string): string => category.replace(/[^\p{L}\p{N}_-]/gu, '');
