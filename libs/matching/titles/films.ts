import { stemOf } from '../forms';
import { wordSet } from '../words';

export const isFilmTitle = (words: readonly string[]) => words.some((word) => stemOf(word) === 'film' || word === 'screening');

/** A film and its sequel, whose number follows the common name. */
export const areDifferentFilms = (a: FilmTitle, b: FilmTitle) =>
  (a.isOfFilm || b.isOfFilm) && (isSequelOf(a, b) || isSequelOf(b, a));

type FilmTitle = Readonly<{ all: readonly string[]; numbers: readonly string[]; isOfFilm: boolean }>;

const isSequelOf = ({ all, numbers }: FilmTitle, other: FilmTitle) =>
  all.some((word, i) => {
    const next = all[i + 1] ?? '';
    return numbers.includes(next) && !other.numbers.includes(next) && !isFilmAnnouncementWord(word) && other.all.includes(word);
  });

export const isFilmAnnouncementWord = (word: string) => stemOf(word) === 'film' || FILM_ANNOUNCEMENT_WORDS.has(word);

const FILM_ANNOUNCEMENT_WORDS = wordSet(
  `afternoon classic club documentary drive evening family feature free friday matinee monday night outdoor park presents saturday
  screening screenings series show showing shows society stars summer sunday thursday tuesday under wednesday`,
);
