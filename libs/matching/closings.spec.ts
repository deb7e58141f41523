import fc from 'fast-check';
import { matchVersions } from './match';
import type { PublishedVersion } from './published-version';

const HOLIDAYS = ['Columbus Day', "Presidents' Day", 'Juneteenth', 'Memorial Day', "Indigenous Peoples' Day", 'Thanksgiving'];

const BODIES = [
  { organization: 'Township of Mill Run', titles: ['Township Offices Closed', 'Town Hall closed', 'Municipal Offices Closed'] },
  { organization: 'Mill Run Public Library', titles: ['Library Closed', 'All Branches Closed', 'Library Closing'] },
  { organization: 'Mill Run School District', titles: ['No School', 'Schools Closed'] },
  { organization: 'Corwen County', titles: ['County Offices Closed', 'Courthouse closed'] },
];

const versionOf = (id: number, about: Partial<PublishedVersion>): PublishedVersion => ({
  ...{ id, source: `source-${id}`, organization: 'The Mill Run Courier', name: 'Closed', date: '2026-10-12' },
  ...about,
});

const holiday = fc.constantFrom(...HOLIDAYS);
const body = fc.constantFrom(...BODIES);
const joint = fc.constantFrom(': ', ' - ', ' for ', ' – ');
const wording = fc.nat({ max: 2 });

const titleOf = ({ titles }: (typeof BODIES)[number], nth: number) => titles[nth % titles.length]!;

describe('The closing of one body on a holiday', () => {
  it('is not that of another', () => {
    fc.assert(
      fc.property(body, body, holiday, joint, wording, (one, other, day, between, nth) => {
        fc.pre(one !== other);
        const [a, b] = [one, other].map((closed, i) =>
          versionOf(i + 1, { organization: closed.organization, name: `${titleOf(closed, nth)}${between}${day}` }),
        );
        expect(matchVersions(a!, b!)).toBeUndefined();
        expect(matchVersions(b!, a!)).toBeUndefined();
      }),
    );
  });

  it('is not what is celebrated on it at an hour', () => {
    const celebration = fc.constantFrom('Celebration', 'Parade', 'Concert', 'Ceremony');
    fc.assert(
      fc.property(body, holiday, celebration, wording, (one, day, kind, nth) => {
        const closing = versionOf(1, { organization: one.organization, name: `${titleOf(one, nth)} - ${day}` });
        const event = versionOf(2, { name: `${day} ${kind}`, startTime: '2026-10-12T11:00:00-04:00', location: 'Town Green' });
        expect(matchVersions(closing, event)).toBeUndefined();
      }),
    );
  });

  it('is one event if the town or a newspaper announces it too', () => {
    fc.assert(
      fc.property(holiday, fc.constantFrom('Township of Mill Run', 'The Mill Run Courier'), (day, organization) => {
        const closing = versionOf(1, { organization: 'Mill Run Public Library', name: `Library Closed: ${day}` });
        expect(matchVersions(closing, versionOf(2, { organization, name: `Library closed for ${day}` }))).toBeDefined();
      }),
    );
  });

  it('is none where a street is closed for what is on in it', () => {
    const parade = { name: 'Harvest Parade', startTime: '2026-10-12T11:00:00-04:00', location: 'Main Street' };
    const withStreets = { ...parade, organization: 'Township of Mill Run', name: 'Harvest Parade (Main Street closed 10-1)' };
    expect(matchVersions(versionOf(1, parade), versionOf(2, withStreets))).toBeDefined();
  });
});
