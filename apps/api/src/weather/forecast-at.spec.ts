import { addDays } from '#libs/contracts';
import type { DailyForecast, HourlyForecast, WeatherForecast } from '#libs/integrations';
import { forecastAt, keepHighs } from './forecast-at';

const timeZone = 'America/New_York';
const HOUR_MS = 3_600_000;
const CLOUDY = { description: 'Cloudy', icon: 'cloud' } as const;

const hour = (nth: number): HourlyForecast => {
  const from = Date.parse('2026-11-20T09:00:00-05:00') + nth * HOUR_MS;
  return { from: new Date(from).toISOString(), to: new Date(from + HOUR_MS).toISOString(), temperature: 40 + nth, ...CLOUDY };
};
const day = (nth: number, about: Partial<DailyForecast> = {}): DailyForecast => ({
  day: addDays('2026-11-20', nth),
  ...{ high: 50 + nth, low: 30 + nth },
  ...CLOUDY,
  ...about,
});
const some = <One>(count: number, one: (nth: number) => One) => Array.from({ length: count }, (_, nth) => one(nth));

const foretold: WeatherForecast = { hours: some(30, hour), days: some(9, (nth) => day(nth)) };

const at = (now: string, overrides: Partial<WeatherForecast> = {}) =>
  forecastAt({ ...foretold, ...overrides }, { now, today: now.slice(0, 10), timeZone });

const clocks = (forecast: ReturnType<typeof at>) => forecast?.hourly.map(({ time }) => time.slice(11, 16));

describe('What was foretold', () => {
  it('is the present hour, twelve hours from it on and seven days from today on', () => {
    const forecast = at('2026-11-20T09:59:59.999-05:00');
    expect(forecast?.current).toEqual({ temperature: 40, ...CLOUDY });
    expect(forecast?.hourly[0]).toEqual({ time: '2026-11-20T09:00:00-05:00', temperature: 40, ...CLOUDY });
    expect(clocks(forecast)).toEqual(some(12, (nth) => `${String(9 + nth).padStart(2, '0')}:00`));
    expect(forecast?.daily[0]).toEqual({ date: '2026-11-20', dayOfWeek: 'Friday', high: 50, low: 30, ...CLOUDY });
    expect(forecast?.daily.map(({ dayOfWeek }) => dayOfWeek.slice(0, 2))).toEqual(['Fr', 'Sa', 'Su', 'Mo', 'Tu', 'We', 'Th']);
  });

  it('moves on with the hours and the days of the town', () => {
    const forecast = at('2026-11-21T00:00:00-05:00');
    expect(forecast?.current.temperature).toBe(55);
    expect(forecast?.daily[0]?.dayOfWeek).toBe('Saturday');
  });

  it('leaves out hours that nobody foretold, and does not go further for it', () => {
    const gaps = foretold.hours.filter((_, nth) => nth < 2 || nth > 8);
    expect(clocks(at('2026-11-20T10:20:00-05:00', { hours: gaps }))).toEqual(['10:00', '18:00', '19:00', '20:00', '21:00']);
  });

  it.each([
    ['has not begun', '2026-11-20T08:59:59-05:00'],
    ['is over', '2026-11-21T15:00:00-05:00'],
    ['has a gap', '2026-11-20T11:30:00-05:00'],
  ])('is nothing at all while it %s', (_, now) => {
    expect(at(now, { hours: foretold.hours.filter((_hour, nth) => nth !== 2) })).toBeUndefined();
  });

  it('has hours and no days where only those are known, and a low alone', () => {
    expect(at('2026-11-20T09:00:00-05:00', { days: [] })?.daily).toEqual([]);
    const { high, ...night } = day(0);
    expect(at('2026-11-20T09:00:00-05:00', { days: [night] })?.daily).toMatchObject([{ high: null, low: 30 }]);
  });

  it('keeps of an evening how warm the day was to be, and of no other day', () => {
    const { high, ...night } = day(0);
    const evening = { ...foretold, days: [night, day(1, { high: 7 })] };
    expect(keepHighs(foretold, evening).days.map((one) => one.high)).toEqual([50, 7]);
    expect(keepHighs({ ...foretold, days: [day(1)] }, evening).days[0]).toEqual(night);
    expect(keepHighs(undefined, evening)).toEqual(evening);
  });
});
