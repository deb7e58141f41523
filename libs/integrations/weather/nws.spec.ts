import fc from 'fast-check';
import { HttpFailure } from '../http-client';
import { Nws } from './nws';
import { FakeHttpClient } from './testing/fake-http-client';
import { createHalfDays, dailyResponse, forecastResponse, hourlyResponse, pointsResponse } from './testing/nws-responses';

const ADDRESS = 'https://api.weather.gov';
const about = {
  place: { latitude: 39.968612, longitude: -74.94 },
  timeZone: 'America/New_York',
  userAgent: 'Almanac (https://almanac.example)',
};
const signal = new AbortController().signal;

const createHttpClient = (answers: Record<string, unknown> = {}) =>
  new FakeHttpClient({
    '/points/': pointsResponse(ADDRESS),
    '/forecast/hourly': hourlyResponse(),
    '/forecast': dailyResponse(),
    ...answers,
  });

const forecastFor = (answers: Record<string, unknown> = {}) => new Nws(createHttpClient(answers), about).forecast(signal);

const [DAY, NIGHT] = createHalfDays() as [object, object];
const hours = (...changes: object[]) => ({
  '/forecast/hourly': forecastResponse(changes.map((change, nth) => ({ ...hour(nth), ...change }))),
});
const hour = (nth: number) => ({
  ...DAY,
  startTime: `2026-11-20T${10 + nth}:00:00-05:00`,
  endTime: `2026-11-20T${11 + nth}:00:00-05:00`,
});

describe('The National Weather Service', () => {
  it('is asked where the town is, then what is coming there, by somebody who can be written to', async () => {
    const web = createHttpClient();
    await new Nws(web, about).forecast(signal);
    expect(web.requests.map(({ address }) => address)).toEqual([
      'https://api.weather.gov/points/39.9686,-74.94',
      'https://api.weather.gov/gridpoints/PHI/57,80/forecast/hourly',
      'https://api.weather.gov/gridpoints/PHI/57,80/forecast',
    ]);
    expect(new Set(web.requests.map(({ userAgent }) => userAgent))).toEqual(new Set(['Almanac (https://almanac.example)']));
  });

  it('is asked where the town is once, and again when there is nothing where it was', async () => {
    const web = createHttpClient();
    const service = new Nws(web, about);
    for (const _ of ['first', 'second']) await service.forecast(signal);
    web.answers['/forecast/hourly'] = new HttpFailure('answers 404');
    await expect(service.forecast(signal)).rejects.toThrow('answers 404');
    web.answers['/forecast/hourly'] = hourlyResponse();
    await service.forecast(signal);
    expect(web.requests.filter(({ address }) => address.includes('/points/'))).toHaveLength(2);
  });

  it('foretells hours, and days with the nights after them', async () => {
    const forecast = await forecastFor();
    expect(forecast.hours).toHaveLength(40);
    expect(forecast.hours[3]).toEqual({
      from: '2026-11-20T14:00:00.000Z',
      to: '2026-11-20T15:00:00.000Z',
      temperature: 48,
      description: 'Partly sunny',
      icon: 'partly',
    });
    expect(forecast.days.map(({ day, description, icon, high, low }) => [day, description, icon, high, low])).toEqual([
      ['2026-11-20', 'Partly sunny', 'partly', 52, 40],
      ['2026-11-21', 'Heavy rain', 'rain', 46, 37],
      ['2026-11-22', 'Partly sunny', 'partly', 51, 35],
      ['2026-11-23', 'Sunny', 'sun', 53, 34],
      ['2026-11-24', 'Sunny', 'sun', 55, 38],
      ['2026-11-25', 'Cloudy', 'cloud', 49, 36],
      ['2026-11-26', 'Chance of snow', 'snow', 38, 29],
    ]);
  });

  it('foretells of an evening only the night', async () => {
    const { days } = await forecastFor({ '/forecast': forecastResponse(createHalfDays().slice(1)) });
    expect(days[0]).toEqual({ day: '2026-11-20', description: 'Light rain likely', icon: 'rain', low: 40 });
    expect(days).toHaveLength(7);
  });

  it('counts what is left of a night after midnight to the day before', async () => {
    const overnight = { ...NIGHT, startTime: '2026-11-21T02:00:00-05:00', endTime: '2026-11-21T06:00:00-05:00' };
    const { days } = await forecastFor({ '/forecast': forecastResponse([overnight, ...createHalfDays().slice(2)]) });
    expect(days.map(({ day, high, low }) => [day, high, low]).slice(0, 2)).toEqual([
      ['2026-11-20', undefined, 40],
      ['2026-11-21', 46, 37],
    ]);
  });

  it('says it in the order of the hours and once, in whatever order it is told', async () => {
    const { hours: hourly } = await forecastFor({
      '/forecast/hourly': forecastResponse([hour(2), hour(0), { ...hour(2), temperature: 5 }]),
    });
    expect(hourly.map(({ from, temperature }) => [from.slice(11, 13), temperature])).toEqual([
      ['15', 52],
      ['17', 52],
    ]);
  });

  it.each<[unknown, unknown, number]>([
    [10, 'C', 50],
    [-40, 'C', -40],
    [{ unitCode: 'wmoUnit:degC', value: 8.9 }, undefined, 48],
    [{ unitCode: 'wmoUnit:degF', value: 47.6 }, 'C', 48],
    [-0.4, 'F', 0],
  ])('tells %j %s in Fahrenheit', async (temperature, temperatureUnit, degrees) => {
    const { hours: hourly } = await forecastFor(hours({ temperature, temperatureUnit }));
    expect(hourly.map((one) => one.temperature)).toEqual([degrees]);
  });

  it.each<[string, object]>([
    ['a text', { temperature: '48' }],
    ['nothing', { temperature: null }],
    ['a quantity of nothing', { temperature: { unitCode: 'wmoUnit:degC', value: null } }],
    ['a quantity of quantities', { temperature: { unitCode: 'wmoUnit:degC', value: { unitCode: 'F', value: 48 } } }],
    ['what nobody ever felt', { temperature: 480 }],
    ['what nobody ever froze in', { temperature: -459 }],
    ['Kelvin', { temperature: 282, temperatureUnit: 'K' }],
    ['no unit', { temperatureUnit: undefined }],
    ['a unit that is none', { temperatureUnit: 'constructor' }],
    ['no words', { shortForecast: ' \n' }],
    ['words that are none', { shortForecast: { html: '<b>' } }],
    ['neither day nor night', { isDaytime: 'true' }],
    ['a time without a zone', { startTime: '2026-11-20T10:00:00' }],
    ['a day for a time', { startTime: '2026-11-20' }],
    ['no such time', { endTime: '2026-11-20T99:00:00-05:00' }],
    ['an end before its beginning', { endTime: '2026-11-20T09:00:00-05:00' }],
    ['half a day for an hour', { endTime: '2026-11-20T22:00:00-05:00' }],
  ])('is not believed an hour with %s; the others are', async (_, lie) => {
    const { hours: hourly } = await forecastFor(hours(lie, {}));
    expect(hourly.map(({ from }) => from)).toEqual(['2026-11-20T16:00:00.000Z']);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a web page', { '/forecast/hourly': '<!doctype html><title>Access Denied' }],
    ['nothing', { '/forecast': '' }],
    ['null', { '/forecast': 'null' }],
    ['no hours', { '/forecast/hourly': forecastResponse([]) }],
    ['no days', { '/forecast': forecastResponse([]) }],
    ['hours that are no list', { '/forecast/hourly': { properties: { periods: { length: 1 } } } }],
    ['a list of nothing', { '/forecast/hourly': forecastResponse([null, 7, 'Sunny'] as never) }],
    ['a problem', { '/points/': { title: 'Data Unavailable For Requested Point', status: 404 } }],
    ['a place that leads elsewhere', { '/points/': { properties: { gridId: '../..', gridX: 1, gridY: 2 } } }],
    ['half a place', { '/points/': { properties: { gridId: 'PHI', gridX: 1, gridY: '2' } } }],
  ])('is not believed when it answers %s', async (_, answers) => {
    await expect(forecastFor(answers)).rejects.toThrow(HttpFailure);
  });

  it('comes to hours and days that can be, or to a failure, whatever it answers', async () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.integer({ min: -200, max: 200 }),
      fc.constantFrom('F', 'C', '2026-11-20T10:00:00Z'),
    );
    const lies = fc.array(
      fc.record({ temperature: value, temperatureUnit: value, startTime: value, shortForecast: value }, { requiredKeys: [] }),
    );
    await fc.assert(
      fc.asyncProperty(
        lies,
        fc.oneof(
          lies.map((some) => forecastResponse(some)),
          fc.jsonValue(),
        ),
        async (some, answer) => {
          const forecast = await forecastFor({ ...hours(...some.slice(0, 12), {}), '/forecast': answer }).catch((error) => error);
          if (forecast instanceof HttpFailure) return;
          for (const { temperature } of forecast.hours)
            expect(Number.isInteger(temperature) && Math.abs(temperature) <= 134).toBe(true);
          for (const { high, low } of forecast.days)
            expect([high, low].every((one) => one === undefined || Number.isInteger(one))).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['day/skc?size=small', '', true, 'sun'],
    ['night/skc', '', false, 'moon'],
    ['night/sct', '', false, 'partly-night'],
    ['day/bkn', '', true, 'cloud'],
    ['day/wind_bkn', '', true, 'wind'],
    ['day/few/tsra_hi,40', '', true, 'storm'],
    ['night/rain,30/snow,20', '', false, 'snow'],
    ['day/fzra', '', true, 'rain'],
    ['day/haze', '', true, 'fog'],
    ['day/hot', '', true, 'sun'],
    ['day/constructor', 'Patchy fog then mostly sunny', true, 'fog'],
    ['', 'Mostly Clear', false, 'partly-night'],
    ['', 'Slight Chance Showers And Thunderstorms', true, 'storm'],
    ['', 'Frogs', true, ''],
  ])('draws %s %s as it is', async (code, shortForecast, isDaytime, drawn) => {
    const icon = code && `https://api.weather.gov/icons/land/${code}`;
    const { hours: hourly } = await forecastFor(hours({ icon, shortForecast: shortForecast || 'Weather', isDaytime }));
    expect(hourly.map((one) => one.icon)).toEqual([drawn]);
  });
});
