import type { Happening } from './happening';

/** What is probably wrong with a source in which most begins while the town sleeps, in words for an operator. */
export const nightProblem = (happenings: Happening[]): string | undefined => {
  const hours = new Map(
    happenings.flatMap(({ uid, startTime }) => (startTime ? [[uid, Number(startTime.slice(11, 13))] as const] : [])),
  );
  const atNight = [...hours.values()].filter((hour) => hour >= 23 || hour < 6).length;
  return atNight >= FEWEST && atNight > hours.size / 2
    ? `${atNight} of ${hours.size} events begin between 11 PM and 6 AM: the source may be in another time zone than it says`
    : undefined;
};

/** One party past midnight is none of our business. */
const FEWEST = 3;
