import type { WhenSpan } from './place-reading';

/** Whether words are left without those that say when. */
export const hasName = (words: string, whens: readonly WhenSpan[]): boolean =>
  /\p{L}{3}|\p{Lu}{2}/u.test(
    whens.toSorted((a, b) => b.from - a.from).reduce((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, words),
  );
