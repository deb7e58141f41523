import fs, { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrCreateSecret } from './signing-secret';

describe('A secret that nobody has given', () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-secret-'));

  it('is made once, and the same from then on', () => {
    const secret = readOrCreateSecret(folder, 'jwt-secret');
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(readOrCreateSecret(folder, 'jwt-secret')).toBe(secret);
    expect(readOrCreateSecret(folder, 'another')).not.toBe(secret);
  });

  it('is in a file that nobody else on the machine reads, and nowhere beside it', () => {
    expect(readdirSync(folder).toSorted()).toEqual(['another', 'jwt-secret']);
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o077).toBe(0);
  });

  it.each(['', '\n', 'half a secret'])('is never less than a whole one: a file of %j stops the start, and stays', (left) => {
    writeFileSync(join(folder, 'cut-off'), left);
    expect(() => readOrCreateSecret(folder, 'cut-off')).toThrow(/cut-off is truncated. Restore it, or delete it; /);
    expect(readFileSync(join(folder, 'cut-off'), 'utf8')).toBe(left);
  });

  it('is made again by whoever comes next, where a full disk was in the way or the process was killed', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'almanac-secret-'));
    const full = jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((file) => {
      writeFileSync(file as string, 'half');
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    expect(() => readOrCreateSecret(elsewhere, 'jwt-secret')).toThrow('no space left on device');
    full.mockRestore();
    expect(readdirSync(elsewhere)).toEqual([]);
    const killed = jest.spyOn(fs, 'linkSync').mockImplementationOnce(() => {
      throw new Error('killed');
    });
    expect(() => readOrCreateSecret(elsewhere, 'jwt-secret')).toThrow('killed');
    killed.mockRestore();
    expect(readOrCreateSecret(elsewhere, 'jwt-secret')).toHaveLength(43);
  });

  it('is on the disk before anybody finds it', () => {
    const [written, linked] = [jest.spyOn(fs, 'writeFileSync'), jest.spyOn(fs, 'linkSync')];
    readOrCreateSecret(folder, 'flushed');
    expect(written).toHaveBeenCalledWith(expect.any(String), expect.any(String), { mode: 0o600, flag: 'as' });
    expect(written.mock.invocationCallOrder[0]).toBeLessThan(linked.mock.invocationCallOrder[0]!);
    jest.restoreAllMocks();
  });
});
