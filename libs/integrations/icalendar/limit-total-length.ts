import type { FeedOccurrence, UnreadOccurrence } from './feed-occurrence';
import type { Report } from './problem-list';

/** For a source that repeats long texts; the rest counts as unread, not as gone. */
export const limitTotalLength = (
  happenings: FeedOccurrence[],
  report: Report,
): { kept: FeedOccurrence[]; unread: UnreadOccurrence[] } => {
  let remaining = MAX_TOTAL_LENGTH;
  const at = happenings.findIndex((happening) => {
    remaining -= lengthOf(happening);
    return remaining < 0;
  });
  if (at < 0) return { kept: happenings, unread: [] };
  report(`only the first ${at} of ${happenings.length} events are read: together they are too long`);
  return { kept: happenings.slice(0, at), unread: happenings.slice(at).map(({ uid, instance }) => ({ uid, instance })) };
};

const MAX_TOTAL_LENGTH = 64 * 1024 * 1024;

/** Its times are short. Links may be as long as a description. */
const lengthOf = (told: FeedOccurrence): number => {
  const { name, location, address, description, imageUrl, sourceUrl, onlineUrl, price, attachments = [], categories = [] } = told;
  const texts = [name, location, address, description, imageUrl, sourceUrl, onlineUrl, price, ...attachments, ...categories];
  return texts.reduce((sum, text = '') => sum + text.length, OTHER_FIELDS_LENGTH);
};

const OTHER_FIELDS_LENGTH = 300;
