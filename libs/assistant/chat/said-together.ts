import { sentencesOf } from './audience';
import type { IndexedEvent } from './indexed-event';
import { otherFormsOf, stem, type Term, wordsOf } from './terms';

/**
 * Whether one sentence of an event, beside its name, has all the words that are needed, in any form. Words that stand far apart are said
 * of different things: a class gift and a 'first stamp' make no stamp collecting club.
 */
export const saysTogether = (entry: IndexedEvent, terms: readonly Term[]): boolean => {
  const needed = terms.filter(({ isSlight }) => !isSlight).map(({ stem }) => [stem, ...otherFormsOf(stem)]);
  const named = new Set([...entry.nameWords, ...entry.publisherText.split(' '), ...entry.placeText.split(' ')]);
  const unnamed = needed.filter((forms) => !forms.some((form) => named.has(form)));
  return (
    unnamed.length === 0 ||
    sentencesOf(entry.event).some((sentence) => {
      const words = wordsOf(sentence);
      const said = new Set(words.flatMap((word, nth) => [stem(word), stem(`${word}${words[nth + 1] ?? ''}`)]));
      return unnamed.every((forms) => forms.some((form) => said.has(form)));
    })
  );
};
