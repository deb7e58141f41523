import { randomUUID } from 'node:crypto';
import { EventStore, NO_STREAM, type Position, Projector, ReadModels } from '#libs/event-sourcing';
import { catalogue, organizations } from '#projections';
import { PastTown } from '../apps/api/src/audit/past-town';
import { type Almanac, openAlmanac } from './app';
import { issued } from './fixtures/a-process';
import { publish, register } from './publishing';

const [NOBODYS, OTHERS] = ['nobodys', 'others'];

describe('The town as auditors see it at an instant', () => {
  let almanac: Almanac;
  beforeAll(async () => {
    almanac = await openAlmanac();
    await register(almanac, 'Moorestown Library');
    await publish(almanac, 'story-hour');
  });

  const record = async (type: string, data: object): Promise<Position> => {
    const { consistency: _, ...metadata } = issued();
    const fact = { id: randomUUID(), type, data, metadata };
    const position = await almanac.app.get(EventStore).append(`organization-${randomUUID()}`, [fact], NO_STREAM);
    await almanac.app.get(Projector).caughtUpTo(position);
    return position;
  };
  const poison = (id: string) => record('OrganizationDescribed', { id, description: 'Of nobody' });
  const registered = (id: string) => record('OrganizationRegistered', { id, name: id, category: 'Civic', displayOrder: 1 });
  const decided = (type: string, key: string, position: Position) =>
    record(type, { projection: organizations.name, key, position, failure: 'Error', reason: 'It was a test.' });
  const shown = (models: ReadModels) => Promise.all([models.find(organizations), models.find(catalogue)]);
  const isAsItIs = async () => {
    const head = await almanac.app.get(EventStore).head();
    const fresh = almanac.app.get(PastTown, { strict: false });
    const { models } = await fresh.at(head, '2026-11-20T12:00:00.000Z');
    expect(await shown(models)).toEqual(await shown(almanac.app.get(ReadModels)));
  };

  it('keeps parked what is, also where it goes on from what it kept', async () => {
    await poison(NOBODYS);
    await isAsItIs();
    await registered(NOBODYS);
    await isAsItIs();
  });

  it('goes on without what operators skipped, and not where they tried in vain', async () => {
    const parked = await poison(OTHERS);
    await registered(OTHERS);
    await decided('FoldRetried', OTHERS, parked);
    await isAsItIs();
    await decided('FoldSkipped', OTHERS, parked);
    await isAsItIs();
    expect((await almanac.app.get(ReadModels).find(organizations)).length).toBe(2);
  });
});
