import { foldCaseAndAccents, memoize } from '#libs/contracts';
import { isName } from '../places/place-words';
import type { Words } from '../word-lists';
import { isEventKind } from './event-kinds';
import { countProperWords } from './public-subjects';
import { isTelling } from './similar-titles';

/**
 * The description of one gives a name of two words that stands in the title of the other: a performer, a speaker, a film. `unsaid` are
 * words for places and publishers.
 */
export const describesName = (description: string | undefined, title: Words, unsaid: () => Words): boolean =>
  description !== undefined &&
  title.some((first, i) => {
    const second = title[i + 1] ?? '';
    return (
      namesIn(description).has(`${first} ${second}`) &&
      [first, second].every((word) => isTelling(word) && isName(word) && !isEventKind(word) && !unsaid().includes(word)) &&
      countProperWords([first, second]) > 0
    );
  });

/** Two words with capitals, unless the sentence is about something beside the event. */
const namesIn = memoize(
  (description: string): ReadonlySet<string> =>
    new Set(
      description
        .split(SENTENCE_END)
        .filter((sentence) => !BESIDE.test(sentence))
        .flatMap((sentence) => [...sentence.matchAll(NAME)].map(([, first, second]) => `${toWord(first!)} ${toWord(second!)}`)),
    ),
);

const toWord = (name: string) => foldCaseAndAccents(name).replace(/['’]s?$/, '');

const NAME = /(?<!\p{L})(\p{Lu}[\p{L}'’-]+)(?=[ ](\p{Lu}[\p{L}'’-]+))/gu;

const SENTENCE_END = /(?<=\p{Ll}{2}[.!?])\s|\n/u;

const BESIDE =
  /\b(?:after|ahead of|before|during|elsewhere|following|follows|meanwhile|next (?:door|month|week|year)|courtesy|food trucks?|thanks|(?:cater|donat|fund|sponsor)\p{L}*)\b/iu;
