import type { Day } from '#libs/contracts';
import { findHoliday, HOLIDAY_PATTERN } from './holidays';
import { END_BOUNDARY, Line, START_BOUNDARY, TAKEN_CHARACTER } from './line';
import { takeDays } from './take-days';

export type ParsedDays = Readonly<{
  days: Readonly<{ from: Day; to: Day }> | null;
  /** For example 'There is no February 30.' */
  noDay?: string;
  /** With corrected spelling. */
  rest: string;
}>;

/** An ambiguous day gets its likeliest reading. */
export const parseDays = (text: string, today: Day): ParsedDays => {
  const line = new Line(text);
  const holiday = takeHoliday(line, today);
  const said = holiday ? null : takeDays(line, today, false);
  const rest = line.rest.replaceAll(TAKEN_CHARACTER, ' ');
  const noDay = said?.questions.flatMap(({ question }) => NO_DAY_QUESTION.exec(question) ?? [])[0];
  if (noDay !== undefined) return { days: null, noDay, rest };
  return { days: holiday ?? (said && { from: said.date, to: said.endDate ?? said.date }), rest };
};

const NO_DAY_QUESTION = /^There is no .+\.(?= Which)/;

/** Only after a preposition: 'a Thanksgiving service' is on another day. */
const takeHoliday = (line: Line, today: Day) => {
  const found = line.take(
    'Date',
    new RegExp(`${START_BOUNDARY}(?:on|this|for|at) (?<day>${HOLIDAY_PATTERN})${END_BOUNDARY}`, 'i'),
  );
  const day = found && findHoliday(found.groups!.day!, today);
  return day ? { from: day, to: day } : null;
};
