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
  report(`only the first ${at} of ${happenings.length} events are read: together they are too long`);
  return { kept: happenings.slice(0, at), unread: happenings.slice(at).map(({ uid, instance }) => ({ uid, instance })) };
};

/** As much as the largest file holds. */
const MOST_LETTERS = 64 * 1024 * 1024;

/** Its times are short. A page of links may be repeated as often as a book. */
const lettersOf = (told: Happening): number => {
  const { name, location, address, description, imageUrl, sourceUrl, onlineUrl, price, attachments = [], categories = [] } = told;
  const texts = [name, location, address, description, imageUrl, sourceUrl, onlineUrl, price, ...attachments, ...categories];
  return texts.reduce((sum, text = '') => sum + text.length, OTHERS);
};

const OTHERS = 300;
