import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Organization, TownEvent } from '#libs/contracts';
import { BEGINNING, EventStore } from '#libs/event-sourcing';
import { readCalendar, toEventId, toOrganizationId } from '#libs/integrations';
import { CalendarImporter } from '../apps/api/src/import/calendar-importer';
import { createDataDirectory, NOW, openAlmanac } from './app';
import { openCommandLine } from './command-line';

const toCalendarFile = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const STORY_TIME_LINES = [
  'UID:story',
  'DTSTART;TZID=America/New_York:20261124T103000',
  'DTEND;TZID=America/New_York:20261124T111500',
  'SUMMARY:Story time',
  'LOCATION:Main hall',
];
const CHESS_LINES = ['UID:chess', 'DTSTART;TZID=America/New_York:20261125T190000', 'RRULE:FREQ=WEEKLY;COUNT=3', 'SUMMARY:Chess'];

const createFolders = () => {
  const directory = createDataDirectory();
  const folder = join(directory, 'feeds');
  mkdirSync(folder);
  const almanac = openCommandLine(directory, { ALMANAC_SEED: 'none' });
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  return { directory, folder, almanac, file };
};

const openTown = async (directory: string) => {
  const almanac = await openAlmanac({ ALMANAC_DATA_DIR: directory });
  const events = await almanac.read<TownEvent[]>('/api/events');
  const facts = (await almanac.app.get(EventStore).readAll(BEGINNING, 1_000)).facts.map(({ type }) => type);
  return { almanac, events, facts };
};

describe('An operator who imports a calendar', () => {
  it('shows its events to residents, every instance of them, under its organization', async () => {
    const { directory, almanac, file } = createFolders();
    const path = file('events.ics', toCalendarFile(STORY_TIME_LINES, CHESS_LINES));
    const { code, output } = await almanac(
      'import',
      'ics',
      path,
      '--organization',
      'Library',
      '--sub-organization',
      'Children',
      '--category',
      'Education',
    );
    expect(code).toBe(0);
    expect(output).toContain('4 events, 4 new');

    const { almanac: town, events } = await openTown(directory);
    expect(events.map(({ name, date }) => `${name} ${date}`)).toEqual([
      'Story time 2026-11-24',
      'Chess 2026-11-25',
      'Chess 2026-12-02',
      'Chess 2026-12-09',
    ]);
    expect(events[0]).toMatchObject({
      organization: 'Library',
      subOrganization: 'Children',
      category: 'Education',
      startTime: '2026-11-24T10:30:00-05:00',
    });
    expect(await town.read<Organization[]>('/api/organizations')).toMatchObject([
      { name: 'Library', category: 'Education', subOrganizations: [{ name: 'Children' }] },
    ]);
  });

  it('records nothing the second time, and one fact for what has changed since', async () => {
    const { directory, almanac, file } = createFolders();
    const load = (...events: string[][]) =>
      almanac('import', 'ics', file('events.ics', toCalendarFile(...events)), '--organization', 'Library');
    await load(STORY_TIME_LINES, CHESS_LINES);
    expect(
      (await load([...STORY_TIME_LINES, 'SEQUENCE:4', 'DTSTAMP:20261120T000000Z', 'LAST-MODIFIED:20261120T000000Z'], CHESS_LINES))
        .output,
    ).toContain('nothing new');
    expect(
      (
        await load(
          STORY_TIME_LINES.map((line) => line.replace('Main hall', 'Garden')),
          CHESS_LINES,
        )
      ).output,
    ).toContain('1 revised');
    expect(
      (
        await load(
          STORY_TIME_LINES.map((line) => line.replace('Main hall', 'Garden').replace('UID:story', 'UID:story-2')),
          CHESS_LINES,
        )
      ).output,
    ).toContain('nothing new');
    expect(
      (
        await load(
          STORY_TIME_LINES.map((line) => line.replace('20261124', '20261127').replace('Main hall', 'Garden')),
          CHESS_LINES,
        )
      ).output,
    ).toContain('1 rescheduled');

    const { events, facts } = await openTown(directory);
    expect(events.filter(({ name }) => name === 'Story time')).toMatchObject([{ date: '2026-11-27', location: 'Garden' }]);
    expect(facts.filter((type) => !['EventPublished', 'NameClaimed', 'OrganizationRegistered'].includes(type))).toEqual([
      'EventRevised',
      'EventIdentified',
      'EventIdentified',
      'EventRescheduled',
    ]);
  });

  it('records nothing the second time either when two calendars of one organization are of two categories', async () => {
    const { directory, almanac, file } = createFolders();
    const load = async (name: string, event: string[], category: string) =>
      almanac('import', 'ics', file(name, toCalendarFile(event)), '--organization', 'Library', '--category', category);
    for (let times = 0; times < 2; times++) {
      await load('stories.ics', STORY_TIME_LINES, 'Education');
      await load('chess.ics', CHESS_LINES, 'Recreation');
    }
    const { almanac: town, events, facts } = await openTown(directory);
    expect(facts.filter((type) => type !== 'EventPublished')).toEqual(['NameClaimed', 'OrganizationRegistered']);
    expect([...new Set(events.map(({ name, category }) => `${name}: ${category}`))]).toEqual([
      'Story time: Education',
      'Chess: Recreation',
    ]);
    expect(await town.read<Organization[]>('/api/organizations')).toMatchObject([{ category: 'Education' }]);
  });

  it('shows what is cancelled as cancelled, and on again when it is', async () => {
    const { directory, almanac, file } = createFolders();
    const load = (...lines: string[]) =>
      almanac('import', 'ics', file('events.ics', toCalendarFile([...STORY_TIME_LINES, ...lines])), '--organization', 'Library');
    await load();
    await load('STATUS:CANCELLED');
    const cancelled = await openTown(directory);
    expect(cancelled.events).toMatchObject([{ name: 'Story time', status: 'cancelled' }]);
    await cancelled.almanac.close();
    await load();
    expect((await openTown(directory)).events).toMatchObject([{ status: 'confirmed' }]);
  });

  it('is told of a file whose events are all over, and gets what was over of late', async () => {
    const { directory, almanac, file } = createFolders();
    const over = (nth: number, day: string, ...lines: string[]) => [
      `UID:${nth}`,
      `DTSTART:${day}T190000`,
      `SUMMARY:Talk ${nth}`,
      ...lines,
    ];
    const old = [over(1, '20190301'), over(2, '20200301'), over(3, '20200401', 'RRULE:FREQ=WEEKLY;COUNT=8')];
    const load = (...events: string[][]) =>
      almanac('import', 'ics', file('events.ics', toCalendarFile(...events)), '--organization', 'Library');
    expect(await load(...old)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Library / events.ics: 3 events, all over, nothing new'),
    });
    expect((await load(...old, over(4, '20261110'))).output).toContain('4 events, all over, 1 new');
    expect((await load(...old, over(4, '20261110'), STORY_TIME_LINES)).output).toContain('Library / events.ics: 2 events, 1 new');
    expect((await openTown(directory)).events.map(({ name }) => name)).toEqual(['Talk 4', 'Story time']);
  });

  it('shows a single event however far ahead it is, and follows it into the past', async () => {
    const { directory, almanac, file } = createFolders();
    const load = (day: string) =>
      almanac(
        'import',
        'ics',
        file(
          'events.ics',
          toCalendarFile(STORY_TIME_LINES, CHESS_LINES, ['UID:fair', `DTSTART;VALUE=DATE:${day}`, 'SUMMARY:Fair']),
        ),
        '--organization',
        'Library',
      );
    expect((await load('20280301')).output).toContain('5 events, 5 new');
    const firstTown = await openTown(directory);
    const fair = firstTown.events.find(({ name }) => name === 'Fair')!;
    expect(fair).toMatchObject({ date: '2028-03-01', time: 'All Day' });
    await firstTown.almanac.close();
    expect((await load('20200301')).output).toContain('5 events, 1 rescheduled');
    const { almanac: town } = await openTown(directory);
    expect(await town.read<TownEvent>(`/api/events/${fair.id}`)).toMatchObject({ date: '2020-03-01', status: 'confirmed' });
  });

  it('keeps what is merely absent', async () => {
    const { directory, almanac, file } = createFolders();
    await almanac(
      'import',
      'ics',
      file('events.ics', toCalendarFile(STORY_TIME_LINES, CHESS_LINES)),
      '--organization',
      'Library',
    );
    await almanac('import', 'ics', file('events.ics', toCalendarFile(CHESS_LINES)), '--organization', 'Library');
    expect((await openTown(directory)).events.map(({ name }) => name)).toContain('Story time');
  });
});

describe('An operator who imports a calendar that is not as it should be', () => {
  const MEBIBYTE = 1024 * 1024;

  it('loses nothing to entries of more than a mebibyte, and records nothing the second time', async () => {
    const { directory, almanac, file } = createFolders();
    const monstrous = (nth: number, line: string) => [
      ...STORY_TIME_LINES.map((one) => one.replace('UID:story', `UID:story-${nth}`).replace('Story time', `Story time ${nth}`)),
      line,
    ];
    const heap = Array.from({ length: 600 }, (_, nth) => `ATTACH:https://example.org/${nth}/${'a'.repeat(1_900)}.pdf`);
    const events = [
      monstrous(1, `URL:https://example.org/${'a'.repeat(MEBIBYTE)}`),
      monstrous(2, `ATTACH:https://example.org/${'a'.repeat(MEBIBYTE)}.pdf`),
      monstrous(3, `ATTACH;FMTTYPE=image/png:https://example.org/${'a'.repeat(MEBIBYTE)}`),
      monstrous(4, `DESCRIPTION:${'a '.repeat(MEBIBYTE)}`),
      [...monstrous(5, heap.join('\r\n'))],
      monstrous(6, '').map((line) => line.replace('UID:', `UID:${'u'.repeat(MEBIBYTE)}`)),
      monstrous(7, '').map((line) => line.replace('UID:', `UID:${'u'.repeat(MEBIBYTE)}`)),
      CHESS_LINES,
    ];
    const load = () => almanac('import', 'ics', file('events.ics', toCalendarFile(...events)), '--organization', 'Library');
    const { code, output } = await load();
    expect([code, output]).toEqual([0, expect.stringContaining('10 events, 10 new')]);
    expect(output).toContain('event 1: URL is not well formed: too long');
    expect(output).toContain('story-5: only 20 of 600 attachments are kept');
    expect((await load()).output).toContain('nothing new');

    const { events: shownEvents } = await openTown(directory);
    expect(shownEvents.map(({ name }) => name).toSorted()).toEqual([
      ...['Chess', 'Chess', 'Chess'],
      ...[1, 2, 3, 4, 5, 6, 7].map((nth) => `Story time ${nth}`),
    ]);
  });

  it('gets all others when one happening cannot be recorded, and is told of that one', async () => {
    const almanac = await openAlmanac();
    const [importer, store] = [almanac.app.get(CalendarImporter), almanac.app.get(EventStore)];
    const source = { name: 'Library / events.ics', calendar: 'events.ics', organization: 'Library' };
    const id = toEventId(`${toOrganizationId('Library')} events.ics`, 'story', '2026-11-24T15:30:00Z');
    const metadata = { actor: 'nobody', time: NOW, commandId: 'none', correlationId: 'none' };
    const nonsense = { type: 'EventPublished', data: { id, content: null, origin: { source: 'elsewhere' } } };
    await store.append(`event-${id}`, [{ id: randomUUID(), ...nonsense, metadata }], -1);

    const { facts, problems, unrecorded } = await importer.load(
      source,
      readCalendar(Buffer.from(toCalendarFile(STORY_TIME_LINES, CHESS_LINES)), importer.importWindow()),
    );
    expect(facts).toEqual({ EventPublished: 3 });
    expect(problems).toEqual([expect.stringMatching(/^Story time, 2026-11-24, was not recorded: ./)]);
    expect(unrecorded).toBe(1);
    await almanac.close();

    const file = join(almanac.dataDirectory, 'events.ics');
    writeFileSync(file, toCalendarFile(STORY_TIME_LINES, CHESS_LINES));
    const command = openCommandLine(almanac.dataDirectory, { ALMANAC_SEED: 'none' });
    const { code, output } = await command('import', 'ics', file, '--organization', 'Library');
    expect([code, output]).toEqual([1, expect.stringContaining('Story time, 2026-11-24, was not recorded')]);
  });

  it.each(['LOCATION:Main hall', 'END:VEVENT', 'END:VCALENDAR'])(
    'is told that a file breaks off before its last %s, and nothing has changed',
    async (cut) => {
      const { directory, almanac, file } = createFolders();
      const whole = toCalendarFile(CHESS_LINES, STORY_TIME_LINES);
      const path = file('events.ics', whole.slice(0, whole.lastIndexOf(cut)));
      const { code, output } = await almanac('import', 'ics', path, '--organization', 'Library');
      expect([code, output]).toEqual([1, expect.stringContaining('Library / events.ics: FAILED. Breaks off in the middle')]);
      expect((await openTown(directory)).facts).toEqual([]);
    },
  );
});

describe('An operator who imports a whole township', () => {
  const sources =
    'file,organization,category\nlibrary.ics,"Library, Public",Education\nbroken.ics,Club,Social\nmissing.ics,Nobody,Social\nband.ics,Band,Arts\n';

  it('gets every good file, and is told of the bad ones', async () => {
    const { directory, folder, almanac, file } = createFolders();
    file('library.ics', toCalendarFile(STORY_TIME_LINES));
    file('broken.ics', '<!doctype html><title>Just a moment…</title>');
    file(
      'band.ics',
      toCalendarFile(
        ['UID:band', 'DTSTART;VALUE=DATE:20261128', 'SUMMARY:Concert'],
        ['UID:bad', 'DTSTART:nonsense', 'SUMMARY:Bad'],
      ),
    );
    const { code, output } = await almanac('import', 'ics', folder, '--sources', file('sources.csv', sources));

    expect(code).toBe(1);
    expect(output).toContain('4 files, 2 new, 2 failed.');
    expect(output).toMatch(/Club \/ broken\.ics: FAILED\. Is not a calendar\./);
    expect(output).toMatch(/Nobody \/ missing\.ics: FAILED/);
    expect((await openTown(directory)).events.map(({ organization, name }) => `${organization}: ${name}`)).toEqual([
      'Library, Public: Story time',
      'Band: Concert',
    ]);
  });

  it.each([
    [['import', 'ics'], 'FILE and --organization, or FOLDER and --sources are missing.'],
    [['import', 'ics', '/nowhere.ics', '--organization', 'X'], 'There is no /nowhere.ics.'],
  ])('is told how when calling %j', async (words, sentence) => {
    const { almanac } = createFolders();
    expect(await almanac(...words)).toMatchObject({ code: 2, complained: expect.stringContaining(sentence) });
  });

  it('is told what a folder, a file and a sources file need', async () => {
    const { folder, almanac, file } = createFolders();
    expect((await almanac('import', 'ics', folder)).complained).toContain('--sources CSV');
    expect((await almanac('import', 'ics', file('a.ics', toCalendarFile(CHESS_LINES)))).complained).toContain(
      '--organization NAME',
    );
  });

  it.each([
    ['file,category\na.ics,Arts\n', "s.csv has no column 'organization'."],
    ['file,organization,category\n', 's.csv names no file.'],
    ['file,organization,category\na.ics,Library,\nb.ics,,Arts\n', 's.csv: row 2 has no organization.'],
    ['file,organization,category\na.ics\n', 's.csv cannot be read: '],
  ])('is told what is wrong with the sources %j, and nothing is imported', async (sources, sentence) => {
    const { folder, almanac, file } = createFolders();
    const { code, output, complained } = await almanac('import', 'ics', folder, '--sources', file('s.csv', sources));
    expect([code, output]).toEqual([1, '']);
    expect(complained).toContain(sentence);
  });
});

const FEEDS_FOLDER = process.env['TOWNSHIP_FEEDS'] ?? '';
const hasFeeds = existsSync(join(FEEDS_FOLDER, 'sources.csv'));

(hasFeeds ? it : it.skip)(
  `a real township is imported, again without a fact, and a week later with what changed${hasFeeds ? '' : ' (skipped: TOWNSHIP_FEEDS names no folder with its sources)'}`,
  async () => {
    const directory = createDataDirectory();
    const on = (day: string) =>
      openCommandLine(directory, { ALMANAC_SEED: 'none', ALMANAC_NOW: `${day}T12:00:00-04:00` })(
        'import',
        'ics',
        join(FEEDS_FOLDER, day),
        '--sources',
        join(FEEDS_FOLDER, 'sources.csv'),
      );
    expect((await on('2026-03-18')).output).toMatch(/^51 files, 3,\d{3} new, \d+ cancelled\.$/m);
    expect((await on('2026-03-18')).output).toMatch(/^51 files, nothing new\.$/m);
    const later = (await on('2026-03-25')).output.split('\n').find((line) => line.startsWith('51 files'))!;
    expect(Number(/(\d+) new/.exec(later)![1])).toBeLessThan(800);
    expect((await on('2026-03-25')).output).toMatch(/^51 files, nothing new\.$/m);
  },
  300_000,
);
