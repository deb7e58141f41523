import { HttpFailure } from '../http-client';
import { OpenMeteo } from './open-meteo';
import { FakeHttpClient } from './testing/fake-http-client';

const about = {
  place: { latitude: 39.9686, longitude: -74.9489 },
  timeZone: 'America/New_York',
  address: 'https://api.open-meteo.example/v1/forecast?apikey=secret',
  userAgent: 'Almanac',
};
const signal = new AbortController().signal;

const MIDNIGHT = Date.parse('2026-11-20T05:00:00Z') / 1_000;

const answer = {
  latitude: 39.97,
  longitude: -74.95,
  utc_offset_seconds: -18_000,
  timezone: 'America/New_York',
  hourly_units: { time: 'unixtime', temperature_2m: '°F', weather_code: 'wmo code', is_day: '' },
  hourly: { time: [MIDNIGHT, MIDNIGHT + 3_600], temperature_2m: [41.4, 48.6], weather_code: [0, 63], is_day: [0, 1] },
  daily_units: { time: 'unixtime', weather_code: 'wmo code', temperature_2m_max: '°F', temperature_2m_min: '°F' },
  daily: {
    time: [MIDNIGHT, MIDNIGHT + 86_400],
    weather_code: [71, 3],
    temperature_2m_max: [52.1, 46],
    temperature_2m_min: [40.3, 36.8],
  },
};

const forecast = (response: unknown) => new OpenMeteo(new FakeHttpClient({ 'open-meteo': response }), about).forecast(signal);

describe('An Open-Meteo', () => {
  it('is asked in the units and the time zone of the town', async () => {
    const web = new FakeHttpClient({ 'open-meteo': answer });
    const service = new OpenMeteo(web, about);
    await service.forecast(signal);
    const { searchParams } = new URL(web.requests[0]!.address);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      apikey: 'secret',
      latitude: '39.9686',
      longitude: '-74.9489',
      temperature_unit: 'fahrenheit',
      timezone: 'America/New_York',
    });
    expect(service.identity).not.toContain('secret');
  });

  it('foretells hours and days, and warns of nothing', async () => {
    expect(await forecast(answer)).toEqual({
      hours: [
        { from: '2026-11-20T05:00:00.000Z', to: '2026-11-20T06:00:00.000Z', temperature: 41, description: 'Clear', icon: 'moon' },
        { from: '2026-11-20T06:00:00.000Z', to: '2026-11-20T07:00:00.000Z', temperature: 49, description: 'Rain', icon: 'rain' },
      ],
      days: [
        { day: '2026-11-20', high: 52, low: 40, description: 'Light snow', icon: 'snow' },
        { day: '2026-11-21', high: 46, low: 37, description: 'Cloudy', icon: 'cloud' },
      ],
    });
    expect(await new OpenMeteo(new FakeHttpClient({}), about).alerts()).toEqual([]);
  });

  it('means the same days when it counts them by UTC', async () => {
    const time = answer.daily.time.map((midnight) => midnight - 18_000);
    const { days } = await forecast({ ...answer, daily: { ...answer.daily, time } });
    expect(days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('is believed Celsius where it says so, and not what is missing or unheard of', async () => {
    const hourly = { ...answer.hourly, temperature_2m: [10, null], weather_code: [45, 0] };
    const daily = { ...answer.daily, weather_code: [4_711, 3] };
    const result = await forecast({ ...answer, hourly, daily, hourly_units: { temperature_2m: '°C' } });
    expect(result.hours.map(({ temperature, icon }) => [temperature, icon])).toEqual([[50, 'fog']]);
    expect(result.days.map(({ day }) => day)).toEqual(['2026-11-21']);
  });

  it.each<[string, unknown]>([
    ['a web page', '<html>'],
    ['that something is wrong', { error: true, reason: 'Latitude must be in range of -90 to 90°.' }],
    ['no hours', { ...answer, hourly: { ...answer.hourly, time: [] } }],
    ['temperatures in Kelvin', { ...answer, hourly_units: { temperature_2m: 'K' } }],
    ['times that are none', { ...answer, hourly: { ...answer.hourly, time: ['2026-11-20T00:00', 1e30] } }],
  ])('is not believed when it answers %s', async (_, response) => {
    await expect(forecast(response)).rejects.toThrow(HttpFailure);
  });
});
