/** All fields, Moorestown on the morning of Friday, November 20, 2026. https://www.weather.gov/documentation/services-web-api */

const CONTEXT = [
  'https://geojson.org/geojson-ld/geojson-context.jsonld',
  { '@version': '1.1', wx: 'https://api.weather.gov/ontology#', '@vocab': 'https://api.weather.gov/ontology#' },
];

const GRID_CELL = {
  type: 'Polygon',
  coordinates: [
    [
      [-74.9622, 39.9789],
      [-74.9574, 39.957],
      [-74.9289, 39.9607],
      [-74.9336, 39.9826],
      [-74.9622, 39.9789],
    ],
  ],
};

export const pointsResponse = (address: string) => ({
  '@context': CONTEXT,
  id: `${address}/points/39.9686,-74.9489`,
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-74.9489, 39.9686] },
  properties: {
    '@id': `${address}/points/39.9686,-74.9489`,
    '@type': 'wx:Point',
    cwa: 'PHI',
    forecastOffice: `${address}/offices/PHI`,
    gridId: 'PHI',
    gridX: 57,
    gridY: 80,
    // Addresses in a response must not be followed.
    forecast: 'http://169.254.169.254/latest/meta-data',
    forecastHourly: 'http://169.254.169.254/latest/meta-data',
    forecastGridData: `${address}/gridpoints/PHI/57,80`,
    observationStations: `${address}/gridpoints/PHI/57,80/stations`,
    relativeLocation: {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-74.942841, 39.977951] },
      properties: {
        city: 'Moorestown-Lenola',
        state: 'NJ',
        distance: { unitCode: 'wmoUnit:m', value: 1161.4 },
        bearing: { unitCode: 'wmoUnit:degree_(angle)', value: 206 },
      },
    },
    forecastZone: `${address}/zones/forecast/NJZ019`,
    county: `${address}/zones/county/NJC005`,
    timeZone: 'America/New_York',
    radarStation: 'KDIX',
  },
});

export const forecastResponse = (periods: readonly object[]) => ({
  '@context': CONTEXT,
  type: 'Feature',
  geometry: GRID_CELL,
  properties: {
    units: 'us',
    forecastGenerator: 'BaselineForecastGenerator',
    generatedAt: '2026-11-20T13:46:11+00:00',
    updateTime: '2026-11-20T12:19:26+00:00',
    validTimes: '2026-11-20T06:00:00+00:00/P8DT7H',
    elevation: { unitCode: 'wmoUnit:m', value: 21.9456 },
    periods,
  },
});

/** `code` is that of an icon, as in https://api.weather.gov/icons. */
type Conditions = readonly [temperature: number, code: string, words: string];

const createPeriod = (
  number: number,
  [from, to]: readonly string[],
  isDaytime: boolean,
  [temperature, code, words]: Conditions,
) => ({
  number,
  name: '',
  startTime: from,
  endTime: to,
  isDaytime,
  temperature,
  temperatureUnit: 'F',
  temperatureTrend: '',
  probabilityOfPrecipitation: { unitCode: 'wmoUnit:percent', value: 4 },
  dewpoint: { unitCode: 'wmoUnit:degC', value: 2.2222222222222223 },
  relativeHumidity: { unitCode: 'wmoUnit:percent', value: 61 },
  windSpeed: '6 mph',
  windDirection: 'NW',
  icon: `https://api.weather.gov/icons/land/${isDaytime ? 'day' : 'night'}/${code}?size=small`,
  shortForecast: words,
  detailedForecast: `${words}, with a temperature near ${temperature}.`,
});

const PARTLY_SUNNY = [48, 'sct', 'Partly Sunny'] as const;
const withTemperature = (temperature: number, [, code, words]: Conditions): Conditions => [temperature, code, words];
const SUNNY: Conditions = [51, 'skc', 'Sunny'];
const CLOUDY: Conditions = [46, 'ovc', 'Cloudy'];
const RAIN: Conditions = [42, 'rain,60', 'Light Rain Likely'];
const MOSTLY_CLEAR: Conditions = [38, 'few', 'Mostly Clear'];

const HOURS: readonly Conditions[] = [
  ...[
    withTemperature(44, PARTLY_SUNNY),
    withTemperature(45, PARTLY_SUNNY),
    withTemperature(46, PARTLY_SUNNY),
    withTemperature(48, PARTLY_SUNNY),
    withTemperature(49, PARTLY_SUNNY),
    withTemperature(50, PARTLY_SUNNY),
  ],
  ...[
    SUNNY,
    withTemperature(52, SUNNY),
    withTemperature(52, SUNNY),
    withTemperature(51, PARTLY_SUNNY),
    withTemperature(49, PARTLY_SUNNY),
    CLOUDY,
    withTemperature(44, CLOUDY),
    withTemperature(43, CLOUDY),
    RAIN,
    withTemperature(41, RAIN),
  ],
  ...Array.from({ length: 24 }, () => withTemperature(40, MOSTLY_CLEAR)),
];

const hourOf = (nth: number) => new Date(Date.parse('2026-11-20T06:00:00Z') + nth * 3_600_000).toISOString().slice(0, 19);
const isDay = (nth: number) => (nth + 6) % 24 >= 6 && (nth + 6) % 24 < 18;

export const hourlyResponse = () =>
  forecastResponse(
    HOURS.map((sky, nth) => createPeriod(nth + 1, [`${hourOf(nth)}-05:00`, `${hourOf(nth + 1)}-05:00`], isDay(nth), sky)),
  );

type DayAndNight = readonly [day: string, by: Conditions, night: Conditions];

const WEEK: readonly DayAndNight[] = [
  ['2026-11-20', [52, 'sct', 'Partly Sunny'], [40, 'rain,60', 'Light Rain Likely']],
  ['2026-11-21', [46, 'rain,90', 'Heavy Rain'], [37, 'bkn', 'Mostly Cloudy']],
  ['2026-11-22', [51, 'sct', 'Partly Sunny'], [35, 'few', 'Mostly Clear']],
  ['2026-11-23', [53, 'skc', 'Sunny'], [34, 'skc', 'Clear']],
  ['2026-11-24', [55, 'skc', 'Sunny'], [38, 'sct', 'Partly Cloudy']],
  ['2026-11-25', [49, 'ovc', 'Cloudy'], [36, 'snow,30/snow,20', 'Chance Rain And Snow']],
  ['2026-11-26', [38, 'snow,40', 'Chance Of Snow'], [29, 'cold', 'Cold']],
];

const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

export const createHalfDays = () =>
  WEEK.flatMap(([day, daytime, night], nth) => [
    createPeriod(2 * nth + 1, [`${day}T06:00:00-05:00`, `${day}T18:00:00-05:00`], true, daytime),
    createPeriod(2 * nth + 2, [`${day}T18:00:00-05:00`, `${nextDay(day)}T06:00:00-05:00`], false, night),
  ]);

export const dailyResponse = () => forecastResponse(createHalfDays());

export const createAlert = (about: Record<string, unknown> = {}) => {
  const id = 'urn:oid:2.49.0.1.840.0.5b1f0d.001.1';
  return {
    id: `https://api.weather.gov/alerts/${id}`,
    type: 'Feature',
    geometry: null,
    properties: {
      '@type': 'wx:Alert',
      id,
      areaDesc: 'Northwestern Burlington; Camden',
      geocode: { SAME: ['034005', '034007'], UGC: ['NJZ019', 'NJZ018'] },
      affectedZones: ['https://api.weather.gov/zones/forecast/NJZ019'],
      references: [],
      sent: '2026-11-20T03:12:00-05:00',
      effective: '2026-11-20T03:12:00-05:00',
      onset: '2026-11-20T19:00:00-05:00',
      expires: '2026-11-20T19:15:00-05:00',
      ends: '2026-11-21T07:00:00-05:00',
      status: 'Actual',
      messageType: 'Alert',
      category: 'Met',
      severity: 'Severe',
      certainty: 'Likely',
      urgency: 'Expected',
      event: 'Winter Storm Warning',
      sender: 'w-nws.webmaster@noaa.gov',
      senderName: 'NWS Mount Holly NJ',
      headline: 'Winter Storm Warning issued November 20 at 3:12AM EST until November 21 at 7:00AM EST by NWS Mount Holly NJ',
      description:
        '* WHAT...Heavy snow expected. Total snow accumulations of 6 to\n8 inches.\n\n* WHERE...Northwestern Burlington and Camden Counties.\n\n* WHEN...From 7 PM this evening to 7 AM EST Saturday.\n\n* IMPACTS...Travel could be very difficult.',
      instruction: 'If you must travel, keep an extra flashlight, food, and water in\nyour vehicle in case of an emergency.',
      response: 'Prepare',
      parameters: { VTEC: ['/O.NEW.KPHI.WS.W.0007.261121T0000Z-261121T1200Z/'], AWIPSidentifier: ['WSWPHI'] },
      ...about,
    },
  };
};

export const alertsResponse = (...features: readonly unknown[]) => ({
  '@context': CONTEXT,
  type: 'FeatureCollection',
  features,
  title: 'Current watches, warnings, and advisories for 39.9686 N, 74.9489 W',
  updated: '2026-11-20T13:44:00+00:00',
});
