import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FactSearchResponse } from '#libs/contracts';
import { EventStore } from '#libs/event-sourcing';
import { registerAccount as signUp } from './account';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { isOnEngines } from './engines/test-servers';
import { publish, registerOrganization } from './publishing';
import { createStaff } from './staff';

type OperatorAction = Readonly<{ fact: string; actor: string; data: Readonly<Record<string, unknown>> }>;

const readActions = async (run: ReturnType<typeof openCommandLine>): Promise<readonly OperatorAction[]> =>
  JSON.parse((await run('audit', 'operations', '--json')).output).history;

describe('An operator at the command line, asked later what they did and why', () => {
  let almanac: Almanac;
  let event: number;

  const run = (...words: string[]) => openCommandLine(almanac.dataDirectory)(...words);
  const deeds = () => readActions(run);
  const file = (name: string, titles: readonly string[]) => {
    const path = join(almanac.dataDirectory, 'calendars', name);
    mkdirSync(join(path, '..'), { recursive: true });
    const events = titles.flatMap((title, i) => [
      ...['BEGIN:VEVENT', `UID:${title}`, `DTSTART:202612${10 + i}T190000Z`, `SUMMARY:${title}`, 'END:VEVENT'],
    ]);
    writeFileSync(path, ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n'));
    return path;
  };

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, 'Library', ['Kids']);
    event = await publish(almanac, 'Chess club');
  });

  /** The last fact must be `fact`, with the reason in the field `where`. */
  const checkRecorded = async (fact: string, words: readonly string[], where = 'reason') => {
    const why = `Because of ${words.join(' ')}`;
    expect(await run(...words, '--reason', ` ${why} `)).toMatchObject({ code: 0, complained: '' });
    expect((await deeds()).findLast((deed) => deed.fact === fact)).toMatchObject({ actor: 'operator', data: { [where]: why } });
  };

  it('reads of what is featured, and is so no more', async () => {
    await checkRecorded('EventRelisted', ['promote', String(event)]);
    await checkRecorded('EventRelisted', ['promote', String(event), '--undo']);
  });

  it('reads of what is called otherwise', async () => {
    await checkRecorded('OrganizationRenamed', ['organizations', 'rename', 'Library', 'Town Library']);
    await checkRecorded('SubOrganizationRenamed', ['organizations', 'rename', 'Town Library::Kids', 'Town Library::Children']);
  });

  it('reads of sources that were added, moved, set to another zone, let be and loaded again', async () => {
    const add = (name: string, ...words: string[]) => ['sources', 'add', file(name, ['A']), '--organization', 'Band', ...words];
    await checkRecorded('SourceAdded', add('one.ics', '--name', 'all'));
    await checkRecorded('SourceMoved', add('two.ics', '--name', 'all'));
    await checkRecorded('SourceZoned', add('two.ics', '--name', 'all', '--time-zone', 'Asia/Tokyo'));
    await checkRecorded('SourcePaused', ['sources', 'pause', 'Band']);
    await checkRecorded('SourceResumed', ['sources', 'pause', 'Band', '--off']);
  });

  it('reads of a load that was held back, and that somebody answers for', async () => {
    const path = file('many.ics', ['A', 'B', 'C', 'D']);
    expect(await run('sources', 'add', path, '--organization', 'Choir')).toMatchObject({ code: 0, complained: '' });
    expect(await run('sources', 'sync', 'Choir')).toMatchObject({ code: 0, complained: '' });
    file('many.ics', []);
    expect(await run('sources', 'sync', 'Choir')).toMatchObject({ code: 1 });
    const words = ['sources', 'accept', 'Choir', '--reason', 'Their season is over'];
    expect(await run(...words)).toMatchObject({ complained: '' });
    expect((await deeds()).find(({ fact }) => fact === 'LoadAccepted')!.data).toEqual({
      ...{ id: expect.any(String), reason: expect.stringMatching(/./), why: 'Their season is over' },
    });
  });

  it('reads of a suggestion that was accepted, at the console too', async () => {
    const suggested = { eventName: 'Pancakes', organization: 'Town Library', date: '2026-12-06', location: 'Fire house' };
    const { body } = await almanac.http.post('/api/suggest-event').send(suggested).expect(202);
    await checkRecorded('SuggestionAccepted', ['suggestions', 'accept', body.id]);
    await almanac.waitUntilSettled();
    const olive = await createStaff(almanac);
    expect((await olive.get<{ items: object[] }>('review?state=decided')).items).toContainEqual(
      expect.objectContaining({
        id: body.id,
        decided: expect.objectContaining({ reason: expect.stringMatching(/^Because of/) }),
      }),
    );
  });

  it('reads of somebody who was forgotten, and so does an auditor', async () => {
    const ada = almanac.resident('Ada');
    await ada.save(event).expect(200);
    const { user } = await signUp(almanac, 'ada@example.com');
    const why = ['--reason', 'Asked for by letter'];
    const forgotten = async (fact: string, ...words: string[]) => {
      expect(await run('forget', ...words, ...why, '--confirm', words.at(-1)!)).toMatchObject({ code: 0, complained: '' });
      expect((await deeds()).findLast((deed) => deed.fact === fact)!.data).toMatchObject({ reason: 'Asked for by letter' });
    };
    await forgotten('PreferencesForgotten', ada.key);
    await forgotten('AccountForgotten', '--email', 'ada@example.com');
    const audra = await createStaff(almanac, 'audra@example.com', 'auditor');
    const { found } = await audra.get<FactSearchResponse>('audit/search?kind=AccountForgotten');
    expect(found).toMatchObject([{ actor: 'operator', what: 'Asked for by letter' }]);
    expect(JSON.stringify(found)).toContain(user.id);
  });

  it('reads of sources that were checked, also where nothing had changed', async () => {
    await checkRecorded('CheckOrdered', ['sources', 'sync', 'Band']);
    await checkRecorded('CheckOrdered', ['sources', 'sync', 'Band']);
  });

  it('reads of backups, and of one that failed; the next one has little more to copy than that', async () => {
    const target = join(createDataDirectory(), 'backups');
    await checkRecorded('BackupMade', ['backup', target]);
    const { head, facts, copied } = JSON.parse((await run('backup', target, '--json')).output);
    expect(copied).toBe(1);
    expect((await deeds()).findLast(({ fact }) => fact === 'BackupMade')!.data).toEqual({
      ...{ target, backup: expect.any(String), position: expect.stringMatching(/^0+[1-9]/), facts, copied, dropped: 0 },
    });
    expect(await run('log', 'verify', '--head', head)).toMatchObject({ code: 0 });

    const failed = await run('backup', almanac.dataDirectory, '--reason', 'Before the fair');
    expect(failed).toMatchObject({ code: 1, output: '' });
    expect((await deeds()).findLast(({ fact }) => fact === 'BackupFailed')!.data).toEqual({
      ...{ target: almanac.dataDirectory, failure: failed.complained, reason: 'Before the fair' },
    });
  });

  it('reads nowhere what lets in to where a backup could not be made', async () => {
    const where = join(createDataDirectory(), 'ada:S3CRET@nas');
    writeFileSync(where, '');
    expect(await run('backup', where)).toMatchObject({ code: 1 });
    expect((await deeds()).findLast(({ fact }) => fact === 'BackupFailed')!.data).toEqual({
      ...{ target: 'that folder', failure: 'It is not kept why: that may name what lets in there.' },
    });
    for (const words of [['backup'], ['backups', 'verify'], ['restore']]) {
      const answer = await run(...words, 'smb://ada:S3CRET@nas/backups');
      expect(answer).toMatchObject({ code: 2, output: '' });
      expect(answer.complained).not.toContain('S3CRET');
    }
    expect(existsSync('smb:')).toBe(false);
  });

  it('reads in a town that was put back when and from what, and the head of the backup still stands', async () => {
    const [target, anew] = [join(createDataDirectory(), 'backups'), createDataDirectory()];
    const { head, facts, backup } = JSON.parse((await run('backup', target, '--json')).output);
    const there = openCommandLine(anew);
    const restored = await there('restore', target, '--reason', 'The disk is lost');
    expect(restored).toMatchObject({ code: 0, complained: '' });
    expect((await readActions(there)).at(-1)).toMatchObject({
      ...{ fact: 'TownRestored', actor: 'operator' },
      data: { source: target, backup, facts, reason: 'The disk is lost' },
    });
    // Another server assigns other positions.
    if (!isOnEngines) expect(await there('log', 'verify', '--head', head)).toMatchObject({ code: 0 });
  });

  it('does nothing that is dangerous but by its name', async () => {
    const why = ['--reason', 'A slip of the hand'];
    const ada = almanac.resident('Ben');
    await ada.save(event).expect(200);
    const before = await almanac.app.get(EventStore).head();
    for (const words of [
      ['sources', 'remove', 'Band', ...why],
      ['projections', 'switch-back', 'counts', ...why],
      ['forget', ada.key, ...why],
      ['forget', '--email', 'olive@example.com', ...why],
    ])
      for (const wrong of [[], ['--confirm', 'yes']]) {
        const answer = await run(...words, ...wrong, '--json');
        expect([answer.code, answer.output]).toEqual([2, '']);
        expect(JSON.parse(answer.complained)).toMatchObject({ exitCode: 2, message: expect.stringContaining('--confirm') });
      }
    expect(await almanac.app.get(EventStore).head()).toBe(before);
    await checkRecorded('SourceRemoved', ['sources', 'remove', 'Band', '--confirm', 'Band / all']);
  });
});
