import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clockIn, type Town } from '#libs/contracts';
import {
  type BellPeriod,
  bellsOn,
  bySchool,
  hoursOn,
  LUNCHES,
  lunchName,
  SCHEDULES,
  type SchoolHours,
} from '#libs/contracts/schools';
import { type Almanac, aDataDirectory, openAlmanac } from './app';

const openIn = (town: object) => {
  const ALMANAC_DATA_DIR = aDataDirectory();
  writeFileSync(join(ALMANAC_DATA_DIR, 'town.json'), JSON.stringify(town));
  return openAlmanac({ ALMANAC_DATA_DIR });
};

const hoursIn = (almanac: Almanac) => almanac.read<SchoolHours[]>('/api/school-hours');
const bellsIn = (almanac: Almanac) => almanac.read<BellPeriod[]>('/api/bell-schedule');

describe('A parent in Moorestown', () => {
  let almanac: Almanac;

  beforeAll(async () => {
    almanac = await openAlmanac();
  });

  it('reads when each of the six schools begins and ends on each kind of day', async () => {
    const schools = bySchool(await hoursIn(almanac));
    expect(schools.map(({ name }) => name)).toEqual([
      'George C. Baker Elementary',
      'Mary E. Roberts Elementary',
      'South Valley Elementary',
      'Upper Elementary School',
      'William Allen Middle School',
      'Moorestown High School',
    ]);
    for (const { hours } of schools)
      for (const schedule of SCHEDULES) expect(hoursOn(hours[0]!, schedule)).toMatch(/^\d+:\d\d AM – \d+:\d\d [AP]M$/);
  });

  it('reads a day of the high school that begins, goes on and ends as its hours say, whatever lunch it is', async () => {
    const bells = await bellsIn(almanac);
    const high = (await hoursIn(almanac)).find(({ name }) => name === 'Moorestown High School')!;
    for (const schedule of SCHEDULES)
      for (const lunch of LUNCHES) {
        const day = bellsOn(bells, schedule, lunch);
        const times = day.flatMap(({ time }) => time.split(' – ').map((text) => clockIn(text)!));
        expect(day.map(({ period }) => period).filter((period) => period.endsWith('Lunch'))).toEqual([lunchName(lunch)]);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(hoursOn(high, schedule)).toBe(`${day[0]!.time.split(' – ')[0]} – ${day.at(-1)!.time.split(' – ')[1]}`);
      }
    expect(new Set(bells.map(({ id }) => id)).size).toBe(bells.length);
  });

  it('is told that nothing has changed when she asks again', async () => {
    for (const address of ['/api/school-hours', '/api/bell-schedule']) {
      const { headers } = await almanac.http.get(address).expect(200);
      await almanac.http.get(address).set('if-none-match', headers['etag']!).expect(304);
    }
  });

  it('finds school hours among what her town has', async () => {
    const town = await almanac.read<Town>('/api/town');
    expect(town.features).toContain('hours');
    expect(town).toMatchObject({ schoolDistrict: 'Moorestown Township Public Schools', highSchool: 'Moorestown High School' });
    expect(town).not.toHaveProperty('schoolHours');
  });
});

describe('A parent in another town', () => {
  it('is told of no hours while the town says nothing of its schools', async () => {
    const almanac = await openIn({ name: 'Davenport' });
    expect([await hoursIn(almanac), await bellsIn(almanac)]).toEqual([[], []]);
    const { features, ...town } = await almanac.read<Town>('/api/town');
    expect(features).not.toContain('hours');
    expect(town).toMatchObject({ schoolDistrict: '', highSchool: '' });
  });

  it('reads the hours that it tells', async () => {
    const schoolHours = [{ name: 'Truman', subgroup: 'Preschool', regularOpen: '9:00', regularClose: '12:30' }];
    const almanac = await openIn({ name: 'Davenport', schoolDistrict: 'Davenport Schools', schoolHours });
    const [truman, ...others] = await hoursIn(almanac);
    expect([truman, others]).toEqual([{ id: 1, ...schoolHours[0] }, []]);
    expect(hoursOn(truman!, 'Regular')).toBe('9:00 AM – 12:30 PM');
    expect((await almanac.read<Town>('/api/town')).features).toContain('hours');
  });
});
