/** @engines small */

import { openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { publish, registerOrganization } from './publishing';
import { keyOf } from './resident';

const LIBRARY = 'Moorestown Library';
const instantAt = (clock: string) => `2026-11-20T${clock}:00-05:00`;

describe('An auditor who asks about one person', () => {
  const anna = keyOf('Anna');
  let audit: (...words: string[]) => Promise<{ code: number; output: string }>;

  beforeAll(async () => {
    const morning = await openAlmanac({ ALMANAC_NOW: instantAt('09:00') });
    await registerOrganization(morning, LIBRARY, ['Teens']);
    const [chess, film] = [await publish(morning, 'Chess club'), await publish(morning, 'Film night', { date: '2026-12-04' })];
    await morning.resident('Anna').follow(LIBRARY).expect(200);
    await morning.resident('Ben').save(film).expect(200);
    await morning.close();

    const noon = await openAlmanac({ ALMANAC_DATA_DIR: morning.dataDirectory, ALMANAC_NOW: instantAt('12:00') });
    await noon.resident('Anna').save(chess).expect(200);
    await noon.resident('Anna').save(film).expect(200);
    await registerOrganization(noon, LIBRARY, ['Teens', 'Chess']);
    await noon.waitUntilSettled();
    await noon.close();

    const evening = await openAlmanac({ ALMANAC_DATA_DIR: morning.dataDirectory, ALMANAC_NOW: instantAt('18:00') });
    await evening.resident('Anna').unsave(film).expect(200);
    await evening.resident('Anna').follow(`${LIBRARY}::Teens`).expect(200);
    const line = openCommandLine(morning.dataDirectory);
    audit = (...words) => line('audit', 'preferences', ...words);
  });

  it('reads who did what and when, in order, and how it stands', async () => {
    const { code, output } = await audit(anna);
    expect(code).toBe(0);
    expect(output.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['time', 'by', 'fact', 'what'],
      ['2026-11-20T14:00:00.000Z', 'themselves', 'OrganizationFollowed', LIBRARY],
      ['2026-11-20T14:00:00.000Z', 'themselves', 'OrganizationFollowed', `${LIBRARY}::Teens`],
      ['2026-11-20T17:00:00.000Z', 'themselves', 'EventSaved', 'Chess club (2026-11-20)'],
      ['2026-11-20T17:00:00.000Z', 'themselves', 'EventSaved', 'Film night (2026-12-04)'],
      ['2026-11-20T17:00:00.000Z', 'follow-new-sub-organizations', 'OrganizationFollowed', `${LIBRARY}::Chess`],
      ['2026-11-20T23:00:00.000Z', 'themselves', 'EventUnsaved', 'Film night (2026-12-04)'],
      ['2026-11-20T23:00:00.000Z', 'themselves', 'OrganizationUnfollowed', LIBRARY],
      ['2026-11-20T23:00:00.000Z', 'themselves', 'OrganizationUnfollowed', `${LIBRARY}::Chess`],
      [''],
      ['As it is now:'],
      ['', `follows: ${LIBRARY}::Teens`],
      ['', 'subcalendars: none'],
      ['', 'saved: Chess club (2026-11-20)'],
      ['', 'text messages: no consent, reminders off'],
    ]);
  });

  it('reads how it stood at an instant, and what had led there', async () => {
    const { history, preferences } = JSON.parse((await audit(anna, '--at', instantAt('12:00'), '--json')).output);
    expect(history).toHaveLength(5);
    expect(preferences).toMatchObject({
      followedOrganizations: [LIBRARY, `${LIBRARY}::Teens`, `${LIBRARY}::Chess`],
      savedEvents: [expect.any(Number), expect.any(Number)],
      defaults: false,
    });
    const before = JSON.parse((await audit(anna, '--at', instantAt('11:59'), '--json')).output);
    expect(before.at).toBe('2026-11-20T16:59:00.000Z');
    expect(before.preferences).toMatchObject({ followedOrganizations: [LIBRARY, `${LIBRARY}::Teens`], savedEvents: [] });
  });

  it('reads that nothing was recorded, before the first fact and about somebody unknown', async () => {
    for (const words of [[anna, '--at', instantAt('08:59')], [keyOf('Carla')]]) {
      const { code, output } = await audit(...words);
      expect(code).toBe(0);
      expect(output).toMatch(/^Nothing was recorded\.\n/);
      expect(output).toContain('follows: nothing yet, the defaults of the town apply');
    }
  });
});
