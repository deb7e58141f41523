import type { DailyWeather } from '#libs/contracts';

type Week = Readonly<{ lowest: number; highest: number }>;

export const weekOf = (days: readonly Pick<DailyWeather, 'high' | 'low'>[]): Week => {
  const told = days.flatMap(({ high, low }) => [high, low]).filter((degrees) => degrees !== null);
  return { lowest: Math.min(...told), highest: Math.max(...told) };
};

/** Where a day lies in its week, in parts of the bar's width. A night may be warmer than its day; half a day has no range. */
export const rangeIn = ({ lowest, highest }: Week, high: number | null, low: number | null) => {
  if (high === null || low === null || lowest === highest) return { left: '0%', right: '100%' };
  const part = (degrees: number) => `${(degrees / (highest - lowest)) * 100}%`;
  return { left: part(Math.min(high, low) - lowest), right: part(highest - Math.max(high, low)) };
};
