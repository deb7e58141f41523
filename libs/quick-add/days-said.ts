import type { Day } from '#libs/contracts';
import { takeDays } from './days';
import { HOLIDAY, holidayIn } from './holidays';
import { AFTER, BEFORE, Line, TAKEN } from './line';

export type DaysSaid = Readonly<{
  /** Null where none is said. */
  days: Readonly<{ from: Day; to: Day }> | null;
  /** 'There is no February 30.', where somebody says such a one. */
  noDay?: string;
  /** The other words, spelt as they are meant. */
  rest: string;
}>;

/** Which days somebody's words are about, without asking back: of several readings the likeliest. */
export const daysSaid = (text: string, today: Day): DaysSaid => {
  const line = new Line(text);
  const holiday = takeHoliday(line, today);
  const said = holiday ? null : takeDays(line, today, false);
  const rest = line.rest.replaceAll(TAKEN, ' ');
  const noDay = said?.questions.flatMap(({ question }) => NO_DAY.exec(question) ?? [])[0];
  if (noDay !== undefined) return { days: null, noDay, rest };
  return { days: holiday ?? (said && { from: said.date, to: said.endDate ?? said.date }), rest };
};

const NO_DAY = /^There is no .+\.(?= Which)/;

/** Only behind such a word: a Thanksgiving service is on another day. */
const takeHoliday = (line: Line, today: Day) => {
  const found = line.take('Date', new RegExp(`${BEFORE}(?:on|this|for|at) (?<day>${HOLIDAY})${AFTER}`, 'i'));
  const day = found && holidayIn(found.groups!.day!, today);
  return day ? { from: day, to: day } : null;
};
