import type { Happening, Unread } from './happening';
import type { Report } from './problems';

/** A source that repeats a book every five minutes is told as far as a server can carry it; the rest is left unread, not gone. */
export const mostTold = (happenings: Happening[], report: Report): { kept: Happening[]; unread: Unread[] } => {
  let left = MOST_LETTERS;
  const at = happenings.findIndex((happening) => {
    left -= lettersOf(happening);
    return left < 0;
  });
  if (at < 0) return { kept: happenings, unread: [] };
  report(`only the first ${at} of ${happenings.length} events are told: together they are too long`);
  return { kept: happenings.slice(0, at), unread: happenings.slice(at).map(({ uid, instance }) => ({ uid, instance })) };
};

/** As much as the largest file holds. */
const MOST_LETTERS = 64 * 1024 * 1024;

/** Its times and its links are short. */
const lettersOf = ({ name, location = '', description = '' }: Happening): number =>
  OTHERS + name.length + location.length + description.length;

const OTHERS = 300;
