import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Organization, TownEvent } from '#libs/contracts';
import { EventStore } from '#libs/event-sourcing';
import { readCalendar } from '#libs/integrations';
import { Importer } from '../apps/api/src/import/importer';
import { type Almanac, openAlmanac } from './app';
import { onFiles } from './engines/servers-of';
import { publish, register } from './publishing';

onFiles.describe('A town whose read models are of another log', () => {
  /** Nothing is built there before somebody comes who projects: it only answers HTTP. */
  let town: Almanac;
  let event: number;
  const open = (role: 'api' | 'all') => openAlmanac({ ALMANAC_DATA_DIR: town.dataDirectory, ALMANAC_ROLE: role });

  beforeEach(async () => {
    const first = await openAlmanac();
    await register(first, 'Library', ['Adults']);
    event = await publish(first, 'Book sale', { organization: 'Library' });
    await first.close();
    town = await openAlmanac();
    await imported('u1');
    await town.close();
    const [log, other] = [town, first].map(({ dataDirectory }) => join(dataDirectory, 'readmodels.db'));
    for (const end of ['', '-wal', '-shm']) rmSync(`${log}${end}`, { force: true });
    copyFileSync(other!, log!);
    town = await open('api');
  });
  afterEach(() => town.close());

  const imported = (uid: string, by = town) => {
    const source = { name: 'feed', calendar: 'main', organization: 'School' };
    const importer = by.app.get(Importer);
    return importer.load(source, readCalendar(Buffer.from(calendar(uid)), importer.window()));
  };

  it('shows what there is, and answers every command with when to come again, having recorded nothing', async () => {
    const names = (await town.read<Organization[]>('/api/organizations')).map(({ name }) => name);
    expect(names).toEqual(['Library']);
    const head = await town.app.get(EventStore).head();
    const anna = town.resident('Anna');
    for (const wish of [anna.follow('Library'), anna.save(event), anna.unsave(event)]) {
      const refused = await wish;
      expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([503, 1]);
    }
    expect(await town.app.get(EventStore).head()).toBe(head);
    await open('all');
    await anna.follow('School').expect(200);
  });

  it('does not take what it imports again for something else', async () => {
    const early = imported('u2').catch(() => 'The read models have not caught up with the log.');
    const projecting = await open('all');
    await early;
    await imported('u2', projecting);
    await projecting.settled();
    expect((await projecting.read<TownEvent[]>('/api/events')).map(({ name }) => name)).toEqual(['Story time']);
  });
});

/** The same event whenever it is published, under whichever uid. */
const calendar = (uid: string) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', `UID:${uid}`, 'DTSTART;TZID=America/New_York:20261124T103000'],
    ...['SUMMARY:Story time', 'LOCATION:Main hall', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');
