import { addDays, type Day, formatBriefDate, formatFullDate, formatLongDate, formatRelativeDay } from '#libs/contracts';

export const FIRST_OFFSET = -7;
export const LAST_OFFSET = 30;

export const clampOffset = (offset: number): number => Math.max(FIRST_OFFSET, Math.min(LAST_OFFSET, offset));

export const formatDayTexts = (offset: number, today: Day): { label: string; caption: string } => {
  const day = addDays(today, offset);
  const label = NEAR_DAY_NAMES[offset];
  return label
    ? { label, caption: formatBriefDate(day) }
    : { label: formatBriefDate(day), caption: formatRelativeDay(day, today).toLowerCase() };
};

export const formatDayValue = (offset: number, today: Day): string => {
  const day = addDays(today, offset);
  return NEAR_DAY_NAMES[offset] ? `${NEAR_DAY_NAMES[offset]}, ${formatLongDate(day)}` : formatFullDate(day);
};

/** Percent of the slider's length. */
export const toPercent = (offset: number): number => ((offset - FIRST_OFFSET) / (LAST_OFFSET - FIRST_OFFSET)) * 100;

const NEAR_DAY_NAMES: Readonly<Record<number, string>> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };
