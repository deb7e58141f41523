import type { Happening } from './happening';
import { comparable } from './texts/comparable';

/** A cancelled record beside a live one of the same title and time is a rebooking: it is on. */
export const withoutRebooked = (happenings: Happening[]): Happening[] => {
  const isLive = ({ status }: Happening) => status !== 'cancelled';
  const live = new Set(happenings.filter(isLive).map(titleAndTime));
  return happenings.filter((happening) => isLive(happening) || !live.has(titleAndTime(happening)));
};

const titleAndTime = ({ name, startTime, date }: Happening): string => `${startTime ?? date} ${comparable(name)}`;
