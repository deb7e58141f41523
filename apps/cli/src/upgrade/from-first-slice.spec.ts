import { hashedKey } from '#libs/domain';
import type { Recorded } from '#libs/event-sourcing';
import { toSubOrganizationId } from '#libs/integrations';
import { fromFirstSlice } from './from-first-slice';
import { ANNA, aFirstLog, FEED } from './testing/a-first-log';

const kidsId = toSubOrganizationId(4, 'Kids');
const kids = { organizationId: 4, subOrganizationId: kidsId };
const anna = hashedKey(ANNA);
const story = {
  name: 'Story time',
  category: 'Education',
  date: '2026-11-21',
  time: '10:00 AM',
  startTime: '2026-11-21T10:00:00-05:00',
};
const schedule = { date: '2026-11-21', time: '10:00 AM', startTime: '2026-11-21T10:00:00-05:00' };
const later = { date: '2026-11-22', time: '11:00 AM', startTime: '2026-11-22T11:00:00-05:00' };
const source = `4/${kidsId} kids.ics`;

const upgraded = [...fromFirstSlice(aFirstLog)];
const saying = (type: string, facts: Iterable<Recorded> = upgraded) =>
  [...facts].flatMap((fact) => (fact.type === type ? [fact.data] : []));

const logOf = (...facts: (Partial<Recorded> & Pick<Recorded, 'type' | 'data'>)[]): Recorded[] =>
  facts.map((fact) => ({ ...aFirstLog[0]!, ...fact }));
const registered = (id: number, name: string) => ({
  type: 'OrganizationRegistered',
  data: { id, name, category: 'Other', description: '', displayOrder: 50 },
});
const published = (feed: string, about: object) => ({
  type: 'EventPublished',
  data: { id: 1, content: { ...story, ...about }, source: { feed, uid: 'u', instance: '' } },
});

describe('a log of the first Almanac, upgraded', () => {
  it('has the same facts in the same order, each at its place, told when and by which command', () => {
    const withoutData = ({ data: _, stream: __, metadata: { actor: ___, ...metadata }, ...fact }: Recorded) => ({
      ...fact,
      metadata,
    });
    expect(upgraded.map(withoutData)).toEqual(aFirstLog.map(withoutData));
  });

  it('has no key in it, neither as a stream nor as what was said or who said it', () => {
    expect(JSON.stringify(upgraded)).not.toContain(ANNA);
    const hers = upgraded.filter(({ stream }) => stream === `preferences-${anna}`);
    expect(hers).toHaveLength(10);
    for (const { data } of hers) expect(data.key).toBe(anna);
    expect(new Set(hers.map(({ metadata }) => metadata.actor))).toEqual(new Set([anna, 'follow-new-sub-organizations']));
  });

  it.each([
    ['OrganizationRegistered', [{ id: 4, name: 'Library', category: 'Education', description: 'Books', displayOrder: 50 }]],
    ['OrganizationDescribed', [{ id: 4, category: 'Culture', description: 'Books', displayOrder: 50 }]],
    ['SubOrganizationAdded', [{ id: 4, subOrganizationId: kidsId, name: 'Kids', subDisplayOrder: 50 }]],
    [
      'FeedDefaultOffered',
      [
        { id: 4, subOrganizationId: kidsId, subDisplayOrder: 90 },
        { id: 4, subOrganizationId: null, subDisplayOrder: 50 },
      ],
    ],
    [
      'OrganizationFollowed',
      [
        { key: anna, entry: '4', subOrganizations: [kidsId] },
        { key: anna, entry: `4/${kidsId}` },
        { key: anna, entry: 'Featured' },
      ],
    ],
    ['OrganizationUnfollowed', [{ key: anna, entry: '4' }]],
    [
      'EventPublished',
      [
        { id: 8, content: { ...story, organizationId: 4 }, origin: { source: 'sample', uid: 'story', instance: '' } },
        { id: 7, content: { ...story, ...kids }, origin: { source, uid: 'u7', instance: '2026-11-21' } },
      ],
    ],
    ['EventRescheduled', [{ id: 7, listing: kids, from: schedule, to: later }]],
    ['EventRelisted', [{ id: 7, schedule: later, from: kids, to: { ...kids, isPromoted: true } }]],
  ])('speaks of organizations by identity: %s', (type, facts) => expect(saying(type)).toEqual(facts));

  it.each([
    'SeedingStarted',
    'SeedingFinished',
    'ProjectionRebuilt',
    'ProjectionSwitchedBack',
    'SubcalendarOffered',
    'EventRevised',
    'EventCancelled',
    'EventReinstated',
  ])('says what it said: %s', (type) => expect(saying(type)).toEqual(saying(type, aFirstLog)));

  it('says nothing about how a publisher is called in an event of theirs', () => {
    const name = { from: 'Story time', to: 'Story hour' };
    const revised = { type: 'EventRevised', data: { id: 1, changes: { name, sourceName: { from: 'Library', to: null } } } };
    expect(saying('EventRevised', fromFirstSlice(logOf(revised)))).toEqual([{ id: 1, changes: { name } }]);
  });

  it('calls who imported by the source, from the first fact on', () => {
    const importers = aFirstLog.flatMap(({ metadata }, i) =>
      metadata.actor === `feed ${FEED}` ? [upgraded[i]!.metadata.actor] : [],
    );
    expect(new Set(importers)).toEqual(new Set([`source ${source}`]));
  });

  it.each([
    ['Library / a.ics', { organization: 'Library' }, '4 a.ics'],
    ['Library / Kids / a.ics', { organization: 'Library', subOrganization: 'Kids' }, `4/${kidsId} a.ics`],
    ['Library / Kids / a.ics', { organization: 'Library' }, '4 Kids / a.ics'],
    ['Library / Kids / a.ics', { organization: 'Library / Kids' }, '5 a.ics'],
    ['sample', { organization: 'Library' }, 'sample'],
  ])('knows the source that was the feed %j of %j', (feed, about, expected) => {
    const log = logOf(registered(4, 'Library'), registered(5, 'Library / Kids'), published(feed, about));
    expect(saying('EventPublished', fromFirstSlice(log))).toMatchObject([{ origin: { source: expected } }]);
  });

  it('knows an organization whose name looks like a part of another', () => {
    const follows = { type: 'OrganizationFollowed', data: { key: ANNA, entry: 'Arts::Crafts', subOrganizations: [] } };
    expect(saying('OrganizationFollowed', fromFirstSlice(logOf(registered(6, 'Arts::Crafts'), follows)))).toEqual([
      { key: anna, entry: '6', subOrganizations: [] },
    ]);
  });

  it.each([
    [
      { type: 'EventMerged', data: { id: 7 } },
      "The fact at 00000000000000000001 is not of a known type of the first Almanac: 'EventMerged'.",
    ],
    [{ type: 'toString', data: {} }, "The fact at 00000000000000000001 is not of a known type of the first Almanac: 'toString'."],
    [published('x', { organization: 'Nobody' }), "The log mentions the organization 'Nobody', but does not contain it."],
  ])('is none when it has what such a log never has: %j', (fact, sentence) => {
    expect(() => [...fromFirstSlice(logOf(fact))]).toThrow(sentence);
  });
});
