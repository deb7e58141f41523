import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Town } from '#libs/contracts';
import { start } from '../apps/api/src/start';
import { aDataDirectory, openAlmanac } from './app';
import { register } from './publishing';

/** Fails to start on purpose, silently. */
const refusalOf = async (environment: NodeJS.ProcessEnv): Promise<string> => {
  const silent = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const message = await start({ ALMANAC_SEED: 'none', PORT: '0', ...environment }).then(
    () => 'It started.',
    (error: Error) => error.message,
  );
  silent.mockRestore();
  return message;
};

describe('An operator who starts the server', () => {
  it('reads that the port is taken, and starts it on another one', async () => {
    const [first, ALMANAC_DATA_DIR] = [await openAlmanac(), aDataDirectory()];
    const { port } = new URL(await first.app.getUrl());
    expect(await refusalOf({ ALMANAC_DATA_DIR, PORT: port })).toBe('PORT is in use by another program: choose another one.');
    const second = await openAlmanac({ ALMANAC_DATA_DIR });
    await register(second, 'Chess Federation');
    expect(await second.read('/api/organizations')).toHaveLength(1);
  });

  it.each([
    [{ PORT: '0x' }, 'PORT must be a port number.'],
    [{ ALMANAC_NOW: '2026-03-18' }, 'ALMANAC_NOW must be an ISO instant such as 2026-03-18T12:00:00-04:00.'],
    [{ ALMANAC_DATA_DIR: '/dev/null' }, "ALMANAC_DATA_DIR cannot be used: EEXIST: file already exists, mkdir '/dev/null'."],
  ])('with %j reads what is wrong about it', async (wrong, sentence) =>
    expect(await refusalOf({ ALMANAC_DATA_DIR: aDataDirectory(), ...wrong })).toBe(sentence),
  );

  it.each([
    ['{', /town\.json is not JSON: /],
    ['[]', /town\.json holds no settings/],
    ['null', /town\.json holds no settings/],
    ['"Haddonfield"', /town\.json holds no settings/],
    ['{"name":"","timeZone":"America/Haddonfield"}', /town\.json: name, timeZone cannot be read\.$/],
    ['{"mapCenter":{"latitude":140,"longitude":-75}}', /town\.json: mapCenter cannot be read\.$/],
    ['{"mayor":"Anna"}', /town\.json: mayor cannot be read\.$/],
    ['{"links":"https://town.example"}', /town\.json: links cannot be read\.$/],
    [
      '{"schoolHours":[{"name":"Harrison"},{"name":"Truman","regularOpen":"morning"}]}',
      /: schoolHours\[1\]\.regularOpen cannot be read\.$/,
    ],
    ['{"schoolHours":[{"name":"Truman","regularOpen":"9:00","regularClose":"8:00"}]}', /: schoolHours\[0\]\.regularClose cannot/],
    ['{"schoolHours":[{"name":"Truman"},{"name":"Truman"}]}', /: schoolHours cannot be read\.$/],
    ['{"schoolHours":[null]}', /: schoolHours cannot be read\.$/],
    ['{"schoolHours":{"Truman":"9:00"}}', /: schoolHours cannot be read\.$/],
    [
      '{"bellSchedule":[{"lunchType":"A","scheduleType":"Regular","period":"1","time":""}]}',
      /: bellSchedule\[0\]\.lunchType, bellSchedule\[0\]\.time cannot/,
    ],
    ['{"countdowns":{"summer":"2027-06-18"}}', /town\.json: countdowns cannot be read\.$/],
    ...['2027-02-30', '2027-W12-1', '06/18/2027', 18].map((date): [string, RegExp] => [
      JSON.stringify({ countdowns: [{ id: 'summer', name: 'summer break', date }] }),
      /town\.json: countdowns\[0\]\.date cannot be read\.$/,
    ]),
    [
      JSON.stringify({ countdowns: [1, 2].map((day) => ({ id: 'one', name: 'summer break', date: `2027-06-0${day}` })) }),
      /town\.json: countdowns cannot be read\.$/,
    ],
  ])('with the town %s reads which file and which field', async (town, sentence) => {
    const ALMANAC_DATA_DIR = aDataDirectory();
    writeFileSync(join(ALMANAC_DATA_DIR, 'town.json'), town);
    expect(await refusalOf({ ALMANAC_DATA_DIR })).toMatch(sentence);
  });

  it('runs the calendar of another town, by its own clock', async () => {
    const ALMANAC_DATA_DIR = aDataDirectory();
    const mapCenter = { latitude: 41.5236, longitude: -90.5776 };
    const davenport = { name: 'Davenport', state: 'Iowa', timeZone: 'America/Chicago', mapCenter };
    writeFileSync(join(ALMANAC_DATA_DIR, 'town.json'), JSON.stringify(davenport));
    const almanac = await openAlmanac({ ALMANAC_DATA_DIR, ALMANAC_NOW: '2026-11-21T00:30:00-05:00', ALMANAC_SEED: 'sample' });
    expect(await almanac.read<Town>('/api/town')).toMatchObject({ ...davenport, unknownPlace: mapCenter, countdowns: [] });
    const events = await almanac.read<{ startTime: string | null }[]>('/api/events?from=2026-11-20&to=2026-11-20');
    const [first] = events.flatMap(({ startTime }) => (startTime?.startsWith('2026-11-20') ? [startTime] : []));
    expect(first).toMatch(/-06:00$/);
  });
});
