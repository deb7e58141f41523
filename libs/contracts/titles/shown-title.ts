import type { ShownTitle } from '../town-event';
import { type GameResult, parseGameResult, splitScore } from './game-result';
import { isInCapitals, toTitleCase } from './title-case';

/** Title case for capitals, marks in brackets at an end as labels, '[W]' of a game as its result. No word is lost. */
export const toShownTitle = (name: string, description = ''): ShownTitle => {
  const { rest, marks } = splitMarks(name);
  const { title, result, labels } = splitResult(rest, marks, description);
  return {
    title: toTitleCase(title),
    ...(labels.length > 0 && { labels: [...new Set(labels)] }),
    ...(result && { result }),
  };
};

/** Empty if the shown title equals the published one. */
export const shownTitleOf = (event: { name: string; description?: string }): { shownTitle?: ShownTitle } => {
  const titleParts = toShownTitle(event.name, event.description);
  return titleParts.title === event.name ? {} : { shownTitle: titleParts };
};

type TitleMarks = readonly string[];

/** Removes marks repeatedly. A title that would be left without a letter keeps them. */
const splitMarks = (title: string, marks: TitleMarks = []): { rest: string; marks: TitleMarks } => {
  for (const take of [LEADING_MARK, TRAILING_MARK, LEADING_NEW, TRAILING_NEW]) {
    const found = take.exec(title);
    if (!found) continue;
    const mark = found[1]?.trim() ?? NEW_LABEL;
    const rest = (title.slice(0, found.index) + title.slice(found.index + found[0].length)).trim();
    const isMark = found[1] === undefined ? !isInCapitals(rest) : isShortMark(mark);
    if (isMark && /\p{L}/u.test(rest)) return splitMarks(rest, [...marks, mark]);
  }
  return { rest: title, marks };
};

const LEADING_MARK = /^\s*\[([^[\]{}]+)[\]}]\s*(?:[-–—:]\s+)?/;

const TRAILING_MARK = /\s+\[([^[\]{}]+)[\]}]\s*$/;

const LEADING_NEW = /^\s*(?:[(*]+NEW!*[)*]+:?|NEW(?:!+:?|:|\s+[-–—]))\s+/;

/** At the end, or before a dash. Elsewhere 'NEW' is part of the title. */
const TRAILING_NEW = /(?:\s+[-–—])?\s+[(*]*NEW[!*)]*(?=\s*$|\s+[-–—|]\s)/;

const NEW_LABEL = 'New';

/** Longer text in brackets belongs to the title. */
const isShortMark = (mark: string) => mark !== '' && mark.length <= 24 && mark.split(/\s+/).length <= 4;

const splitResult = (
  rest: string,
  marks: TitleMarks,
  description: string,
): { title: string; result?: string; labels: TitleMarks } => {
  const score = splitScore(rest);
  const results = marks.map((mark): GameResult | null => parseGameResult(mark, { rest, score: score?.words, description }));
  const at = results.findIndex((result) => result !== null);
  if (at < 0) return { title: rest, labels: marks };
  const { words, usesTitle } = results[at]!;
  return { title: usesTitle && score ? score.rest : rest, result: words, labels: marks.toSpliced(at, 1) };
};
