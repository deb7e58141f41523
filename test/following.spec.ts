/** @engines small */

import { FEATURED_ENTRY, type Preferences } from '#libs/contracts';
import { FollowOrganizations, hashedKey } from '#libs/domain';
import { EventStore } from '#libs/event-sourcing';
import { Directory } from '../apps/api/src/organizations/directory';
import { type Almanac, openAlmanac } from './app';
import { publish, registerOrganization } from './publishing';

const LIBRARY = 'Moorestown Library';
const ADULTS = `${LIBRARY}::Adults`;
const TEENS = `${LIBRARY}::Teens`;
const TOWNSHIP = 'Moorestown Township';

describe('Following', () => {
  let almanac: Almanac;
  const head = () => almanac.app.get(EventStore).head();
  const factsOf = async ({ key }: { key: string }) => {
    const names = await almanac.app.get(Directory).names();
    return (await almanac.app.get(EventStore).read(`preferences-${hashedKey(key)}`)).map(({ type, data }) => [
      type,
      data.entry && names.textOf(data.entry),
    ]);
  };

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, LIBRARY, ['Adults', 'Teens']);
    await registerOrganization(almanac, TOWNSHIP, ['Planning Board']);
    await registerOrganization(almanac, 'Chess Federation');
    await registerOrganization(almanac, 'wzy', ['Naps']);
    await publish(almanac, 'Story time', { organization: LIBRARY });
    await publish(almanac, 'Game night', { organization: LIBRARY, subOrganization: 'Teens' });
    await publish(almanac, 'Hearing', { organization: TOWNSHIP, subOrganization: 'Planning Board' });
    await publish(almanac, 'Town fair', { organization: TOWNSHIP, isPromoted: true });
  });

  const seenBy = async (resident: ReturnType<Almanac['resident']>) => {
    const [{ followedOrganizations }, sidebar, feed] = [
      await resident.preferences(),
      await resident.sidebar(),
      await resident.feed(),
    ];
    const subs = sidebar.organizations.flatMap(({ subOrganizations }) => subOrganizations);
    return {
      follows: followedOrganizations,
      checked: sidebar.organizations.flatMap(({ name, followed }) => (followed ? [name] : [])),
      checkedSubs: subs.flatMap(({ entry, followed }) => (followed ? [entry] : [])),
      feed: feed.events.map(({ name }) => name).sort(),
      defaults: feed.defaults,
    };
  };

  it('Anna follows an organization and gets all of it, in the answer and everywhere at once', async () => {
    const anna = almanac.resident('Anna');
    const { body } = await anna.follow(LIBRARY).expect(200);
    expect(body).toMatchObject({ followedOrganizations: [LIBRARY, ADULTS, TEENS], followedSubOrganizations: [ADULTS, TEENS] });
    expect(await anna.preferences()).toEqual(body);
    expect(await seenBy(anna)).toEqual({
      follows: [LIBRARY, ADULTS, TEENS],
      checked: [LIBRARY],
      checkedSubs: [ADULTS, TEENS],
      feed: ['Game night', 'Story time'],
      defaults: false,
    });
    expect((await anna.sidebar()).organizations[0]!.name).toBe(LIBRARY);
  });

  it('Ben follows an organization with one of its parts and gets just that part', async () => {
    const ben = almanac.resident('Ben');
    await ben.follow(LIBRARY, ADULTS).expect(200);
    expect(await seenBy(ben)).toMatchObject({ follows: [LIBRARY, ADULTS], checkedSubs: [ADULTS], feed: ['Story time'] });
  });

  it('Carla follows a part without its organization, whose box is checked all the same', async () => {
    const carla = almanac.resident('Carla');
    await carla.follow(TEENS).expect(200);
    expect(await seenBy(carla)).toMatchObject({
      follows: [TEENS],
      checked: [LIBRARY],
      checkedSubs: [TEENS],
      feed: ['Game night'],
    });
  });

  it('Dan follows Featured and gets what is promoted, whoever publishes it', async () => {
    const dan = almanac.resident('Dan');
    expect((await dan.sidebar()).featured).toEqual({ count: 1, followed: false });
    await dan.follow(FEATURED_ENTRY).expect(200);
    expect((await dan.sidebar()).featured).toEqual({ count: 1, followed: true });
    expect(await seenBy(dan)).toMatchObject({ follows: [FEATURED_ENTRY], checked: [], feed: ['Town fair'] });
  });

  it('Eva lets one part go and keeps the rest: afterwards the list is taken as it is', async () => {
    const eva = almanac.resident('Eva');
    await eva.follow(LIBRARY).expect(200);
    await eva.follow(LIBRARY, ADULTS).expect(200);
    expect(await seenBy(eva)).toMatchObject({ follows: [LIBRARY, ADULTS], feed: ['Story time'] });
    await eva.follow(LIBRARY).expect(200);
    expect(await seenBy(eva)).toMatchObject({ follows: [LIBRARY], checkedSubs: [], feed: ['Story time'] });
  });

  it('Finn posts a new list, and each difference is a fact of its own', async () => {
    const finn = almanac.resident('Finn');
    await finn.follow(LIBRARY, TEENS).expect(200);
    await finn.follow(TEENS, TOWNSHIP).expect(200);
    expect(await factsOf(finn)).toEqual([
      ['OrganizationFollowed', LIBRARY],
      ['OrganizationFollowed', TEENS],
      ['OrganizationUnfollowed', LIBRARY],
      ['OrganizationFollowed', TOWNSHIP],
      ['OrganizationFollowed', `${TOWNSHIP}::Planning Board`],
    ]);
  });

  it('Finn posts the same list again, in another order and with doubles: nothing is recorded', async () => {
    const finn = almanac.resident('Finn');
    const { followedOrganizations } = await finn.preferences();
    const before = await head();
    await finn.follow(...followedOrganizations.toReversed(), TEENS, TEENS).expect(200);
    expect(await head()).toBe(before);
    expect((await finn.preferences()).followedOrganizations).toEqual(followedOrganizations);
  });

  it("Gil has never changed a follow: he gets the town's defaults, until he says None", async () => {
    const gil = almanac.resident('Gil');
    expect(await gil.preferences()).toMatchObject({ followedOrganizations: [], defaults: true });
    expect((await gil.feed()).defaults).toBe(true);
    const { body } = await gil.follow().expect(200);
    expect(body).toMatchObject({ followedOrganizations: [], defaults: false });
    expect(await seenBy(gil)).toEqual({ follows: [], checked: [], checkedSubs: [], feed: [], defaults: false });
    expect((await gil.sidebar()).feed).toEqual({ count: 0, defaults: false });
    expect((await factsOf(gil)).map(([type]) => type)).toEqual(['FeedDefaultsDeclined']);
    await gil.follow().expect(200);
    expect(await factsOf(gil)).toHaveLength(1);
  });

  it('Hana unfollows the last one: her feed is empty, the defaults do not come back', async () => {
    const hana = almanac.resident('Hana');
    await hana.follow(TOWNSHIP).expect(200);
    await hana.follow().expect(200);
    expect(await seenBy(hana)).toEqual({ follows: [], checked: [], checkedSubs: [], feed: [], defaults: false });
  });

  it.each([
    'Moorestown Aquarium',
    `${LIBRARY}::Owls`,
    `${LIBRARY}::`,
    '::Teens',
    'moorestown library',
    'Featured::x',
    '',
    'constructor',
  ])('Ida cannot follow %j: she is told so and nothing changes, not even the rest of her list', async (entry) => {
    const ida = almanac.resident('Ida');
    await ida.follow(TEENS).expect(200);
    const before = await head();
    const { body } = await ida.follow(TOWNSHIP, entry, LIBRARY).expect(400);
    expect(body).toEqual({ statusCode: 400, error: 'Bad Request', message: `organizations: there is no '${entry}'.` });
    expect(await head()).toBe(before);
    expect((await ida.preferences()).followedOrganizations).toEqual([TEENS]);
  });

  it.each(['wzy', 'WZY', 'wzy::Naps', 'My Events', 'My Events::Birthdays'])('Jo cannot follow %s', async (entry) => {
    const jo = almanac.resident('Jo');
    const { body } = await jo.follow(LIBRARY, entry).expect(400);
    expect(body.message).toBe(`organizations: '${entry}' cannot be followed.`);
    expect(await jo.preferences()).toMatchObject({ followedOrganizations: [], defaults: true });
  });

  it('Kim followed what exists no longer: it stays in her list, blocks nothing, and nobody else can add it', async () => {
    const [kim, lee] = [almanac.resident('Kim'), almanac.resident('Lee')];
    await almanac.issue(FollowOrganizations, { key: hashedKey(kim.key), wished: ['4711'], tree: {} });
    await kim.follow('4711', TEENS).expect(200);
    expect((await kim.preferences()).followedOrganizations).toEqual(['4711', TEENS]);
    expect((await kim.sidebar()).organizations.map(({ name }) => name)).not.toContain('4711');
    expect((await lee.follow('4711').expect(400)).body.message).toBe("organizations: there is no '4711'.");
    await kim.follow(TEENS).expect(200);
    await kim.follow('4711', TEENS).expect(400);
  });

  it('Olga clicks in two tabs at once: whichever click comes last, all that she sees agrees', async () => {
    const [oneTab, otherTab] = [almanac.resident('Olga'), almanac.resident('Olga')];
    const clicks = [[LIBRARY], [TOWNSHIP, TEENS], [], [FEATURED_ENTRY], [LIBRARY, ADULTS]];
    await Promise.all(clicks.map((list, nth) => (nth % 2 ? oneTab : otherTab).follow(...list).expect(200)));
    const view = await seenBy(oneTab);
    expect(await seenBy(otherTab)).toEqual(view);
    expect(view.checkedSubs.toSorted()).toEqual(view.follows.filter((entry) => entry.includes('::')).toSorted());
    expect(await oneTab.preferences()).toEqual((await otherTab.follow(...view.follows).expect(200)).body);
  });

  it('Max and Nina do not see what the other follows, though their keys differ in one letter case', async () => {
    const [max, nina] = [almanac.resident('Max'), almanac.resident('Nina')];
    await max.follow(LIBRARY).expect(200);
    await nina.follow(TOWNSHIP).expect(200);
    expect((await max.preferences()).followedOrganizations).toContain(LIBRARY);
    expect((await nina.preferences()).followedOrganizations).not.toContain(LIBRARY);
    const another = max.key.replace(/[a-z](?=[^a-z]*$)/, (letter) => letter.toUpperCase());
    expect(another).not.toBe(max.key);
    expect(await almanac.read<Preferences>(`/api/preferences/${another}`)).toMatchObject({ followedOrganizations: [] });
  });
});
