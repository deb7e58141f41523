import type { Happening } from './happening';

/** Whether most of a source begins while the town sleeps. One party past midnight is none of our business. */
export const nightOf = (happenings: Happening[]): { startsAtNight: boolean; problem?: string } => {
  const hours = new Map(
    happenings.flatMap(({ uid, startTime }) => (startTime ? [[uid, Number(startTime.slice(11, 13))] as const] : [])),
  );
  const atNight = [...hours.values()].filter((hour) => hour >= 23 || hour < 6).length;
  if (atNight < FEWEST || atNight <= hours.size / 2) return { startsAtNight: false };
  const problem = `${atNight} of ${hours.size} events begin between 11 PM and 6 AM: the source may be in another time zone than it says`;
  return { startsAtNight: true, problem };
};

const FEWEST = 3;
