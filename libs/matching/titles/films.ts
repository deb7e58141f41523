import { stemOf } from '../forms';
import { wordSet } from '../words';

/** Whether a title speaks of a film that is shown. */
export const isOfFilm = (words: readonly string[]) => words.some((word) => stemOf(word) === 'film' || word === 'screening');

/** A film and its sequel, whose number stands behind what both are called. */
export const areOtherFilms = (a: Film, b: Film) => (a.isOfFilm || b.isOfFilm) && (isSequelOf(a, b) || isSequelOf(b, a));

type Film = Readonly<{ all: readonly string[]; numbers: readonly string[]; isOfFilm: boolean }>;

const isSequelOf = ({ all, numbers }: Film, other: Film) =>
  all.some((word, i) => {
    const next = all[i + 1] ?? '';
    return numbers.includes(next) && !other.numbers.includes(next) && !isWrapping(word) && other.all.includes(word);
  });

/** How films are announced, beside what they are called: 'Movies in the park', 'Outdoor film', 'Family movie night'. */
export const isWrapping = (word: string) => stemOf(word) === 'film' || WRAPPING.has(word);

const WRAPPING = wordSet(
  `afternoon classic club documentary drive evening family feature free friday matinee monday night outdoor park presents saturday
  screening screenings series show showing shows society stars summer sunday thursday tuesday under wednesday`,
);
