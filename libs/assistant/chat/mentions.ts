import { mainPlainTextOf } from '#libs/contracts/texts';
import { type Asked, matchesTime } from './asked';
import { formatNoneLabelled, matchesLabels } from './asked-labels';
import { entriesWith } from './calendar-index';
import type { ChatContext } from './chat-context';
import { findMatches, isOfOtherKind, toEntries } from './find-matches';
import { isPublicMeeting } from './hearings';
import type { IndexedEvent } from './indexed-event';
import { isEveryday } from './lexicon/everyday-words';
import { isNotice } from './notices';
import { quoteAbout, quoteText } from './one-event';
import { createOtherTest, formatOthers } from './other-events';
import { createMembershipTest, firstFewNames, firstOfEachName } from './pool';
import { extractTerms, findKindInTexts, otherFormsOf, stem, type Term, toSpacedPhrase, wordsOf } from './terms';
import { toCategoryKey } from './word-weights';

/**
 * After the events that bear the words, the few others whose text has them all: 'Santa after' of a parade. Of what the question names,
 * a filter for children hides none whose text does not say for whom it is. Of those before, none that only mentions the words is asked for.
 */
export const rowsOfMentions = (asked: Asked, shown: readonly IndexedEvent[]): string[] => {
  const { query, context } = asked;
  const { words = '', audience, age: _, ageTo: __, ...anybody } = query;
  const terms = extractTerms(words, context.town);
  if (
    query.among !== undefined ||
    (query.asks && query.asks !== 'where') ||
    (query.span && !audience) ||
    terms.filter(({ isSlight }) => !isSlight).length !== 1
  )
    return [];
  const phrase = wordsOf(words).map(stem).join(' ');
  const hasPhrase = ({ event }: IndexedEvent) =>
    ` ${wordsOf(mainPlainTextOf(event)).map(stem).join(' ')} `.includes(` ${phrase} `);
  const [isInPool, isOther] = [createMembershipTest(query, context), createOtherTest(shown, asked)];
  const found = toEntries(findMatches(context.calendar, terms, words).filter(({ isWhole }) => isWhole)).filter(
    (entry) =>
      isInPool(entry) &&
      isOther(entry) &&
      !isNotice(entry.event) &&
      !isPublicMeeting(entry.event) &&
      matchesTime(entry, asked) &&
      matchesLabels(entry, anybody),
  );
  const [term] = terms;
  const isPhrase = terms.length === 1 && toSpacedPhrase(term!.word) !== term!.word;
  // Of a name such as 'Hmong New Year' each word counts, also those that are not searched for.
  const isOneTerm = terms.length === 1 && (isPhrase || !phrase.includes(' '));
  const isMention = (entry: IndexedEvent) => (isOneTerm ? quoteAbout(entry, words).length > 0 : hasPhrase(entry));
  const others = firstFewNames(isPhrase ? selectSaying(found, term!, context) : found, isMention, MAX_MENTIONS);
  return others ? formatOthers('In the text of others:', others, asked) : [];
};

/** A phrase of the lexicon is known of all texts: none that lack it is read. */
const selectSaying = (found: readonly IndexedEvent[], term: Term, { calendar }: ChatContext): readonly IndexedEvent[] => {
  const forms = [term.stem, ...otherFormsOf(term.stem)];
  const saying = new Set(forms.flatMap((form) => entriesWith(calendar, form)));
  return found.filter((entry) => saying.has(entry));
};

/**
 * 'Live music tonight': beside what bears the words, what is on then and is of the kind by its text, such as bluegrass, or by its
 * category. Not for one of its own kind: 'jazz'. A meal is that only where nothing is called so. If nothing is shown and none says that
 * it is free, those that do not say it.
 */
export const rowsOfKind = (asked: Asked, shown: readonly IndexedEvent[]): string[] => {
  const { query, context } = asked;
  const [term, ...more] = extractTerms(query.words ?? '', context.town).filter(
    ({ isSlight, stem }) => !isSlight && !isEveryday(stem),
  );
  const kind = term && more.length === 0 ? findKindInTexts(term.stem) : undefined;
  if (!kind || query.asks || !query.span || (kind.starts && shown.length > 0)) return [];
  const { said, category, starts } = kind;
  const [isInPool, isOther] = [createMembershipTest(query, context), createOtherTest(shown, asked)];
  const { entries, postings } = context.calendar;
  const keys = [...[...said].map(stem), ...(category ? [toCategoryKey(category)] : [])];
  const places = new Set(keys.flatMap((one) => [...postings.of(one).entries]));
  // 'Blues', and no 'Blue Moon'
  const hasWord = ({ event }: IndexedEvent) =>
    (category !== undefined && wordsOf(event.category).includes(category)) ||
    wordsOf(`${event.name} ${mainPlainTextOf(event)}`).some((word) => said.has(word) || said.has(word.replace(/s$/, '')));
  const isThen = ({ start }: IndexedEvent) => !starts || (start !== null && start >= starts.from && start <= starts.until);
  const found = [...places]
    .sort((a, b) => a - b)
    .map((place) => entries[place]!)
    .filter(
      (entry) =>
        isThen(entry) &&
        hasWord(entry) &&
        !isOfOtherKind(term!.stem, entry) &&
        isOther(entry) &&
        matchesTime(entry, asked) &&
        isInPool(entry),
    );
  const labelled = firstOfEachName(found.filter((entry) => matchesLabels(entry, query)));
  if (labelled.length > 0 || shown.length > 0) return formatFew(OF_KIND, labelled, asked);
  const others = firstOfEachName(found);
  const rows = formatFew(`${formatNoneLabelled(query)}. ${OF_KIND}`, others, asked);
  return others.length === 1 ? [...rows, ...quoteText(others[0]!.event)] : rows;
};

const OF_KIND = 'By their words of that kind:';

const formatFew = (lead: string, few: readonly IndexedEvent[], asked: Asked): string[] =>
  few.length <= MAX_MENTIONS ? formatOthers(lead, few, asked) : [];

/** A word that more texts have says little of them. */
const MAX_MENTIONS = 3;
