import { withBlanksAt } from './candidates';
import type { WhenSpan } from './place-reading';

/** Whether words are left without those that say when. */
export const hasName = (words: string, whens: readonly WhenSpan[]): boolean =>
  /\p{L}{3}|\p{Lu}{2}/u.test(withBlanksAt(words, whens));
