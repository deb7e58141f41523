import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OutboxSmsProvider } from './outbox-sms-provider';

describe('A text message without a provider', () => {
  it('is a file that nobody else on the machine reads, one however often it is handed in, until its number is forgotten', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'almanac-sms-')), 'outbox');
    const files: string[] = [];
    const sms = new OutboxSmsProvider(folder, (file) => files.push(file));
    expect(await sms.forget('18565550142')).toBe(0);
    for (const text of ['Choir, 6:00 PM', 'Choir, 7:00 PM']) await sms.send({ id: 'r-7', to: '18565550142', text });
    await sms.send({ id: 'r-8', to: '18565550143', text: 'Chess' });
    const file = join(folder, 'r-7.txt');
    expect(files).toEqual([file, file, join(folder, 'r-8.txt')]);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('To: +18565550142\n\nChoir, 7:00 PM\n');
    expect(await sms.forget('18565550142')).toBe(1);
    expect(readdirSync(folder)).toEqual(['r-8.txt']);
  });

  it('fails as one that nobody took where the folder cannot be written to', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'almanac-sms-')), 'outbox');
    writeFileSync(folder, 'no folder');
    const failing = new OutboxSmsProvider(folder).send({ id: 'r-7', to: '18565550142', text: 'Choir' });
    await expect(failing).rejects.toMatchObject({ name: 'SmsFailure', isUnclear: false });
  });
});
