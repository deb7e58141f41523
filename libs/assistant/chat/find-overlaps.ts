import type { CalendarIndex } from './calendar-index';
import { type EventMatch, MIN_WORTH_OF_ONE_TERM, selectBestMatches, weighTerm } from './find-matches';
import { FUNCTION_WORDS, STOP_WORDS } from './lexicon/stop-words';
import { boldSpellingsOf } from './other-spellings';
import { extractTerms, isInLexicon, stem, type Term, wordsOf } from './terms';

/**
 * Events that have a rare word of the text, or most of what its words weigh, with the weight as `worth`. Words that no event has are
 * ignored. Words that say little in a question count where they stand in a name and nothing else is found.
 */
export const findOverlaps = (index: CalendarIndex, text: string): EventMatch[] => {
  const named = text.replace(OPENS_OR_CLOSES, ' ');
  const found = findByTerms(index, extractWithParts(named));
  return found.length > 0 ? found : findByTerms(index, extractStopTerms(text));
};

/** Where nothing else is near: the one text that has one of the words, unless another one is the kind that is asked for. */
export const findMentions = (index: CalendarIndex, text: string): EventMatch[] => {
  const terms = extractTerms(text.replace(OPENS_OR_CLOSES, ' '), '');
  const needed = terms.filter(({ isSlight }) => !isSlight).map((term) => ({ ...term, ...weighTerm(index, term, true) }));
  const rare = needed.filter(({ found, stem }) => found.size === 1 && (index.postings.has(stem) || isInLexicon(stem)));
  if (rare.length * MAX_WORDS_PER_MENTION < needed.length) return [];
  if (needed.some((term) => isInLexicon(term.stem) && !rare.includes(term))) return [];
  const mentions = rare.flatMap(({ found }) =>
    Array.from(found, ([place, worth]) => ({ entry: index.entries[place]!, worth, isWhole: false })),
  );
  const best = selectBestMatches(mentions, 1);
  return best.length === 1 ? best : [];
};

/** Of many words one is said of anything. */
const MAX_WORDS_PER_MENTION = 2;

/** What opens or closes is asked for, not that. */
const OPENS_OR_CLOSES = /\b(?:open|opens|opening|close|closes|closed|closing)\b/gi;

/** `least` is what it must be worth in an event to count there. */
type LeastTerm = Term & Readonly<{ least: number }>;

/** Of 'craft fairs', which is one thing, the words too, where they stand in a name. What is done, as in 'stamp collecting', is also done elsewhere. */
const extractWithParts = (text: string): LeastTerm[] => {
  const whole = extractTerms(text, '').map((term) => ({ ...term, least: 0 }));
  const parts = wordsOf(text)
    .filter((word) => !word.endsWith('ing'))
    .flatMap((word) => extractTerms(word, '').map((term) => ({ ...term, least: MIN_WORTH_OF_ONE_TERM })));
  const terms = [...whole, ...parts];
  return terms.filter((term, nth) => terms.findIndex(({ stem }) => stem === term.stem) === nth);
};

const findByTerms = (index: CalendarIndex, terms: readonly LeastTerm[]): EventMatch[] => {
  const [sums, covers] = [new Float64Array(index.entries.length), new Float64Array(index.entries.length)];
  const hits = new Uint8Array(index.entries.length);
  const weighed = terms
    .map((term) => ({ ...term, ...atLeast(term.least, weighSpelled(index, term)) }))
    .filter(({ found }) => found.size > 0);
  const isAllSlight = weighed.every(({ isSlight }) => isSlight) && !terms.some((term) => isAbsent(term, weighed));
  const rare = Math.max(MAX_EVENTS_OF_RARE_WORD, SHARE_OF_RARE_WORD * index.entries.length);
  const known = weighed.reduce((sum, { weight }) => sum + weight, 0);
  for (const { isSlight, found, weight } of weighed) {
    const hit = isSlight && !isAllSlight ? 0 : found.size <= rare ? RARE : COMMON;
    for (const [place, worth] of found) {
      sums[place]! += worth * weight;
      covers[place]! += weight;
      hits[place] = Math.max(hits[place]!, hit === RARE && worth < MIN_WORTH_OF_ONE_TERM ? MENTION : hit);
    }
  }
  return index.entries.flatMap((entry, place) =>
    hits[place] === RARE ||
    (hits[place] === MENTION && covers[place]! > SHARE_OF_MENTION * known) ||
    (hits[place]! > 0 && sums[place]! >= known / 2)
      ? [{ entry, worth: sums[place]! / known, isWhole: false }]
      : [],
  );
};

/** 'Stamp collecting' is known, and no event has it: other clubs are none of it. */
const isAbsent = ({ stem, isSlight }: Term, found: readonly Term[]): boolean =>
  !isSlight && isInLexicon(stem) && !found.some((one) => one.stem === stem);

const atLeast = (least: number, { found, weight }: ReturnType<typeof weighTerm>) => ({
  weight,
  found: least === 0 ? found : new Map([...found].filter(([, worth]) => worth >= least)),
});

/** What no event has is looked for in other spellings, whatever they begin with. */
const weighSpelled = (index: CalendarIndex, term: Term) => {
  const weighed = weighTerm(index, term, true);
  const [spelled] = weighed.found.size > 0 || isInLexicon(term.stem) ? [] : boldSpellingsOf(index.postings, term.word);
  return spelled === undefined ? weighed : weighTerm(index, { ...term, word: spelled, stem: spelled }, true);
};

/** A rare word that only the text has is a mention: it counts where it is most of what is asked for. */
const [COMMON, MENTION, RARE] = [1, 2, 3];
const SHARE_OF_MENTION = 0.75;
const MAX_EVENTS_OF_RARE_WORD = 4;
const SHARE_OF_RARE_WORD = 0.02;
const MIN_WORTH_OF_NAME = 0.85;

const extractStopTerms = (text: string): LeastTerm[] =>
  [...new Set(wordsOf(text))]
    .filter((word) => STOP_WORDS.has(word) && !FUNCTION_WORDS.has(word))
    .map((word) => ({ word, stem: stem(word), isSlight: false, least: MIN_WORTH_OF_NAME }));
