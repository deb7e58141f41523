import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EventStore } from '#libs/event-sourcing';
import { letters, register } from './account';
import { aDataDirectory, openAlmanac } from './app';
import { commandLineIn } from './command-line';
import { onFiles } from './engines/servers-of';
import { wholeLog } from './fixtures/a-process';
import { publish } from './publishing';

const logOf = ({ app }: Awaited<ReturnType<typeof openAlmanac>>) => wholeLog(app.get(EventStore));

onFiles.describe('A town that backs itself up', () => {
  it('is there again when its disk is lost, with every fact up to the backup, and sends nothing twice', async () => {
    const [before, target] = [aDataDirectory(), aDataDirectory()];
    writeFileSync(join(before, 'town.json'), '{}');
    const almanac = await openAlmanac({ ALMANAC_DATA_DIR: before });
    const operator = commandLineIn(before);
    const nora = almanac.resident('Nora');
    const event = await publish(almanac, 'Light Up Night');
    await register(almanac, 'nora@example.com');
    await almanac.http.post('/api/auth/forgot-password').send({ email: 'nora@example.com' });
    await almanac.settled();
    expect(await operator('backup', target)).toMatchObject({ code: 0, complained: '' });

    // While it goes on, another backup has what is new.
    await almanac.http.post(`/api/preferences/${nora.key}/save-event`).send({ eventId: event });
    await publish(almanac, 'Library Book Sale');
    await almanac.settled();
    const second = await operator('backup', target, '--json');
    const [facts, answers] = [await logOf(almanac), await almanac.read('/api/events')];
    const told = JSON.parse(second.said);
    expect(told).toMatchObject({ facts: facts.length, dropped: [] });
    expect(told.copied).toBeLessThan(facts.length);
    const sent = letters(almanac).length;
    expect(sent).toBeGreaterThan(0);

    // What is recorded later goes down with the disk.
    await publish(almanac, 'Never Seen Again');
    await almanac.close();
    rmSync(before, { recursive: true });

    const after = aDataDirectory();
    expect(await commandLineIn(after)('restore', target)).toMatchObject({ code: 0, complained: '' });
    for (const name of ['events.db', 'keys.db', 'jwt-secret', 'town.json'])
      expect([name, statSync(join(after, name)).mode & 0o777]).toEqual([name, 0o600]);
    const again = await openAlmanac({ ALMANAC_DATA_DIR: after });
    await again.settled();
    expect(await logOf(again)).toEqual(facts);
    expect(await again.read('/api/events')).toEqual(answers);
    expect(letters(again)).toHaveLength(sent);
    const verified = await commandLineIn(after)('log', 'verify', '--head', told.head);
    expect([verified.code, verified.said]).toEqual([0, expect.stringContaining('Its chain holds over ')]);
    // It goes on from there, and so do its backups.
    await publish(again, 'A New Beginning');
    expect(JSON.parse((await commandLineIn(after)('backup', target, '--keep', '1', '--json')).said)).toMatchObject({
      facts: (await logOf(again)).length,
      dropped: [expect.any(String), expect.any(String)],
    });
  });

  it('is not restored over anything, and not started when it is half restored', async () => {
    const [before, target] = [aDataDirectory(), aDataDirectory()];
    const almanac = await openAlmanac({ ALMANAC_DATA_DIR: before });
    await publish(almanac, 'Light Up Night');
    await commandLineIn(before)('backup', target);
    const { code, complained } = await commandLineIn(before)('restore', target);
    expect([code, complained]).toEqual([1, expect.stringContaining('Nothing is overwritten')]);
    const half = aDataDirectory();
    writeFileSync(join(half, 'restoring'), '');
    await expect(openAlmanac({ ALMANAC_DATA_DIR: half })).rejects.toThrow('was not restored to its end');
    expect(readdirSync(half)).toEqual(['restoring']);
  });

  it('says of a backup that somebody changed that it is not whole, and restores nothing of it', async () => {
    const [before, target, after] = [aDataDirectory(), aDataDirectory(), aDataDirectory()];
    const almanac = await openAlmanac({ ALMANAC_DATA_DIR: before });
    await publish(almanac, 'Light Up Night');
    const operator = commandLineIn(before);
    await operator('backup', target);
    const [part] = readdirSync(join(target, 'parts'));
    writeFileSync(join(target, 'parts', part!), 'x');
    expect(await operator('backup', 'verify', target)).toMatchObject({ code: 1, said: expect.stringContaining(part!) });
    expect(await commandLineIn(after)('restore', target)).toMatchObject({ code: 1 });
    expect(existsSync(after) ? readdirSync(after) : []).toEqual([]);
    // The next one copies all of it anew.
    expect((await operator('backup', target)).said).toContain('is not whole any more');
    expect(await operator('backup', 'verify', target)).toMatchObject({ code: 0 });
  });
});
