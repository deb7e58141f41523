import { EventStore } from '#libs/event-sourcing';
import { type Almanac, openAlmanac } from './app';

describe('Following programs by themselves', () => {
  let almanac: Almanac;
  const head = () => almanac.app.get(EventStore).head();

  beforeAll(async () => {
    almanac = await openAlmanac({ ALMANAC_SEED: 'sample' });
  });

  it('Anna follows two, then another two, and has what she listed last', async () => {
    const anna = almanac.resident('Anna');
    expect((await anna.followSubcalendars(5, 6).expect(200)).body).toMatchObject({ followedSubcalendars: [5, 6] });
    expect((await anna.followSubcalendars(6, 1).expect(200)).body).toMatchObject({ followedSubcalendars: [6, 1] });
    expect((await anna.preferences()).followedSubcalendars).toEqual([6, 1]);
    expect((await anna.followSubcalendars().expect(200)).body).toMatchObject({ followedSubcalendars: [] });
  });

  it('Ben posts the same list twice, with doubles, and it is recorded once', async () => {
    const ben = almanac.resident('Ben');
    await ben.followSubcalendars(5, 5, 6).expect(200);
    const before = await head();
    await ben.followSubcalendars(6, 5, 6).expect(200);
    expect(await head()).toBe(before);
    expect((await ben.preferences()).followedSubcalendars).toEqual([5, 6]);
  });

  it('Carla lists one that does not exist: she is told which, and nothing changes', async () => {
    const carla = almanac.resident('Carla');
    await carla.followSubcalendars(5).expect(200);
    const { body } = await carla.followSubcalendars(6, 4711).expect(400);
    expect(body).toEqual({ statusCode: 400, error: 'Bad Request', message: 'subcalendars: there is no 4711.' });
    expect((await carla.preferences()).followedSubcalendars).toEqual([5]);
  });

  it('Dan follows programs alone, and keeps the feed and the defaults he had', async () => {
    const dan = almanac.resident('Dan');
    const before = await dan.feed();
    await dan.followSubcalendars(5).expect(200);
    expect(await dan.feed()).toEqual(before);
    expect(await dan.preferences()).toMatchObject({ followedOrganizations: [], defaults: true });
  });
});
