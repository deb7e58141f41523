import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountedSubcalendar, type MyAlmanac, parseTimeOfDay, type Town } from '#libs/contracts';
import {
  type BellPeriod,
  filterBellPeriods,
  formatSchoolHours,
  groupBySchool,
  LUNCHES,
  lunchNameOf,
  SCHEDULES,
  type SchoolHours,
} from '#libs/contracts/schools';
import { OfferSubcalendar, RenameOrganization } from '#libs/domain';
import { toOrganizationId } from '#libs/integrations';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import { publish, registerOrganization } from './publishing';
import type { Resident } from './resident';

const FORM = 'https://letters.example:8443/moorestown?list=7';

const policyOf = async ({ http }: Almanac) => (await http.get('/')).headers['content-security-policy']!.split('; ');

let defaultTown: Almanac;
beforeAll(async () => {
  defaultTown = await openAlmanac();
});

describe('An operator whose town has a newsletter', () => {
  it('offers it, and lets its form stand in the page: nobody else’s', async () => {
    const almanac = await openAlmanac({ NEWSLETTER_FORM_URL: FORM });
    const { newsletter, features } = await almanac.read<Town>('/api/town');
    expect({ newsletter, features }).toEqual({ newsletter: FORM, features: expect.arrayContaining(['newsletter']) });
    expect(await policyOf(almanac)).toContain('frame-src https://letters.example:8443');
  });

  it('offers none where no form is said, and nothing may stand in the page', async () => {
    const { newsletter, features } = await defaultTown.read<Town>('/api/town');
    expect({ newsletter, features }).toEqual({ newsletter: '', features: expect.not.arrayContaining(['newsletter']) });
    expect(await policyOf(defaultTown)).toContain("frame-src 'none'");
  });
});

describe('A town that nobody has described', () => {
  it('counts the days to its school dates, of 2025 and of the years after it', async () => {
    const { countdowns } = await defaultTown.read<Town>('/api/town');
    expect(countdowns.slice(0, 3).map(({ name, date }) => [name, date])).toEqual([
      ['summer break', '2025-06-20'],
      ['school starts', '2025-09-02'],
      ['winter break', '2025-12-23'],
    ]);
    expect(new Set(countdowns.map(({ name }) => name)).size).toBe(3);
    expect(countdowns.map(({ date }) => date)).toEqual(countdowns.map(({ date }) => date).toSorted());
    expect(countdowns.at(-1)!.date > '2028').toBe(true);
  });
});

const openWithTownFile = (town: object) => {
  const ALMANAC_DATA_DIR = createDataDirectory();
  writeFileSync(join(ALMANAC_DATA_DIR, 'town.json'), JSON.stringify(town));
  return openAlmanac({ ALMANAC_DATA_DIR });
};

const readSchoolHours = (almanac: Almanac) => almanac.read<SchoolHours[]>('/api/school-hours');
const readBellSchedule = (almanac: Almanac) => almanac.read<BellPeriod[]>('/api/bell-schedule');

const nameOf = ({ name }: { name: string }) => name;
const eventNamesOf = ({ events }: MyAlmanac) => events.map(nameOf).sort();

describe('A town that names the programs of its organizations', () => {
  const davenport = {
    name: 'Davenport',
    subcalendars: [
      { organization: 'Library', name: 'Children', description: 'Ages one to ten', titleWords: ['story time', 'lap-sit'] },
      { organization: 'Library', name: 'Chess', titleWords: ['chess'] },
      { organization: 'Museum', name: 'Tours' },
    ],
  };
  let almanac: Almanac;
  const programs = () => almanac.read<CountedSubcalendar[]>('/api/subcalendars');
  beforeAll(async () => {
    almanac = await openWithTownFile(davenport);
    await registerOrganization(almanac, 'Library', ['Children', 'Teens']);
    await registerOrganization(almanac, 'Clubs');
    await almanac.issue(OfferSubcalendar, {
      ...{ id: toOrganizationId('Library'), subcalendarId: 7, name: 'Chess', description: 'On Fridays', displayOrder: 90 },
    });
    const library = { organization: 'Library' };
    await publish(almanac, 'Crafts', { ...library, subOrganization: 'Children' });
    await publish(almanac, 'Story Time: bears', library);
    await publish(almanac, 'Story time of last week', { ...library, date: '2026-11-13' });
    await publish(almanac, 'Teen chess', { ...library, subOrganization: 'Teens' });
    await publish(almanac, 'Storytellers', library);
    await publish(almanac, 'Chess in the park', { organization: 'Clubs' });
  });

  it('lists those whose organization exists, with their rule and how many events they have', async () => {
    expect(await programs()).toEqual([
      {
        ...{ id: 7, organizationId: toOrganizationId('Library'), name: 'Chess', description: 'On Fridays', displayOrder: 90 },
        ...{ titleWords: ['chess'], count: 1 },
      },
      {
        ...{ id: expect.any(Number), organizationId: toOrganizationId('Library'), name: 'Children', displayOrder: 50 },
        ...{ description: 'Ages one to ten', titleWords: ['story time', 'lap-sit'], count: 2 },
      },
    ]);
  });

  it('has the events of a program in the feed of who follows it, in its count and in its subscription', async () => {
    const anna = almanac.resident('Anna');
    const [, children] = await programs();
    await anna.followSubcalendars(children!.id).expect(200);
    expect(eventNamesOf(await anna.feed())).toEqual(['Crafts', 'Story Time: bears', 'Story time of last week']);
    expect((await anna.sidebar()).feed.count).toBe(2);
    const { url } = (await almanac.http.post('/api/subscription').send({ sessionId: anna.key }).expect(201)).body;
    const file = (await almanac.http.get(new URL(url).pathname).expect(200)).text;
    expect(file.match(/(?<=^SUMMARY:).*/gm)?.sort()).toEqual(['Crafts', 'Story Time: bears', 'Story time of last week']);
    await publish(almanac, 'Lap sit', { organization: 'Library' });
    expect(eventNamesOf(await anna.feed())).toContain('Lap sit');
    expect((await anna.sidebar()).feed.count).toBe(3);
    await anna.followSubcalendars().expect(200);
    expect(eventNamesOf(await anna.feed())).toEqual([]);
  });

  it('follows an organization under its new name, and tells the same after everything is built anew', async () => {
    const ben = almanac.resident('Ben');
    await ben.followSubcalendars(...(await programs()).map(({ id }) => id)).expect(200);
    await almanac.issue(RenameOrganization, { id: toOrganizationId('Library'), name: 'Public Library' });
    const [feed, programsBefore] = [await ben.feed(), await programs()];
    expect(eventNamesOf(feed)).toContain('Teen chess');
    const { dataDirectory: ALMANAC_DATA_DIR } = almanac;
    await almanac.close();
    for (const end of ['', '-wal', '-shm']) rmSync(join(ALMANAC_DATA_DIR, `readmodels.db${end}`), { force: true });
    almanac = await openAlmanac({ ALMANAC_DATA_DIR });
    expect([await almanac.resident('Ben').feed(), await programs()]).toEqual([feed, programsBefore]);
  });
});

describe('A parent in Moorestown', () => {
  it('reads when each of the six schools begins and ends on each kind of day', async () => {
    const schools = groupBySchool(await readSchoolHours(defaultTown));
    expect(schools.map(({ name }) => name)).toEqual([
      'George C. Baker Elementary',
      'Mary E. Roberts Elementary',
      'South Valley Elementary',
      'Upper Elementary School',
      'William Allen Middle School',
      'Moorestown High School',
    ]);
    for (const { hours } of schools)
      for (const schedule of SCHEDULES) expect(formatSchoolHours(hours[0]!, schedule)).toMatch(/^\d+:\d\d AM – \d+:\d\d [AP]M$/);
  });

  it('reads a day of the high school that begins, goes on and ends as its hours say, whatever lunch it is', async () => {
    const bells = await readBellSchedule(defaultTown);
    const high = (await readSchoolHours(defaultTown)).find(({ name }) => name === 'Moorestown High School')!;
    for (const schedule of SCHEDULES)
      for (const lunch of LUNCHES) {
        const day = filterBellPeriods(bells, schedule, lunch);
        const times = day.flatMap(({ time }) => time.split(' – ').map((text) => parseTimeOfDay(text)!));
        expect(day.map(({ period }) => period).filter((period) => period.endsWith('Lunch'))).toEqual([lunchNameOf(lunch)]);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(formatSchoolHours(high, schedule)).toBe(`${day[0]!.time.split(' – ')[0]} – ${day.at(-1)!.time.split(' – ')[1]}`);
      }
    expect(new Set(bells.map(({ id }) => id)).size).toBe(bells.length);
  });

  it('is told that nothing has changed when she asks again', async () => {
    for (const address of ['/api/school-hours', '/api/bell-schedule']) {
      const { headers } = await defaultTown.http.get(address).expect(200);
      await defaultTown.http.get(address).set('if-none-match', headers['etag']!).expect(304);
    }
  });

  it('finds school hours among what her town has', async () => {
    const town = await defaultTown.read<Town>('/api/town');
    expect(town.features).toContain('hours');
    expect(town).toMatchObject({ schoolDistrict: 'Moorestown Township Public Schools', highSchool: 'Moorestown High School' });
    expect(town).not.toHaveProperty('schoolHours');
  });
});

describe('A town that says no more than its name', () => {
  it('has nothing that is Moorestown’s', async () => {
    const almanac = await openWithTownFile({ name: 'Davenport' });
    const { now, timeZone, mapCenter, unknownPlace, mapStyle, features, ...town } = await almanac.read<Town>('/api/town');
    expect(town).toEqual({
      ...{ name: 'Davenport', state: '', links: {}, newsletter: '', countdowns: [] },
      ...{ schoolDates: '', schoolDistrict: '', highSchool: '' },
      ...{ collection: 'Trash Collection', districts: [], districtMap: 'the map' },
    });
    expect(features).not.toContain('subcalendars');
  });
});

describe('A parent in another town', () => {
  it('is told of no hours while the town says nothing of its schools', async () => {
    const almanac = await openWithTownFile({ name: 'Davenport' });
    expect([await readSchoolHours(almanac), await readBellSchedule(almanac)]).toEqual([[], []]);
    const { features, ...town } = await almanac.read<Town>('/api/town');
    expect(features).not.toContain('hours');
    expect(town).toMatchObject({ schoolDistrict: '', highSchool: '' });
  });

  it('reads the hours that it tells', async () => {
    const schoolHours = [{ name: 'Truman', subgroup: 'Preschool', regularOpen: '9:00', regularClose: '12:30' }];
    const almanac = await openWithTownFile({ name: 'Davenport', schoolDistrict: 'Davenport Schools', schoolHours });
    const [truman, ...others] = await readSchoolHours(almanac);
    expect([truman, others]).toEqual([{ id: 1, ...schoolHours[0] }, []]);
    expect(formatSchoolHours(truman!, 'Regular')).toBe('9:00 AM – 12:30 PM');
    expect((await almanac.read<Town>('/api/town')).features).toContain('hours');
  });
});

describe('A resident of another town whose refuse is collected', () => {
  const [NORTH, SOUTH] = ['North (Friday pick up)', 'South'];
  const settings = { collection: 'Refuse', districts: [NORTH!, SOUTH!, 'East'], districtMap: 'the city’s map' };
  let almanac: Almanac;

  beforeAll(async () => {
    almanac = await openWithTownFile({ name: 'Davenport', ...settings });
    await registerOrganization(almanac, 'Refuse', [SOUTH!, NORTH!, 'Office']);
    await registerOrganization(almanac, 'Trash Collection', ['District 1 (Monday pick up)']);
    for (const subOrganization of [NORTH!, SOUTH!])
      await publish(almanac, subOrganization, { organization: 'Refuse', subOrganization, date: '2026-11-30' });
  });

  const choose = (district: string) =>
    almanac.http.post(`/api/preferences/${almanac.resident('Ada').key}/collection-district`).send({ district });

  it('reads which districts there are, and what their map is called', async () =>
    expect(await almanac.read<Town>('/api/town')).toMatchObject(settings));

  it('chooses one, and follows its pick-ups', async () => {
    expect((await choose(SOUTH!).expect(200)).body).toMatchObject({
      ...{ collectionDistrict: SOUTH, followedOrganizations: [`Refuse::${SOUTH}`] },
    });
  });

  it('subscribes to each by its place in town.json', async () => {
    for (const [place, name] of [NORTH, SOUTH].entries()) {
      const { text } = await almanac.http.get(`/calendar/district/${place + 1}.ics`).expect(200);
      expect([...text.matchAll(/^SUMMARY:(.*?)\r?$/gm)].map(([, summary]) => summary)).toEqual([name]);
    }
  });

  it.each(['District 1 (Monday pick up)', 'Office', 'East'])('cannot choose %j', async (district) => {
    await choose(district).expect(400);
  });

  it.each([0, 3, 4, 9, 10])('finds no calendar of district %i', async (number) => {
    await almanac.http.get(`/calendar/district/${number}.ics`).expect(404);
  });

  it('asks when it is picked up', async () => {
    const { text } = await almanac.http
      .post('/api/chat')
      .send({ message: 'When is trash picked up in district 2?', conversationHistory: [] });
    expect(text).toContain('South');
    expect(text).not.toContain('North');
  });
});

const [MONDAY, TUESDAY] = ['District 1 (Monday pick up)', 'District 2 (Tuesday pick up)'];

describe('A resident whose refuse is collected', () => {
  let almanac: Almanac;
  let ada: Resident;
  let residents = 0;

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, 'Trash Collection', [MONDAY, TUESDAY]);
    await registerOrganization(almanac, 'Library');
    for (const [name, subOrganization] of [
      ['Monday', MONDAY],
      ['Tuesday', TUESDAY],
    ])
      await publish(almanac, name!, { organization: 'Trash Collection', subOrganization, date: '2026-11-30' });
  });
  beforeEach(() => {
    ada = almanac.resident(`Ada ${++residents}`);
  });

  const choose = (district: string) => almanac.http.post(`/api/preferences/${ada.key}/collection-district`).send({ district });

  it('follows the pick-ups of the district they choose, and no longer those of the one before', async () => {
    const { body } = await choose(MONDAY).expect(200);
    expect(body).toMatchObject({
      ...{ collectionDistrict: MONDAY, defaults: true, followedOrganizations: [`Trash Collection::${MONDAY}`] },
    });
    expect((await ada.feed()).events).toHaveLength(1);
    await choose(TUESDAY).expect(200);
    expect(await ada.preferences()).toMatchObject({
      ...{ collectionDistrict: TUESDAY, followedOrganizations: [`Trash Collection::${TUESDAY}`] },
    });
  });

  it('keeps what they followed themselves', async () => {
    await ada.follow(`Trash Collection::${MONDAY}`, 'Library').expect(200);
    await choose(MONDAY).expect(200);
    await choose(TUESDAY).expect(200);
    const { followedOrganizations } = await ada.preferences();
    expect(followedOrganizations.toSorted()).toEqual(['Library', `Trash Collection::${MONDAY}`, `Trash Collection::${TUESDAY}`]);
  });

  it.each(['', 'later', 'District 9 (Never)', 'Trash Collection', 'Library', MONDAY.toLowerCase()])(
    'hears what is no district: %j',
    async (district) => {
      const { body } = await choose(district).expect(400);
      expect(body.message).toMatch(/^district /);
      expect(await ada.preferences()).toMatchObject({ collectionDistrict: null, followedOrganizations: [] });
    },
  );
});
