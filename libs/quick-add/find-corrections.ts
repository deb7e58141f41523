import { type FoundDays, type FoundHours, findLateCorrections } from '#libs/when';
import type { Span } from './candidates';

/** More than the slip and any day or hour that stands for itself. */
const CORRECTING = 12;

/**
 * 'Tuesday at 5, no sorry, Monday at 5': a day that corrects one, and beside it the hour that is said again. Of a series, 'every Tuesday
 * at 6, actually Wednesday' may change each day or one.
 */
export const withCorrections = (
  words: string,
  days: readonly FoundDays[],
  hours: readonly FoundHours[],
  repeats: readonly Span[],
): { days: FoundDays[]; hours: FoundHours[] } => {
  if (repeats.length > 0) return { days: [...days], hours: [...hours] };
  const late = findLateCorrections(
    words,
    days.filter(({ reading }) => reading.weight > 0),
    (weight) => weight + CORRECTING,
  );
  const again = hours.flatMap((hour): FoundHours[] => {
    const isAgain = late.some((day) => day.to === hour.from - 1) && hours.some(({ to }) => late.some(({ from }) => to <= from));
    return isAgain
      ? [{ ...hour, reading: { ...hour.reading, isCorrection: true, weight: hour.reading.weight + CORRECTING } }]
      : [];
  });
  return { days: [...days, ...late], hours: [...hours, ...again] };
};
