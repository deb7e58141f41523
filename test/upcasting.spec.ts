import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type EntryId, entryId, FollowOrganizations, type HashedKey, type OrganizationFollowed, preferences } from '#libs/domain';
import { ada } from '#libs/domain/testing';
import { NO_STREAM, type Upcasters, withUpcasting } from '#libs/event-sourcing';
import { preferences as preferencesModel } from '#projections';
import { type AProcess, issued, newFolder, processIn } from './fixtures/a-process';

/** How an organization was followed before there were entries. */
type OrganizationFollowedOnce = { key: HashedKey; organizationId: number; subOrganizationId: number | null };

const upcasters: Upcasters = {
  OrganizationFollowed: (data: OrganizationFollowedOnce | OrganizationFollowed['data']): OrganizationFollowed => ({
    type: 'OrganizationFollowed',
    data: 'entry' in data ? data : { key: data.key, entry: entryId(data.organizationId, data.subOrganizationId) },
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
    const facts = [null, 41].map((subOrganizationId) => ({
      id: randomUUID(),
      type: 'OrganizationFollowed',
      data: { key: ada, organizationId: 4, subOrganizationId },
      metadata,
    }));
    await before.store.append(`preferences-${ada}`, facts, NO_STREAM);
    today.worker.start();
    await today.projector.isBuilt();
  });
  afterEach(async () => {
    await today.worker.stop();
    await today.close();
    await before.close();
    rmSync(folder, { recursive: true });
  });

  const follow = (...wished: EntryId[]) =>
    today.streams.handle(preferences, new FollowOrganizations({ key: ada, wished, tree: { 4: [41] } }, issued()));

  it('decides like one of today', async () => {
    expect(await follow('4', '4/41')).toEqual([]);
    expect(await follow('4')).toMatchObject([{ type: 'OrganizationUnfollowed', data: { entry: '4/41' } }]);
  });

  it('is shown like one of today, beside those of today', async () => {
    await follow('4', '4/41', 'Featured');
    expect(await today.readModels.get(preferencesModel, ada)).toMatchObject({ followed: ['4', '4/41', 'Featured'] });
  });

  it('stays in the log as it was recorded', async () => {
    await follow('4', '4/41', 'Featured');
    expect((await before.store.read(`preferences-${ada}`)).map(({ data }) => data)).toEqual([
      { key: ada, organizationId: 4, subOrganizationId: null },
      { key: ada, organizationId: 4, subOrganizationId: 41 },
      { key: ada, entry: 'Featured' },
    ]);
  });
});
