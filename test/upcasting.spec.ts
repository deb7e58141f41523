import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { entryOf } from '#libs/contracts';
import { FollowOrganizations, type HashedKey, type OrganizationFollowed, preferences } from '#libs/domain';
import { ada } from '#libs/domain/testing';
import { NO_STREAM, type Upcasters, withUpcasting } from '#libs/event-sourcing';
import { feeds } from '#projections';
import { type AProcess, issued, newFolder, processIn } from './fixtures/a-process';

/** How an organization was followed before there were entries. */
type OrganizationFollowedOnce = { key: HashedKey; organization: string; subOrganization: string | null };

const upcasters: Upcasters = {
  OrganizationFollowed: (data: OrganizationFollowedOnce | OrganizationFollowed['data']): OrganizationFollowed => ({
    type: 'OrganizationFollowed',
    data: 'entry' in data ? data : { key: data.key, entry: entryOf(data.organization, data.subOrganization) },
  }),
};

describe('a fact that was recorded in an older shape', () => {
  let folder: string;
  let before: AProcess;
  let today: AProcess;
  beforeEach(async () => {
    folder = newFolder();
    before = processIn(folder);
    today = processIn(folder, { through: (store) => withUpcasting(store, upcasters) });
    const { consistency: _, ...metadata } = issued();
    const facts = [null, 'Kids'].map((subOrganization) => ({
      id: randomUUID(),
      type: 'OrganizationFollowed',
      data: { key: ada, organization: 'Library', subOrganization },
      metadata,
    }));
    await before.store.append(`preferences-${ada}`, facts, NO_STREAM);
    today.worker.start();
  });
  afterEach(async () => {
    await today.worker.stop();
    await today.close();
    await before.close();
    rmSync(folder, { recursive: true });
  });

  const follow = (...wished: string[]) =>
    today.streams.handle(preferences, new FollowOrganizations({ key: ada, wished, tree: { Library: ['Kids'] } }, issued()));

  it('decides like one of today', async () => {
    expect(await follow('Library', 'Library::Kids')).toEqual([]);
    expect(await follow('Library')).toMatchObject([{ type: 'OrganizationUnfollowed', data: { entry: 'Library::Kids' } }]);
  });

  it('is shown like one of today, beside those of today', async () => {
    await follow('Library', 'Library::Kids', 'Featured');
    expect(await today.readModels.get(feeds, ada)).toMatchObject({ entries: ['Library', 'Library::Kids', 'Featured'] });
  });

  it('stays in the log as it was recorded', async () => {
    await follow('Library', 'Library::Kids', 'Featured');
    expect((await before.store.read(`preferences-${ada}`)).map(({ data }) => data)).toEqual([
      { key: ada, organization: 'Library', subOrganization: null },
      { key: ada, organization: 'Library', subOrganization: 'Kids' },
      { key: ada, entry: 'Featured' },
    ]);
  });
});
