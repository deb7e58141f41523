import type { EntryId } from '#libs/domain';
import type { Names } from '../organizations/names';

/** The identity of a publisher and the name of its calendar. */
const CALENDAR = /^(\d+(?:\/\d+)?) (.+)$/;

/** How people call a source: by its organization and its calendar; null of what is nobody's calendar. */
export const sourceWords = (source: string, names: Names): string | null => {
  const [, entry, calendar] = CALENDAR.exec(source) ?? [];
  return entry && calendar ? `${names.textOf(entry as EntryId).replace('::', ', ')}, ${calendar}` : null;
};
