import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { positionOf, type Recorded } from '#libs/event-sourcing';

export const ANNA = 'session_1763625600000_annaannaannaannaannaanna';
export const FEED = 'Library / Kids / kids.ics';

const content = {
  name: 'Story time',
  organization: 'Library',
  category: 'Education',
  date: '2026-11-21',
  time: '10:00 AM',
  startTime: '2026-11-21T10:00:00-05:00',
  sourceName: 'Library',
};
const schedule = { date: '2026-11-21', time: '10:00 AM', startTime: '2026-11-21T10:00:00-05:00' };
const later = { date: '2026-11-22', time: '11:00 AM', startTime: '2026-11-22T11:00:00-05:00' };
const kids = { organization: 'Library', subOrganization: 'Kids' };
const described = { category: 'Education', description: 'Books', displayOrder: 50 };

const FACTS: readonly (readonly [string, string, string, Record<string, unknown>])[] = [
  ['seed', 'operations-town', 'SeedingStarted', { seed: 'sample', today: '2026-11-20' }],
  ['seed', 'organization-4', 'OrganizationRegistered', { id: 4, name: 'Library', ...described }],
  ['seed', 'organization-4', 'SubcalendarOffered', { id: 4, subcalendarId: 9, name: 'Chess', description: '', displayOrder: 50 }],
  ['seed', 'event-8', 'EventPublished', { id: 8, content, source: { feed: 'sample', uid: 'story', instance: '' } }],
  ['seed', 'operations-town', 'SeedingFinished', { seed: 'sample', events: 1 }],
  [
    `feed ${FEED}`,
    'organization-4',
    'SubOrganizationAdded',
    { id: 4, organization: 'Library', name: 'Kids', subDisplayOrder: 50 },
  ],
  ['seed', 'organization-4', 'FeedDefaultOffered', { id: 4, ...kids, subDisplayOrder: 90 }],
  [
    'seed',
    'organization-4',
    'FeedDefaultOffered',
    { id: 4, organization: 'Library', subOrganization: null, subDisplayOrder: 50 },
  ],
  [
    `feed ${FEED}`,
    'event-7',
    'EventPublished',
    { id: 7, content: { ...content, ...kids }, source: { feed: FEED, uid: 'u7', instance: '2026-11-21' } },
  ],
  [`feed ${FEED}`, 'organization-4', 'OrganizationDescribed', { id: 4, name: 'Library', ...described, category: 'Culture' }],
  [`feed ${FEED}`, 'event-7', 'EventRescheduled', { id: 7, listing: kids, from: schedule, to: later }],
  [`feed ${FEED}`, 'event-7', 'EventRelisted', { id: 7, schedule: later, from: kids, to: { ...kids, isPromoted: true } }],
  [`feed ${FEED}`, 'event-7', 'EventRevised', { id: 7, changes: { name: { from: 'Story time', to: 'Story hour' } } }],
  [`feed ${FEED}`, 'event-7', 'EventCancelled', { id: 7 }],
  [`feed ${FEED}`, 'event-7', 'EventReinstated', { id: 7 }],
  [ANNA, `preferences-${ANNA}`, 'FeedDefaultsDeclined', { key: ANNA }],
  [ANNA, `preferences-${ANNA}`, 'OrganizationFollowed', { key: ANNA, entry: 'Library', subOrganizations: ['Kids'] }],
  ['follow-new-sub-organizations', `preferences-${ANNA}`, 'OrganizationFollowed', { key: ANNA, entry: 'Library::Kids' }],
  [ANNA, `preferences-${ANNA}`, 'OrganizationFollowed', { key: ANNA, entry: 'Featured' }],
  [ANNA, `preferences-${ANNA}`, 'OrganizationUnfollowed', { key: ANNA, entry: 'Library' }],
  [ANNA, `preferences-${ANNA}`, 'SubcalendarFollowed', { key: ANNA, subcalendarId: 9 }],
  [ANNA, `preferences-${ANNA}`, 'SubcalendarUnfollowed', { key: ANNA, subcalendarId: 9 }],
  [ANNA, `preferences-${ANNA}`, 'EventSaved', { key: ANNA, eventId: 7 }],
  [ANNA, `preferences-${ANNA}`, 'EventSaved', { key: ANNA, eventId: 8 }],
  [ANNA, `preferences-${ANNA}`, 'EventUnsaved', { key: ANNA, eventId: 8 }],
  ['operator', 'operations-town', 'ProjectionRebuilt', { projection: 'counts', documents: 3, differing: 0 }],
  ['operator', 'operations-town', 'ProjectionSwitchedBack', { projection: 'counts' }],
];

export const aFirstLog: readonly Recorded[] = FACTS.map(([actor, stream, type, data], nth) => ({
  id: `00000000-0000-5000-a000-${String(nth).padStart(12, '0')}`,
  type,
  data,
  metadata: {
    actor,
    time: new Date(Date.UTC(2026, 10, 20, 12, nth)).toISOString(),
    commandId: `c${nth}`,
    correlationId: `r${nth}`,
  },
  stream,
  revision: FACTS.slice(0, nth).filter(([, other]) => other === stream).length,
  position: positionOf(nth + 1),
}));

export const writeFirstLog = (folder: string, log = aFirstLog) => {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'events.db'));
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE events (
      position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, event TEXT NOT NULL, UNIQUE (stream, revision)
    ) STRICT`);
  const insert = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?)');
  for (const fact of log) insert.run(Number(fact.position), fact.stream, fact.revision, JSON.stringify(fact));
  database.close();
};
