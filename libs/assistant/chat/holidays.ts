import type { Day } from '#libs/contracts';
import { correctSpelling, findHoliday, HOLIDAY } from '#libs/when';

export const findNamedHoliday = (text: string, today: Day): { name: string; day: Day } | null => {
  const found = HOLIDAY_NAME.exec(correctSpelling(text).words);
  const day = found && findHoliday(found[0], today);
  return day ? { name: found[0], day } : null;
};

export const HOLIDAY_NAME = new RegExp(`(?<![\\w-])${HOLIDAY}(?![\\w-])`, 'i');

export const withoutHoliday = (text: string): string => text.replace(HOLIDAY_NAME, ' ').replace(/\s+/g, ' ').trim();
