import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EventStore } from '#libs/event-sourcing';
import { type Almanac, openAlmanac } from './app';
import { onFiles } from './engines/servers-of';
import { wholeLog } from './fixtures/a-process';
import { publish, register } from './publishing';

const LIBRARY = 'Moorestown Library';

describe('When the library founds a chess club later', () => {
  let almanac: Almanac;
  const follows = async (name: string) => (await almanac.resident(name).preferences()).followedOrganizations;

  beforeAll(async () => {
    almanac = await openAlmanac();
    await register(almanac, LIBRARY, ['Adults', 'Teens']);
    await register(almanac, 'Township');
    const said: Record<string, string[][]> = {
      'Anna, who follows the library': [[LIBRARY]],
      'Ben, who follows it with the teens alone': [[LIBRARY, `${LIBRARY}::Teens`]],
      'Carla, who follows the teens alone': [[`${LIBRARY}::Teens`]],
      'Dan, who follows the township': [['Township']],
      'Eva, who unfollowed the library': [[LIBRARY], []],
      'Finn, who said None': [[]],
    };
    for (const [name, lists] of Object.entries(said))
      for (const list of lists)
        await almanac
          .resident(name)
          .follow(...list)
          .expect(200);
    await register(almanac, LIBRARY, ['Adults', 'Teens', 'Chess']);
    await almanac.settled();
  });

  it.each([
    ['Anna, who follows the library', [LIBRARY, `${LIBRARY}::Adults`, `${LIBRARY}::Teens`, `${LIBRARY}::Chess`]],
    ['Ben, who follows it with the teens alone', [LIBRARY, `${LIBRARY}::Teens`, `${LIBRARY}::Chess`]],
  ])('%s, follows the club too', async (name, entries) => expect(await follows(name)).toEqual(entries));

  it.each([
    ['Carla, who follows the teens alone', [`${LIBRARY}::Teens`]],
    ['Dan, who follows the township', ['Township']],
    ['Eva, who unfollowed the library', []],
    ['Finn, who said None', []],
    ['Gil, who never changed anything', []],
  ])('%s, does not', async (name, entries) => expect(await follows(name)).toEqual(entries));

  it('an auditor sees that Anna and Ben follow it because it was founded', async () => {
    const log = await wholeLog(almanac.app.get(EventStore));
    const founded = log.findLast(({ type }) => type === 'SubOrganizationAdded')!.metadata;
    const followed = log.filter(({ metadata }) => metadata.actor === 'follow-new-sub-organizations');
    expect(followed.map(({ metadata }) => metadata.correlationId)).toEqual([founded.correlationId, founded.correlationId]);
  });

  it('Anna finds its evenings in her feed and its box checked', async () => {
    await publish(almanac, 'Blitz tournament', { organization: LIBRARY, subOrganization: 'Chess' });
    const anna = almanac.resident('Anna, who follows the library');
    expect((await anna.feed()).events.map(({ name }) => name)).toEqual(['Blitz tournament']);
    const [library] = (await anna.sidebar()).organizations;
    expect(library!.subOrganizations.map(({ name, followed }) => [name, followed])).toContainEqual(['Chess', true]);
  });

  onFiles.it(
    'Anna unfollows the club again, and it does not come back by itself, not even when the whole log is gone through again',
    async () => {
      const anna = almanac.resident('Anna, who follows the library');
      await anna.follow(LIBRARY, `${LIBRARY}::Teens`).expect(200);
      await register(almanac, LIBRARY, ['Adults', 'Teens', 'Chess', 'Go']);
      await almanac.settled();
      const now = [LIBRARY, `${LIBRARY}::Teens`, `${LIBRARY}::Go`];
      expect((await anna.preferences()).followedOrganizations).toEqual(now);

      await almanac.close();
      const log = new DatabaseSync(join(almanac.dataDirectory, 'events.db'));
      log.exec('DELETE FROM checkpoints');
      log.close();
      almanac = await openAlmanac({ ALMANAC_DATA_DIR: almanac.dataDirectory });
      await register(almanac, 'Township', ['Planning Board']);
      await almanac.settled();
      expect(await follows('Anna, who follows the library')).toEqual(now);
      expect(await follows('Dan, who follows the township')).toEqual(['Township', 'Township::Planning Board']);
    },
  );
});
