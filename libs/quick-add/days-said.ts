import type { Day } from '#libs/contracts';
import { takeDays } from './days';
import { HOLIDAY, holidayIn } from './holidays';
import { AFTER, BEFORE, Line, TAKEN } from './line';

export type DaysSaid = Readonly<{
  /** Null where none is said. */
  days: Readonly<{ from: Day; to: Day }> | null;
  /** The other words, spelt as they are meant. */
  rest: string;
}>;

/** Which days somebody's words are about, without asking back: of several readings the likeliest. */
export const daysSaid = (text: string, today: Day): DaysSaid => {
  const line = new Line(text);
  const days = takeHoliday(line, today) ?? taken(line, today);
  return { days, rest: line.rest.replaceAll(TAKEN, ' ') };
};

const taken = (line: Line, today: Day) => {
  const days = takeDays(line, today, false);
  return days && { from: days.date, to: days.endDate ?? days.date };
};

/** Only behind such a word: a Thanksgiving service is on another day. */
const takeHoliday = (line: Line, today: Day) => {
  const found = line.take('Date', new RegExp(`${BEFORE}(?:on|this|for|at) (?<day>${HOLIDAY})${AFTER}`, 'i'));
  const day = found && holidayIn(found.groups!.day!, today);
  return day ? { from: day, to: day } : null;
};
