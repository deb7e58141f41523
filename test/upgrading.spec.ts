import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Organization, Preferences, TownEvent } from '#libs/contracts';
import { ANNA, aFirstLog, writeFirstLog } from '../apps/cli/src/upgrade/testing/a-first-log';
import { createDataDirectory, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { onFiles } from './engines/test-servers';

const OLD_LOG_FILE = 'events-before-upgrade.db';

const createFirstTown = (log = aFirstLog) => {
  const directory = createDataDirectory();
  writeFirstLog(directory, log);
  writeFileSync(join(directory, 'readmodels.db'), 'what the first Almanac made of it');
  return directory;
};

onFiles.describe('An operator whose log is of the first Almanac', () => {
  it('reads at the start what to do', async () => {
    const silent = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const starting = openAlmanac({ ALMANAC_DATA_DIR: createFirstTown() });
    await expect(starting).rejects.toThrow("upgrade it with 'npm run almanac -- log upgrade'.");
    silent.mockRestore();
  });

  it('upgrades it, and residents find what they left', async () => {
    const directory = createFirstTown();
    const { code, output, complained } = await openCommandLine(directory)('log', 'upgrade');
    expect([code, complained]).toEqual([0, '']);
    expect(output).toBe(
      [
        `events.db is up to date: ${aFirstLog.length} facts. The old log is ${OLD_LOG_FILE}: it contains session keys, so keep it safe.`,
        'Its chain covers all of them.',
      ].join('\n'),
    );
    expect(readdirSync(directory).sort()).toEqual([OLD_LOG_FILE, 'events.db']);
    expect(readFileSync(join(directory, 'events.db')).includes(ANNA)).toBe(false);
    expect(readFileSync(join(directory, OLD_LOG_FILE)).includes(ANNA)).toBe(true);
    expect((await openCommandLine(directory)('log', 'verify')).output).toContain(
      `Its chain is intact over ${aFirstLog.length} facts`,
    );

    const almanac = await openAlmanac({ ALMANAC_DATA_DIR: directory });
    expect(await almanac.read<Preferences>(`/api/preferences/${ANNA}`)).toMatchObject({
      followedOrganizations: ['Library::Kids', 'Featured'],
      followedSubcalendars: [],
      savedEvents: [7],
    });
    expect(await almanac.read<Organization[]>('/api/organizations')).toMatchObject([
      { id: 4, name: 'Library', category: 'Culture', subOrganizations: [{ name: 'Kids' }] },
    ]);
    expect(await almanac.read<TownEvent[]>('/api/events')).toMatchObject([
      { id: 8, name: 'Story time', organization: 'Library', date: '2026-11-21' },
      { id: 7, name: 'Story hour', organization: 'Library', subOrganization: 'Kids', date: '2026-11-22', isPromoted: true },
    ]);
  });

  it('imports on, and every event is the one it was', async () => {
    const directory = createFirstTown();
    await openCommandLine(directory)('log', 'upgrade');
    const file = join(directory, 'kids.ics');
    writeFileSync(file, STORY_HOUR);
    const { code, output } = await openCommandLine(directory)(
      'import',
      'ics',
      file,
      '--organization',
      'Library',
      '--sub-organization',
      'Kids',
    );
    expect([code, output]).toEqual([0, expect.stringMatching(/^Library \/ Kids \/ kids\.ics: 1 event, 1 rescheduled, /)]);
  });

  it('has nothing to do a second time, and says so to a program as well', async () => {
    const directory = createFirstTown();
    const almanac = openCommandLine(directory);
    const upgraded = await almanac('log', 'upgrade', '--json');
    expect(JSON.parse(upgraded.output)).toEqual({ upgraded: true, facts: aFirstLog.length, kept: join(directory, OLD_LOG_FILE) });
    const again = await almanac('log', 'upgrade', '--json');
    expect([again.code, JSON.parse(again.output)]).toEqual([0, { upgraded: false }]);
    expect(await almanac('log', 'upgrade')).toEqual({
      code: 0,
      output: 'events.db is up to date: nothing to do.',
      complained: '',
    });
  });

  it('reads which fact is in the way, and has everything as it was', async () => {
    const directory = createFirstTown(
      aFirstLog.map((fact) => (fact.type === 'EventRevised' ? { ...fact, type: 'EventPraised' } : fact)),
    );
    const complained = "The fact at 00000000000000000013 is not of a known type of the first Almanac: 'EventPraised'.";
    expect(await openCommandLine(directory)('log', 'upgrade')).toEqual({ code: 1, output: '', complained });
    expect(readdirSync(directory).sort()).toEqual(['events.db', 'readmodels.db']);
  });

  it('is told of a log in files while the town is on an EventStoreDB, and nothing is touched', async () => {
    const directory = createFirstTown();
    const before = readdirSync(directory);
    const EVENTSTORE_URL = 'esdb://ada:secret@there:2113';
    const complained = `The log is at there:2113. To upgrade the log in ${directory}, call this without EVENTSTORE_URL.`;
    expect(await openCommandLine(directory, { EVENTSTORE_URL })('log', 'upgrade')).toEqual({ code: 1, output: '', complained });
    expect(readdirSync(directory)).toEqual(before);
  });

  it('calls it wrongly and reads how it is meant', async () => {
    const { code, complained } = await openCommandLine(createDataDirectory())('log', 'upgrade', 'now');
    expect([code, complained]).toEqual([2, expect.stringContaining('almanac log upgrade')]);
  });
});

const STORY_HOUR = `BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
UID:u7
DTSTART:20261123T160000Z
SUMMARY:Story hour
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');
