import { type Span, withBlanksAt } from './candidates';

/** Whether words are left without those that say when. */
export const hasName = (words: string, whens: readonly Span[]): boolean => /\p{L}{3}|\p{Lu}{2}/u.test(withBlanksAt(words, whens));
