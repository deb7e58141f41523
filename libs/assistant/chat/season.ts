import { addDays } from '#libs/contracts';
import { findHoliday } from '#libs/when';
import type { Asked } from './asked';
import { isUpcoming } from './asked';
import { formatRowWithDate } from './event-lines';
import { findMatches, toEntries } from './find-matches';
import type { IndexedEvent } from './indexed-event';
import { firstOfEachName } from './pool';
import { extractTerms, otherFormsOf, relatedStemsOf } from './terms';

/** 'Christmas concerts': after those that bear the name, the other concerts of December. Few calendars name each of them so. */
export const rowsOfSeason = (asked: Asked, shown: readonly IndexedEvent[]): string[] => {
  const { query, context, today } = asked;
  const words = (query.words ?? '').replace(SEASON, ' ').trim();
  const christmas = findHoliday('christmas', today);
  const terms = extractTerms(words, context.town);
  const isOfKind = terms.some(({ isSlight }) => !isSlight);
  if (!isOfKind || !christmas || query.span || query.asks || words === query.words) return [];
  const first = addDays(christmas, -DAYS_BEFORE);
  const names = new Set(shown.map(({ event }) => event.name));
  const kinds = terms.filter(({ isSlight }) => !isSlight).map(({ stem }) => new Set(formsOf(stem)));
  const found = toEntries(findMatches(context.calendar, terms, words)).filter(
    (entry) =>
      kinds.every((forms) => entry.nameStems.some((stem) => forms.has(stem))) &&
      entry.first !== null &&
      entry.first >= first &&
      entry.first <= christmas &&
      !names.has(entry.event.name) &&
      entry.event.status !== 'cancelled' &&
      isUpcoming(entry, asked),
  );
  const rows = firstOfEachName(found).slice(0, MAX_ROWS);
  return rows.length > 0 ? ['Before Christmas, too:', ...rows.map(({ event }) => formatRowWithDate(event, today))] : [];
};

/** In a name. */
const formsOf = (stem: string): string[] => [stem, ...otherFormsOf(stem), ...relatedStemsOf(stem).map(([related]) => related)];

const SEASON = /\b(?:christmas|xmas|holiday|holidays)\b/gi;
const DAYS_BEFORE = 26;
const MAX_ROWS = 8;
