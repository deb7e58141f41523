/** @engines small */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventDetails, FeedDefault, Organization, Subcalendar, TownEvent } from '#libs/contracts';
import { OfferFeedDefault, OfferSubcalendar } from '#libs/domain';
import { EventStore } from '#libs/event-sourcing';
import { toOrganizationId, toSubOrganizationId } from '#libs/integrations';
import { type Almanac, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { registerOrganization } from './publishing';
import type { Resident } from './resident';

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:story',
  'DTSTART;TZID=America/New_York:20261124T103000',
  'SUMMARY:Story time',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

describe('When the library is renamed', () => {
  let almanac: Almanac;
  let command: ReturnType<typeof openCommandLine>;
  let anna: Resident;
  let story: TownEvent;
  const head = () => almanac.app.get(EventStore).head();
  const events = () => almanac.read<TownEvent[]>('/api/events');
  const rename = (from: string, to: string, ...how: string[]) => command('organizations', 'rename', from, to, ...how);
  const load = (organization: string, sub: string) =>
    command(
      ...['import', 'ics', join(almanac.dataDirectory, 'kids.ics'), '--category', 'Education'],
      ...['--organization', organization, '--sub-organization', sub],
    );

  beforeAll(async () => {
    almanac = await openAlmanac();
    command = openCommandLine(almanac.dataDirectory);
    writeFileSync(join(almanac.dataDirectory, 'kids.ics'), CALENDAR);
    expect((await load('Library', 'Kids')).code).toBe(0);
    await registerOrganization(almanac, 'Library', ['Teens']);
    await registerOrganization(almanac, 'Township');
    const id = toOrganizationId('Library');
    await almanac.issue(OfferFeedDefault, { id, subOrganizationId: toSubOrganizationId(id, 'Kids'), subDisplayOrder: 50 });
    await almanac.issue(OfferSubcalendar, { id, subcalendarId: 9, name: 'Stories', description: '', displayOrder: 50 });
    story = (await events())[0]!;
    anna = almanac.resident('Anna');
    await anna.follow('Library').expect(200);
    await anna.save(story.id).expect(200);
    expect((await rename('Library::Kids', 'Library::Children')).output).toBe(
      "'Library::Kids' is now called 'Library::Children'.",
    );
    expect((await rename('Library', 'Public Library')).code).toBe(0);
  });

  it('every answer calls it by its new name, the list of events that was at hand too', async () => {
    const names = { organization: 'Public Library', subOrganization: 'Children', sourceName: 'Public Library, Children' };
    const { children, free } = story.traits!;
    const traits = {
      ...story.traits,
      children: { ...children!, words: 'Children' },
      free: { ...free!, words: 'Public Library' },
    };
    expect(await events()).toEqual([{ ...story, ...names, traits }]);
    const { history: _, provenance: __, ...event } = await almanac.read<EventDetails>(`/api/events/${story.id}`);
    expect(event).toEqual({ ...story, ...names, traits });
    expect(await almanac.read<TownEvent>('/api/events/story-time--2026-11-24')).toMatchObject({ id: story.id, ...names });
    const organizations = await almanac.read<Organization[]>('/api/organizations');
    expect(organizations.map(({ name, subOrganizations }) => [name, ...subOrganizations.map((sub) => sub.name)])).toEqual([
      ['Public Library', 'Children', 'Teens'],
      ['Township'],
    ]);
    expect(await almanac.read<FeedDefault[]>('/api/my-almanac-defaults')).toMatchObject([
      { organization: 'Public Library', subOrganization: 'Children' },
    ]);
    expect(await almanac.read<Subcalendar[]>('/api/subcalendars')).toMatchObject([{ organizationId: organizations[0]!.id }]);
  });

  it('Anna still follows it with all its parts, has saved its event, and sees it counted', async () => {
    expect(await anna.preferences()).toMatchObject({
      followedOrganizations: ['Public Library', 'Public Library::Children', 'Public Library::Teens'],
      savedEvents: [story.id],
      defaults: false,
    });
    expect((await anna.feed()).events.map(({ id }) => id)).toEqual([story.id]);
    expect((await anna.sidebar()).organizations[0]).toMatchObject({
      name: 'Public Library',
      followed: true,
      count: 1,
      subOrganizations: [{ entry: 'Public Library::Children', followed: true, count: 1 }, { followed: true }],
    });
  });

  it('Ben gets it with the defaults of the town', async () => {
    expect((await almanac.resident('Ben').feed()).events.map(({ id }) => id)).toEqual([story.id]);
  });

  it('a page that Anna left open posts the old names, and nothing changes', async () => {
    const before = await head();
    await anna.follow('Library', 'Library::Kids', 'Public Library::Teens').expect(200);
    expect(await head()).toBe(before);
    expect((await anna.preferences()).followedOrganizations).toContain('Public Library::Children');
  });

  it.each([
    ['Public Library', 'Children'],
    ['Library', 'Kids'],
  ])('importing again under %s and %s records nothing: it is the same source', async (organization, sub) => {
    const before = await head();
    expect((await load(organization, sub)).output).toContain('1 event, nothing new');
    expect(await head()).toBe(before);
  });

  it('renaming it again says so and records nothing', async () => {
    const before = await head();
    expect(await rename('Library', 'Public Library')).toMatchObject({
      code: 0,
      output: "It is already called 'Public Library'.",
    });
    expect(await head()).toBe(before);
  });

  it('an organization that is given the old name is meant by it from then on', async () => {
    expect((await rename('Township', 'Library')).complained).toMatch(
      /^'Library' is an old name of 'Public Library', and imports may still use it/,
    );
    expect((await rename('Township', 'Library', '--force')).code).toBe(0);
    const carla = almanac.resident('Carla');
    await carla.follow('Library').expect(200);
    expect((await carla.preferences()).followedOrganizations).toEqual(['Library']);
    expect((await anna.preferences()).followedOrganizations).toContain('Public Library');
    expect((await rename('Library', 'Township')).code).toBe(0);
    expect((await carla.preferences()).followedOrganizations).toEqual(['Township']);
  });

  it.each([
    ['Bookmobile', 'Books', "There is no organization 'Bookmobile'."],
    ['Public Library::Adults', 'Public Library::Elders', "There is no sub-organization 'Public Library::Adults'."],
    ['Public Library', 'Township', "Another organization is already called 'Township'."],
    ['Public Library::Teens', 'Public Library::Kids', /^'Public Library::Kids' is an old name of 'Public Library::Children'/],
    ['Public Library::Children', 'Public Library::Teens', "Another sub-organization is already called 'Teens'."],
    [
      'Public Library::Children',
      'Township::Children',
      /^'Public Library::Children' must stay a sub-organization of 'Public Library'/,
    ],
    ['Public Library::Children', 'Children', /^'Public Library::Children' must stay a sub-organization of 'Public Library'/],
    ['Public Library', 'Town::Library', "The name 'Town::Library' must not contain '::'."],
    ['Public Library', 'featured', "The name 'featured' is reserved."],
    ['Public Library', 'My Events', "The name 'My Events' is reserved."],
    ['Public Library', 'WZY', "The name 'WZY' is reserved."],
  ])('%s cannot become %s', async (from, to, sentence) => {
    const before = await head();
    const { code, output, complained } = await rename(from, to);
    expect([code, output, complained]).toEqual([
      1,
      '',
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ]);
    expect(await head()).toBe(before);
  });

  it('cannot become nothing', async () => {
    const { code, complained } = await rename('Public Library', '');
    expect([code, complained.split('\n')[0]]).toEqual([2, 'One of its words is empty.']);
  });

  it.each([['Town::Library'], ['Featured'], ['My Events'], ['x'.repeat(141)]])(
    'nobody is imported as %s',
    async (organization) => {
      const before = await head();
      const { code, output } = await load(organization, 'Kids');
      expect(code).toBe(1);
      expect(output).toContain('FAILED. ');
      expect(await head()).toBe(before);
    },
  );

  it('it can be named as it was', async () => {
    expect((await rename('Public Library::Children', 'Public Library::Kids')).code).toBe(0);
    expect((await rename('Public Library', 'Library', '--force')).code).toBe(0);
    expect(await events()).toEqual([story]);
    expect((await anna.preferences()).followedOrganizations).toEqual(['Library', 'Library::Kids', 'Library::Teens']);
  });
});

describe('Two operators who give two organizations one name at once', () => {
  it('find it given to one of them: the other keeps the name it had', async () => {
    const almanac = await openAlmanac();
    for (const name of ['Archive', 'Bookmobile']) await registerOrganization(almanac, name);
    const command = openCommandLine(almanac.dataDirectory);
    const outcomes = await Promise.all(
      ['Archive', 'Bookmobile'].map((name) => command('organizations', 'rename', name, 'Reading Room')),
    );
    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect(outcomes.map(({ complained }) => complained)).toContain("Another organization is already called 'Reading Room'.");
    const names = (await almanac.read<Organization[]>('/api/organizations')).map(({ name }) => name);
    expect(names.filter((name) => name === 'Reading Room')).toHaveLength(1);
    expect(names.filter((name) => ['Archive', 'Bookmobile'].includes(name))).toHaveLength(1);
  });
});
