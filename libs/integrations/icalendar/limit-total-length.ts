import type { FeedOccurrence, UnreadOccurrence } from './feed-occurrence';
import type { Report } from './problem-list';

/** For a source that repeats long texts; the rest counts as unread, not as gone. */
export const limitTotalLength = (
  occurrences: FeedOccurrence[],
  report: Report,
): { keptOccurrences: FeedOccurrence[]; unread: UnreadOccurrence[] } => {
  let remaining = MAX_TOTAL_LENGTH;
  const at = occurrences.findIndex((occurrence) => {
    remaining -= lengthOf(occurrence);
    return remaining < 0;
  });
  if (at < 0) return { keptOccurrences: occurrences, unread: [] };
  report(`only the first ${at} of ${occurrences.length} events are read: together they are too long`);
  return {
    keptOccurrences: occurrences.slice(0, at),
    unread: occurrences.slice(at).map(({ uid, instance }) => ({ uid, instance })),
  };
};

const MAX_TOTAL_LENGTH = 64 * 1024 * 1024;

/** Its times are short. Links may be as long as a description. */
const lengthOf = (occurrence: FeedOccurrence): number => {
  const {
    name,
    location,
    address,
    description,
    imageUrl,
    sourceUrl,
    onlineUrl,
    price,
    attachments = [],
    categories = [],
  } = occurrence;
  const texts = [name, location, address, description, imageUrl, sourceUrl, onlineUrl, price, ...attachments, ...categories];
  return texts.reduce((sum, text = '') => sum + text.length, OTHER_FIELDS_LENGTH);
};

const OTHER_FIELDS_LENGTH = 300;
