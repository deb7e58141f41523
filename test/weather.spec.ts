import { writeFileSync } from 'node:fs';
import { Logger } from '@nestjs/common';
import type { Forecast, Town, Weather, WeatherAlert } from '#libs/contracts';
import {
  alertsResponse,
  createAlert,
  createHalfDays,
  forecastResponse,
} from '../libs/integrations/weather/testing/nws-responses';
import { type Almanac, openAlmanac } from './app';
import { openWeatherService } from './weather-service';

const MINUTE_MS = 60_000;

describe('Somebody who wants to know whether to take an umbrella', () => {
  let service: Awaited<ReturnType<typeof openWeatherService>>;
  let towns: Almanac[];
  let clock: number;
  let messages: string[];

  beforeAll(async () => {
    service = await openWeatherService();
  });

  beforeEach(() => {
    service.recover();
    service.requests.length = 0;
    towns = [];
    messages = [];
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((sentence) => void messages.push(sentence));
    clock = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => clock);
  });

  afterEach(async () => {
    for (const town of towns) await town.close();
    jest.restoreAllMocks();
  });

  const aTown = async (environment: Parameters<typeof openAlmanac>[0] = {}) => {
    const almanac = await openAlmanac({ ...service.environment, ...environment });
    towns.push(almanac);
    return almanac;
  };
  const pass = (minutes: number) => {
    clock += minutes * MINUTE_MS;
  };
  const now = (almanac: Almanac) => almanac.read<Weather>('/api/weather');
  const coming = (almanac: Almanac) => almanac.read<Forecast>('/api/weather/forecast');
  const readAlerts = (almanac: Almanac) => almanac.read<WeatherAlert[]>('/api/weather/alerts');
  const questions = () => service.requests.map(({ path }) => path);

  it('is told how warm it is at noon, and what is coming', async () => {
    const almanac = await aTown();
    expect(await now(almanac)).toEqual({ temperature: 51, description: 'Sunny', icon: 'sun' });
    const { current, hourly: hours, daily: days, ...rest } = await coming(almanac);
    expect(current).toEqual({ temperature: 51, description: 'Sunny', icon: 'sun' });
    expect(hours).toHaveLength(12);
    expect(hours.slice(0, 2)).toEqual([
      { time: '2026-11-20T12:00:00-05:00', temperature: 51, description: 'Sunny', icon: 'sun' },
      { time: '2026-11-20T13:00:00-05:00', temperature: 52, description: 'Sunny', icon: 'sun' },
    ]);
    expect(days.map(({ dayOfWeek, high, low }) => [dayOfWeek, high, low])).toEqual([
      ['Friday', 52, 40],
      ['Saturday', 46, 37],
      ['Sunday', 51, 35],
      ['Monday', 53, 34],
      ['Tuesday', 55, 38],
      ['Wednesday', 49, 36],
      ['Thursday', 38, 29],
    ]);
    expect(rest).toEqual({});
  });

  it('has the service asked once, together with everybody else, by a town that can be written to', async () => {
    const almanac = await aTown({ ALMANAC_URL: 'https://almanac.example' });
    expect((await almanac.read<Town>('/api/town')).features).toContain('weather');
    await Promise.all([now(almanac), now(almanac), coming(almanac), coming(almanac)]);
    pass(9);
    await now(almanac);
    expect(questions()).toEqual([
      '/points/39.9686,-74.9489',
      expect.stringMatching(/^\/gridpoints\/PHI\/57,80\/forecast/),
      expect.stringMatching(/^\/gridpoints\/PHI\/57,80\/forecast/),
    ]);
    expect(new Set(service.requests.map(({ userAgent }) => userAgent))).toEqual(new Set(['Almanac (https://almanac.example)']));
    pass(1);
    await now(almanac);
    expect(questions()).toHaveLength(5);
  });

  it('is named by the sender of letters where the town has no address yet', async () => {
    await now(await aTown({ MAIL_FROM: 'Almanac <clerk@town.example>' }));
    expect(service.requests[0]?.userAgent).toBe('Almanac (clerk@town.example)');
  });

  it('sees another town’s weather in another town', async () => {
    const almanac = await aTown();
    await now(almanac);
    const { dataDirectory } = almanac;
    await almanac.close();
    writeFileSync(`${dataDirectory}/town.json`, JSON.stringify({ mapCenter: { latitude: 40.8259, longitude: -74.209 } }));
    service.requests.length = 0;
    await now(await aTown({ ALMANAC_DATA_DIR: dataDirectory }));
    expect(questions()[0]).toBe('/points/40.8259,-74.209');
  });

  it.each<[string, Parameters<typeof service.breakDown>[0]]>([
    ['is down', (_, response) => response.writeHead(503).end()],
    ['hangs up', (request) => request.socket.destroy()],
    ['answers a web page', '<!doctype html><title>Access Denied</title>'],
    ['answers nothing', ''],
    ['answers something else', '{"properties":{"periods":[{"temperature":"48"}]},"features":7}'],
    ['leads elsewhere', (_, response) => response.writeHead(301, { location: 'http://127.0.0.1:1/' }).end()],
    ['talks without end', (_, response) => response.end('['.repeat(3 * 1024 * 1024))],
  ])('is told the last there was, and of when, while the service %s; then nothing; then how it is', async (_, broken) => {
    const almanac = await aTown();
    await now(almanac);
    await readAlerts(almanac);
    service.breakDown(broken);
    pass(30);
    expect(await now(almanac)).toEqual({ temperature: 51, description: 'Sunny', icon: 'sun', asOf: '2026-11-20T11:30:00-05:00' });
    expect((await coming(almanac)).asOf).toBe('2026-11-20T11:30:00-05:00');
    expect(await readAlerts(almanac)).toEqual([]);
    pass(330);
    const { body } = await almanac.http.get('/api/weather').expect(502);
    expect(body.message).toBe('The weather is not available.');
    await almanac.http.get('/api/weather/forecast').expect(502);
    await readAlerts(almanac);
    await almanac.http.get('/').expect(200);
    service.recover();
    pass(30);
    expect(await now(almanac)).toEqual({ temperature: 51, description: 'Sunny', icon: 'sun' });
    const operators = messages.filter((sentence) => sentence.startsWith('The weather forecast: the service '));
    expect([operators.length, operators[1]]).toEqual([2, 'The weather forecast: the service answers again.']);
  });

  it('is told what there was before the server was started anew', async () => {
    const almanac = await aTown();
    service.answers['/alerts/active'] = alertsResponse(createAlert());
    await now(almanac);
    await readAlerts(almanac);
    await almanac.close();
    service.breakDown((_, response) => response.writeHead(500).end());
    pass(60);
    const again = await aTown({ ALMANAC_DATA_DIR: almanac.dataDirectory });
    expect(await now(again)).toMatchObject({ temperature: 51, asOf: '2026-11-20T11:00:00-05:00' });
    expect(await readAlerts(again)).toHaveLength(1);
  });

  it('hears of an evening how warm the day was', async () => {
    const almanac = await aTown();
    await now(almanac);
    service.answers['/forecast'] = forecastResponse(createHalfDays().slice(1));
    pass(10);
    expect((await coming(almanac)).daily[0]).toMatchObject({ high: 52, low: 40, description: 'Light rain likely' });
  });

  it('hears nothing of a day that nobody foretold', async () => {
    const almanac = await aTown({ ALMANAC_NOW: '2027-03-01T12:00:00-05:00' });
    await almanac.http.get('/api/weather').expect(502);
    await almanac.http.get('/api/weather/forecast').expect(502);
  });

  it('keeps nobody who stops the server waiting, even while the service thinks', async () => {
    const [thinking, cutOff] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    service.breakDown((request) => {
      thinking.resolve();
      request.socket.once('close', cutOff.resolve);
    });
    const almanac = await aTown();
    const answered = almanac.http.get('/api/weather').then(({ status }) => status);
    await thinking.promise;
    await almanac.close();
    await cutOff.promise;
    expect(await answered).toBe(502);
  });

  it('is shown none where the town wants none, and nobody is asked', async () => {
    const almanac = await aTown({ WEATHER: 'none' });
    expect((await almanac.read<Town>('/api/town')).features).not.toContain('weather');
    for (const path of ['/api/weather', '/api/weather/forecast']) await almanac.http.get(path).expect(404);
    expect(await readAlerts(almanac)).toEqual([]);
    expect(service.requests).toEqual([]);
  });

  it('is warned of what is severe, for as long as the warning stands, and no fact is recorded of it', async () => {
    service.answers['/alerts/active'] = alertsResponse(
      createAlert(),
      createAlert({ id: 'urn:2', severity: 'Moderate', event: 'Wind Advisory' }),
    );
    const almanac = await aTown();
    const [warning, ...others] = await readAlerts(almanac);
    expect(others).toEqual([]);
    expect(warning).toMatchObject({
      source: 'National Weather Service',
      title: 'Winter Storm Warning',
      until: '2026-11-21T07:00:00-05:00',
      expiresAt: '2026-11-20T19:15:00-05:00',
    });
    const about = { id: 'urn:3', messageType: 'Update', references: [{ identifier: warning!.id }], event: 'Blizzard Warning' };
    service.answers['/alerts/active'] = alertsResponse(createAlert(), createAlert(about));
    pass(2);
    expect((await readAlerts(almanac)).map(({ title }) => title)).toEqual(['Blizzard Warning']);
    service.answers['/alerts/active'] = alertsResponse(createAlert({ expires: '2026-11-20T12:00:00-05:00' }));
    pass(2);
    expect(await readAlerts(almanac)).toEqual([]);
    expect(await almanac.read('/api/events')).toEqual([]);
  });

  it('has an Open-Meteo asked where the town wants that', async () => {
    const noon = Date.parse('2026-11-20T17:00:00Z') / 1_000;
    service.answers['/v1/forecast'] = {
      hourly_units: { temperature_2m: '°F' },
      hourly: { time: [noon], temperature_2m: [48.4], weather_code: [2], is_day: [1] },
      daily_units: { temperature_2m_max: '°F', temperature_2m_min: '°F' },
      daily: { time: [noon - 43_200], weather_code: [2], temperature_2m_max: [52], temperature_2m_min: [40] },
    };
    delete service.answers['/forecast'];
    const almanac = await aTown({ WEATHER: `${service.environment.NWS_URL}/v1/forecast?apikey=secret` });
    expect(await now(almanac)).toEqual({ temperature: 48, description: 'Partly cloudy', icon: 'partly' });
    expect(await readAlerts(almanac)).toEqual([]);
    expect(questions()).toHaveLength(1);
  });
});
