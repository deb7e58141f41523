import type { DailyWeather } from '#libs/contracts';

type WeekRange = Readonly<{ lowest: number; highest: number }>;

export const weekRangeOf = (days: readonly Pick<DailyWeather, 'high' | 'low'>[]): WeekRange => {
  const values = days.flatMap(({ high, low }) => [high, low]).filter((degrees) => degrees !== null);
  return { lowest: Math.min(...values), highest: Math.max(...values) };
};

/** As fractions of the bar. A night can be warmer than its day; half a day has no range. */
export const rangeInWeek = ({ lowest, highest }: WeekRange, high: number | null, low: number | null) => {
  if (high === null || low === null || lowest === highest) return { left: '0%', right: '100%' };
  const part = (degrees: number) => `${(degrees / (highest - lowest)) * 100}%`;
  return { left: part(Math.min(high, low) - lowest), right: part(highest - Math.max(high, low)) };
};
