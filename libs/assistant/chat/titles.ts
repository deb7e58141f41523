import type { CalendarIndex } from './calendar-index';
import type { IndexedEvent } from './indexed-event';
import { STOP_WORDS } from './lexicon/stop-words';
import { extractTerms, stem, type Term, wordsOf } from './terms';

/** Events whose title is in the question, or that have two of its words in this order in their title: the longest one counts. */
export const selectTitled = ({ entries }: CalendarIndex, terms: readonly Term[], text: string): IndexedEvent[] => {
  if (!terms.some(({ isSlight }) => !isSlight)) return [];
  const asked = wordsOf(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem);
  const lengths = entries.map((entry) => lengthOfTitle(entry, asked));
  const most = Math.max(0, ...lengths);
  return most < MIN_WORDS_OF_TITLE ? [] : entries.filter((_, nth) => lengths[nth] === most);
};

const MIN_WORDS_OF_TITLE = 2;

/** How many words of the question stand one after the other in the title. A word that is slight alone names nothing. */
const lengthOfTitle = ({ nameStems, nameText }: IndexedEvent, asked: readonly string[]): number => {
  let most = 0;
  for (let from = 0; from < asked.length; from++) {
    if (!nameStems.includes(asked[from]!)) continue;
    const named = ` ${wordsOf(nameText)
      .filter((word) => !STOP_WORDS.has(word))
      .map(stem)
      .join(' ')} `;
    for (let to = asked.length; to - from > most; to--) {
      const run = asked.slice(from, to);
      if (named.includes(` ${run.join(' ')} `) && extractTerms(run.join(' '), '').some(({ isSlight }) => !isSlight))
        most = to - from;
    }
  }
  return most;
};
