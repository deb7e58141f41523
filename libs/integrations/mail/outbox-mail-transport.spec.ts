import { mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OutboxMailTransport } from './outbox-mail-transport';

const letter = { id: '7', to: 'anna@example.com', subject: 'Set a new password', text: 'Open this:\n\nhttp://localhost:3000/' };

describe('A letter without a mail server', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'almanac-mail-')), 'outbox');
  const files: string[] = [];
  const mail = new OutboxMailTransport(folder, 'Almanac <almanac@localhost>', (file) => files.push(file));

  it('is a file that mail programs open, and that nobody else on the machine reads', async () => {
    await mail.send(letter);
    const file = join(folder, '7.eml');
    expect(files).toEqual([file]);
    expect(statSync(file).mode & 0o077).toBe(0);
    const text = readFileSync(file, 'utf8');
    for (const line of ['From: Almanac <almanac@localhost>', 'To: anna@example.com', 'Subject: Set a new password'])
      expect(text).toContain(`${line}\n`);
    expect(text).toContain('\n\nOpen this:\n\nhttp://localhost:3000/\n');
  });

  it('is one file, however often it is handed in', async () => {
    await mail.send(letter);
    await mail.send({ ...letter, id: '8' });
    expect(readdirSync(folder)).toEqual(['7.eml', '8.eml']);
  });

  it('goes to one address, whatever that holds', async () => {
    await mail.send({ ...letter, id: '9', to: 'anna@example.com, ben@example.com\nBcc: carla@example.com' });
    const head = readFileSync(join(folder, '9.eml'), 'utf8').split('\n\n')[0]!;
    expect(head).not.toMatch(/^Bcc:/m);
    expect(head.match(/^To:/gm)).toHaveLength(1);
  });

  it('is kept no longer than whom it is to is known, and nobody else loses theirs', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'almanac-mail-')), 'outbox');
    const mail = new OutboxMailTransport(folder, 'Almanac <almanac@localhost>');
    const strange = `"odd name, ben@example.com"@${'y'.repeat(60)}.exämple.com`;
    const people = ['anna@example.com', 'joanna@example.com', 'ben@example.com', strange];
    expect(await mail.forget('anna@example.com')).toBe(0);
    for (const [nth, to] of [...people, 'Anna@example.com'].entries())
      await mail.send({ ...letter, id: String(nth), to, text: 'To: ben@example.com\n\nTo: anna@example.com' });
    expect(await mail.forget('anna@example.com')).toBe(2);
    expect(readdirSync(folder)).toEqual(['1.eml', '2.eml', '3.eml']);
    expect(await mail.forget(strange)).toBe(1);
    expect(readdirSync(folder)).toEqual(['1.eml', '2.eml']);
  });

  it('may be renamed or deleted after the folder was listed, and the rest is still forgotten', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'almanac-mail-')), 'outbox');
    const mail = new OutboxMailTransport(folder, 'Almanac <almanac@localhost>');
    await mail.send(letter);
    // Listed, but not there: a link to nothing.
    for (const name of ['6.eml', '7.eml.part', '8.eml.part']) symlinkSync(join(folder, 'nothing'), join(folder, name));
    expect(await mail.forget(letter.to)).toBe(1);
    expect(readdirSync(folder)).not.toContain('7.eml');
  });
});
