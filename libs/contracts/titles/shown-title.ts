import type { ShownTitle } from '../town-event';
import { type Result, resultOf, takeScore } from './result';
import { inTitleCase, isInCapitals } from './title-case';

/**
 * A publisher's title as it is shown: set in title case where all of it is in capitals, marks in brackets at its beginning or end
 * as labels, and '[W]' of a game as its result, with the score that stands in the title or on a line of the description. No word
 * is lost, and a title without any of these is shown as it is.
 */
export const toShownTitle = (name: string, description = ''): ShownTitle => {
  const { rest, marks } = withoutMarks(name);
  const { title, result, labels } = read(rest, marks, description);
  return {
    title: inTitleCase(title),
    ...(labels.length > 0 && { labels: [...new Set(labels)] }),
    ...(result && { result }),
  };
};

/** How it differs from the title as published; nothing where it does not. */
export const shownTitleOf = (event: { name: string; description?: string }): { shownTitle?: ShownTitle } => {
  const shown = toShownTitle(event.name, event.description);
  return shown.title === event.name ? {} : { shownTitle: shown };
};

type Marks = readonly string[];

/** Takes marks off as long as there are any; a title that would be left without a letter keeps them. */
const withoutMarks = (title: string, marks: Marks = []): { rest: string; marks: Marks } => {
  for (const take of [LEADING, TRAILING, LEADING_NEW, TRAILING_NEW]) {
    const found = take.exec(title);
    if (!found) continue;
    const mark = found[1]?.trim() ?? NEW;
    const rest = (title.slice(0, found.index) + title.slice(found.index + found[0].length)).trim();
    const isMark = found[1] === undefined ? !isInCapitals(rest) : isShort(mark);
    if (isMark && /\p{L}/u.test(rest)) return withoutMarks(rest, [...marks, mark]);
  }
  return { rest: title, marks };
};

const LEADING = /^\s*\[([^[\]{}]+)[\]}]\s*(?:[-–—:]\s+)?/;

const TRAILING = /\s+\[([^[\]{}]+)[\]}]\s*$/;

const LEADING_NEW = /^\s*(?:[(*]+NEW!*[)*]+:?|NEW(?:!+:?|:|\s+[-–—]))\s+/;

/** At the end, or before what follows a dash. 'NEW' inside a title is a word of it. */
const TRAILING_NEW = /(?:\s+[-–—])?\s+[(*]*NEW[!*)]*(?=\s*$|\s+[-–—|]\s)/;

const NEW = 'New';

/** Longer words in brackets belong to the title. */
const isShort = (mark: string) => mark !== '' && mark.length <= 24 && mark.split(/\s+/).length <= 4;

/** At most one mark is a result; the others are labels. */
const read = (rest: string, marks: Marks, description: string): { title: string; result?: string; labels: Marks } => {
  const score = takeScore(rest);
  const results = marks.map((mark): Result | null => resultOf(mark, { rest, score: score?.words, description }));
  const at = results.findIndex((result) => result !== null);
  if (at < 0) return { title: rest, labels: marks };
  const { words, usesTitle } = results[at]!;
  return { title: usesTitle && score ? score.rest : rest, result: words, labels: marks.toSpliced(at, 1) };
};
