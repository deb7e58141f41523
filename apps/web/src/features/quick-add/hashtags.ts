import { MAX_AVAILABLE_CATEGORIES, type TownEvent } from '#libs/contracts';
import { toHashtag } from '#libs/quick-add';
import { countCategories, selectOffered } from '../own-events/categories';

export const listCategories = (events: readonly TownEvent[]): string[] =>
  countCategories(events)
    .slice(0, MAX_AVAILABLE_CATEGORIES)
    .map(({ category }) => category);

/** The hashtag at the caret, `typed` as far as the caret; null if there is none. */
export const findHashtagAround = (text: string, caret: number): { from: number; to: number; typed: string } | null => {
  const found = /(?:^|[\s,;.(])#([\p{L}\p{N}_-]*)$/u.exec(text.slice(0, caret));
  const rest = /^[\p{L}\p{N}_-]*/u.exec(text.slice(caret))![0];
  return found ? { from: caret - found[1]!.length - 1, to: caret + rest.length, typed: found[1]! } : null;
};

export const findCategoriesByHashtag = (typed: string, events: readonly TownEvent[]) =>
  selectOffered(
    countCategories(events).filter(
      ({ category }) => toHashtag(category) !== '' && toHashtag(category).toLowerCase().startsWith(typed.toLowerCase()),
    ),
  );
