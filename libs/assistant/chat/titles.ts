import type { CalendarIndex } from './calendar-index';
import type { IndexedEvent } from './indexed-event';
import { STOP_WORDS } from './lexicon/stop-words';
import { extractTerms, isPhrase, stem, stemSet, wordsOf } from './terms';

/** Events that have two words of the question or more in their names, one after the other: the longest run counts. */
export const selectTitled = ({ entries, postings }: CalendarIndex, text: string): IndexedEvent[] => {
  const asked = wordsOf(text)
    .filter((word) => !STOP_WORDS.has(word))
    .slice(0, MAX_WORDS);
  const stems = asked.map(stem);
  const counts = new Map<number, number>();
  for (const one of new Set(stems)) for (const place of postings.of(one).entries) counts.set(place, (counts.get(place) ?? 0) + 1);
  const runs = [...counts]
    .filter(([, count]) => count >= MIN_WORDS_OF_TITLE)
    .sort(([a], [b]) => a - b)
    .map(([place]) => ({ entry: entries[place]!, length: lengthOfRun(entries[place]!, asked, stems) }));
  const most = runs.reduce((max, { length }) => Math.max(max, length), MIN_WORDS_OF_TITLE);
  return runs.filter(({ length }) => length === most).map(({ entry }) => entry);
};

const MIN_WORDS_OF_TITLE = 2;
/** Bounds the work for long texts. */
const MAX_WORDS = 16;

/** Of words that are not all slight. */
const lengthOfRun = ({ nameText }: IndexedEvent, asked: readonly string[], stems: readonly string[]): number => {
  const named = ` ${wordsOf(nameText)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem)
    .join(' ')} `;
  let most = 0;
  for (let from = 0; from < stems.length; from++)
    for (let to = stems.length; to - from > most; to--)
      if (
        named.includes(` ${stems.slice(from, to).join(' ')} `) &&
        isName(asked.slice(from, to)) &&
        !splitsPhrase(asked, from) &&
        !splitsPhrase(asked, to)
      )
        most = to - from;
  return most;
};

/** 'Board meeting' has half of the 'school board'. */
const splitsPhrase = (words: readonly string[], at: number): boolean =>
  at > 0 && at < words.length && isPhrase(words[at - 1]!, words[at]!);

const isName = (words: readonly string[]): boolean =>
  extractTerms(words.join(' '), '').some(({ isSlight, stem }) => !isSlight && !BODIES.has(stem));

/** The 'board meeting' of another board is none of the zoning board. */
const BODIES = stemSet('board committee council commission society association');
