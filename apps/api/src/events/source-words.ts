import type { EntryId } from '#libs/domain';
import type { Names } from '../organizations/names';

/** The identity of a publisher and the name of its calendar. */
const CALENDAR = /^(\d+(?:\/\d+)?) (.+)$/;

/** How people call a source: by its organization and its calendar; one that is nobody's calendar goes by its own name. */
export const sourceWords = (source: string, names: Names): string => {
  const [, entry, calendar] = CALENDAR.exec(source) ?? [];
  return entry && calendar ? `${names.textOf(entry as EntryId).replace('::', ', ')}, ${calendar}` : source;
};
