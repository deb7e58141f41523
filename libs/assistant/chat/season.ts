import { addDays } from '#libs/contracts';
import { findHoliday } from '#libs/when';
import { type Asked, matchesTime } from './asked';
import { matchesLabels } from './asked-labels';
import { findMatches, isOfMusic, toEntries } from './find-matches';
import type { IndexedEvent } from './indexed-event';
import { createOtherTest, formatOthers } from './other-events';
import { createMembershipTest, firstOfEachName } from './pool';
import { extractTerms, otherFormsOf, relatedStemsOf, wordsOf } from './terms';

/** 'Christmas concerts': after those that bear the name, the other concerts of December. Few calendars name each of them so. */
export const rowsOfSeason = (asked: Asked, shown: readonly IndexedEvent[]): string[] => {
  const { query, context, today } = asked;
  const words = (query.words ?? '').replace(SEASON, ' ').trim();
  const christmas = findHoliday('christmas', today);
  const terms = extractTerms(words, context.town);
  const kinds = terms.filter(({ isSlight }) => !isSlight).map(({ stem }) => new Set(formsOf(stem)));
  if (isNameOf(query.words ?? '', shown)) return [];
  if (kinds.length === 0 || !christmas || query.asks || words === query.words) return [];
  const first = addDays(christmas, -DAYS_BEFORE);
  const [isInPool, isOther] = [createMembershipTest(query, context), createOtherTest(shown, asked)];
  const found = toEntries(findMatches(context.calendar, terms, words)).filter(
    (entry) =>
      kinds.every((forms) => bearsOneOf(entry, forms)) &&
      entry.first !== null &&
      entry.first >= first &&
      entry.first <= christmas &&
      isInPool(entry) &&
      matchesTime(entry, asked) &&
      matchesLabels(entry, query) &&
      isOther(entry),
  );
  return formatOthers(
    shown.length > 0 ? 'Before Christmas, too:' : 'Before Christmas:',
    firstOfEachName(found).slice(0, MAX_ROWS),
    asked,
  );
};

/** 'The christmas tree' of a recycling, but not 'christmas concerts', is the thing that the one event bears. */
const isNameOf = (words: string, shown: readonly IndexedEvent[]): boolean =>
  !/s\W*$/.test(words) && firstOfEachName(shown).length === 1 && shown[0]!.nameText.includes(` ${wordsOf(words).join(' ')} `);

const bearsOneOf = ({ nameStems, nameText }: IndexedEvent, forms: ReadonlySet<string>): boolean =>
  [...nameStems, ...pairsOf(nameStems)].some((stem) => forms.has(stem) && isOfMusic(stem, nameText));

/** 'Sing-along' is also 'singalong'. */
const pairsOf = (stems: readonly string[]): string[] => stems.slice(1).map((stem, nth) => `${stems[nth]}${stem}`);

/** In a name. */
const formsOf = (stem: string): string[] => [stem, ...otherFormsOf(stem), ...relatedStemsOf(stem).map(([related]) => related)];

const SEASON = /\b(?:christmas|xmas|holiday|holidays)\b/gi;
const DAYS_BEFORE = 26;
const MAX_ROWS = 8;
