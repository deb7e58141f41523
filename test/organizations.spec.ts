/** @engines small */

import { entryOf, type FeedDefault, isHidden, type Organization, orderOrganizations, type Subcalendar } from '#libs/contracts';
import { type Almanac, openAlmanac } from './app';

describe('Who publishes in the sample town', () => {
  let almanac: Almanac;
  let organizations: Organization[];

  beforeAll(async () => {
    almanac = await openAlmanac({ ALMANAC_SEED: 'sample' });
    organizations = await almanac.read('/api/organizations');
  });

  it('is listed with all its parts, most prominent first, then by name', () => {
    expect(organizations.length).toBeGreaterThan(35);
    expect(organizations[0]).toMatchObject({ name: 'Moorestown Township', category: 'Government', displayOrder: 100 });
    expect(organizations[0]!.subOrganizations[0]).toEqual({ name: 'Township Council', subDisplayOrder: 90 });
    expect(organizations).toEqual(orderOrganizations(organizations, () => false));
  });

  it('is not who is hidden', () => expect(organizations.filter(({ name }) => isHidden(name))).toEqual([]));

  it('offers programs to follow by themselves, those of one organization together', async () => {
    const subcalendars = await almanac.read<Subcalendar[]>('/api/subcalendars');
    const known = new Set(organizations.map(({ id }) => id));
    expect(subcalendars.length).toBeGreaterThan(10);
    expect(subcalendars.filter(({ organizationId }) => !known.has(organizationId))).toEqual([]);
    const inLibrary = subcalendars.filter(({ organizationId }) => organizationId === 2).map(({ name }) => name);
    expect(inLibrary).toEqual(['Children', 'Teens', 'Adults', 'Friends of the Library']);
    const runs = subcalendars.filter(({ organizationId }, i) => organizationId !== subcalendars[i - 1]?.organizationId);
    expect(runs).toHaveLength(new Set(subcalendars.map(({ organizationId }) => organizationId)).size);
  });

  it('fills the feed of newcomers with entries that exist', async () => {
    const defaults = await almanac.read<FeedDefault[]>('/api/my-almanac-defaults');
    const entries = organizations.flatMap(({ name, subOrganizations }) => [
      name,
      ...subOrganizations.map((sub) => entryOf(name, sub.name)),
    ]);
    expect(defaults.length).toBeGreaterThan(5);
    expect(defaults.filter((each) => !entries.includes(entryOf(each.organization, each.subOrganization)))).toEqual([]);
    expect(defaults.map(({ subDisplayOrder }) => subDisplayOrder)).toEqual(
      defaults.map(({ subDisplayOrder }) => subDisplayOrder).toSorted((a, b) => b - a),
    );
  });
});

describe('A town where nobody has published anything', () => {
  it.each(['events', 'organizations', 'subcalendars', 'my-almanac-defaults'])('has an empty list of %s', async (list) => {
    const almanac = await openAlmanac();
    expect(await almanac.read(`/api/${list}`)).toEqual([]);
    await almanac.close();
  });
});
