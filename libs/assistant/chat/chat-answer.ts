import type { ChatQuery } from '#libs/contracts';
import type { Asked } from './asked';

/**
 * `isFound` is false if no event or fact was found. `denies` is there if it says that something is not in the calendar: nothing with
 * the words, or nothing beside them, such as an event on that day. `isMention` is there if only the texts of its events have the words, and
 * `isNear` if another event may be nearer to what was asked: none of them has all the words, or only in its text.
 */
export type ChatAnswer = Readonly<{
  text: string;
  query: ChatQuery;
  isFound: boolean;
  denies?: 'words' | 'rest';
  isMention?: true;
  isNear?: true;
}>;

export const toAnswer = ({ query }: Asked, text: string, isFound = true): ChatAnswer => ({ text, query, isFound });

/** Of events that are meant alike. */
export const MAX_EQUAL_MATCHES = 2;
