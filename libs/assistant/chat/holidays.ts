import { findHoliday, HOLIDAY_PATTERN } from '#libs/quick-add';
import type { Day } from '#libs/contracts';

/** The holiday that a text consists of, apart from words that ask. */
export const findAskedHoliday = (text: string, today: Day): { name: string; day: Day } | null => {
  const found = new RegExp(`(?<![\\w-])(?:the )?(${HOLIDAY_PATTERN})(?![\\w-])`, 'i').exec(text);
  const day = found && findHoliday(found[1]!, today);
  return day ? { name: found[1]!, day } : null;
};
