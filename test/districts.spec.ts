import { type Almanac, openAlmanac } from './app';
import { publish, register } from './publishing';
import type { Resident } from './resident';

const [MONDAY, TUESDAY] = ['District 1 (Monday pick up)', 'District 2 (Tuesday pick up)'];

describe('A resident whose refuse is collected', () => {
  let almanac: Almanac;
  let ada: Resident;

  beforeEach(async () => {
    almanac = await openAlmanac();
    ada = almanac.resident('Ada');
    await register(almanac, 'Trash Collection', [MONDAY, TUESDAY]);
    await register(almanac, 'Library');
    for (const [name, subOrganization] of [
      ['Monday', MONDAY],
      ['Tuesday', TUESDAY],
    ])
      await publish(almanac, name!, { organization: 'Trash Collection', subOrganization, date: '2026-11-30' });
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
