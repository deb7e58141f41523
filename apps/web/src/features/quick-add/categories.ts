import type { TownEvent } from '#libs/contracts';
import { countedCategories, selectOffered } from '../own-events/categories';

const MAX_SENT_CATEGORIES = 200;

export const listCategories = (events: readonly TownEvent[]): string[] =>
  countedCategories(events)
    .slice(0, MAX_SENT_CATEGORIES)
    .map(({ category }) => category);

/** The one being typed before the caret; null if there is none. */
export const findHashtagAt = (text: string, caret: number): { from: number; typed: string } | null => {
  const found = /(?:^|[\s,;.(])#([\p{L}\p{N}_-]*)$/u.exec(text.slice(0, caret));
  return found ? { from: caret - found[1]!.length - 1, typed: found[1]! } : null;
};

export const findOfferedCategories = (typed: string, events: readonly TownEvent[]) =>
  selectOffered(
    countedCategories(events).filter(({ category }) => toHashtag(category).toLowerCase().startsWith(typed.toLowerCase())),
  );

export const toHashtag = (category: string): string => category.replace(/[^\p{L}\p{N}_-]/gu, '');
