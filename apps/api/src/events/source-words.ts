import type { EntryId } from '#libs/domain';
import type { Names } from '../organizations/names';

/** The identity of a publisher and the name of its calendar. */
const CALENDAR = /^(\d+(?:\/\d+)?) (.+)$/;

/** Who publishes a source, as people call it; null of what is nobody's calendar. */
export const publisherWords = (source: string, names: Names): string | null => {
  const [, entry] = CALENDAR.exec(source) ?? [];
  return entry ? organizationWords(entry, names) : null;
};

/** How people call a source: by its organization and its calendar; null of what is nobody's calendar. */
export const sourceWords = (source: string, names: Names): string | null => {
  const [, entry, calendar] = CALENDAR.exec(source) ?? [];
  return entry && calendar ? `${organizationWords(entry, names)}, ${calendar}` : null;
};

const organizationWords = (entry: string, names: Names) => names.textOf(entry as EntryId).replace('::', ', ');
