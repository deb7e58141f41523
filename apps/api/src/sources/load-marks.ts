import { createHash } from 'node:crypto';
import type { Reading } from '../import/judgement';

/**
 * By what a load is known again: what it tells, and the bytes it was read from. Some publishers stamp their text anew each time they are
 * asked, and each day the same text is read for other days: either alone would be another load tomorrow.
 */
export const marksOf = ({ happenings, elsewhere, isCalendar }: Reading, bytes?: Uint8Array): readonly string[] => [
  `tells ${hashOf(JSON.stringify([isCalendar, happenings, ...(elsewhere ? [elsewhere] : [])]))}`,
  ...(bytes ? [`is ${hashOf(bytes)}`] : []),
];

export const isMarked = (marks: readonly string[], one: readonly string[] = []): boolean =>
  one.some((mark) => marks.includes(mark));

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url');
