import { BACKUP_FORMAT, type Manifest, manifestText, parseManifest } from './manifest';

const part = { sha256: 'a'.repeat(64), bytes: 1 };
const manifest = (path: string) =>
  ({
    ...BACKUP_FORMAT,
    taken: '2026-11-20T12:00:00.000Z',
    made: 1,
    log: { id: 'log', begins: '0', position: '1', head: 'b'.repeat(64), facts: 1 },
    facts: [],
    keys: part,
    files: [{ path, ...part }],
    reactors: [],
  }) as unknown as Manifest;

describe('What a backup says that it consists of', () => {
  it('is read as it was written', () => {
    expect(parseManifest(manifestText(manifest('outbox/letter.eml')))).toEqual(manifest('outbox/letter.eml'));
  });

  it('is not read where a letter of it is another, or it is cut off', () => {
    const text = manifestText(manifest('town.json'));
    expect(parseManifest(text.replace('town', 'down'))).toBeUndefined();
    expect(parseManifest(text.slice(0, 40))).toBeUndefined();
  });

  it.each(['/etc/cron.d/mine', '../.ssh/authorized_keys', 'outbox/../../mine', '', '.', 'outbox/..', 'a\0b'])(
    'is not read where it would write to %s',
    (path) => {
      expect(parseManifest(manifestText(manifest(path)))).toBeUndefined();
    },
  );

  it('is not read where a part would be looked for elsewhere', () => {
    const there = { ...manifest('town.json'), keys: { sha256: '../../etc/passwd', bytes: 1 } };
    expect(parseManifest(manifestText(there))).toBeUndefined();
  });

  it.each(['log', 'facts', 'keys', 'files', 'reactors'])('is not read where somebody wrote it without %s', (missing) => {
    const { [missing as keyof Manifest]: _, ...rest } = manifest('town.json');
    expect(parseManifest(manifestText(rest as Manifest))).toBeUndefined();
  });

  it('is not read where it says nothing at all', () => {
    expect(parseManifest(manifestText(null as unknown as Manifest))).toBeUndefined();
  });
});
