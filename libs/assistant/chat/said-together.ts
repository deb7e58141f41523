import { sentencesOf } from './audience';
import type { IndexedEvent } from './indexed-event';
import { otherFormsOf, stem, type Term, wordsOf } from './terms';

/**
 * Whether one sentence of an event, beside its name, has all the words that are needed, in any form. Words that stand far apart are said
 * of different things: a class gift and a 'first stamp' make no stamp collecting club.
 */
export const createTogetherTest = (terms: readonly Term[]): ((entry: IndexedEvent) => boolean) => {
  const needed = terms.filter(({ isSlight }) => !isSlight).map(({ stem }) => [stem, ...otherFormsOf(stem)]);
  return (entry) => {
    const unnamed = needed.filter((forms) => !forms.some((form) => isNamed(entry, form)));
    return unnamed.length === 0 || sentencesOf(entry.event).some((sentence) => saysAll(sentence, unnamed));
  };
};

const isNamed = ({ nameWords, publisherText, placeText }: IndexedEvent, stem: string): boolean =>
  nameWords.includes(stem) || [publisherText, placeText].some((text) => text.includes(` ${stem} `));

const saysAll = (sentence: string, needed: readonly (readonly string[])[]): boolean => {
  const words = wordsOf(sentence);
  const said = new Set(words.flatMap((word, nth) => [stem(word), stem(`${word}${words[nth + 1] ?? ''}`)]));
  return needed.every((forms) => forms.some((form) => said.has(form)));
};
