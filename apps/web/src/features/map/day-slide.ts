import { addDays, briefDate, type Day, fullDate, longDate, relativeLabel } from '#libs/contracts';

/** How many days from today the map looks back and ahead. */
export const FIRST = -7;
export const LAST = 30;

export const withinSlide = (offset: number): number => Math.max(FIRST, Math.min(LAST, offset));

/** 'Today', 'Tomorrow', 'Yesterday' or 'Sat, Nov 21', and what stands below it: the date, or how far away that is. */
export const slideWords = (offset: number, today: Day): { label: string; below: string } => {
  const day = addDays(today, offset);
  const label = NEAR[offset];
  return label ? { label, below: briefDate(day) } : { label: briefDate(day), below: relativeLabel(day, today).toLowerCase() };
};

/** What the slider says to those who do not see it: 'Today, Friday, November 20'. */
export const slideValue = (offset: number, today: Day): string => {
  const day = addDays(today, offset);
  return NEAR[offset] ? `${NEAR[offset]}, ${longDate(day)}` : fullDate(day);
};

/** How far along the slider, in percent. */
export const along = (offset: number): number => ((offset - FIRST) / (LAST - FIRST)) * 100;

const NEAR: Readonly<Record<number, string>> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };
