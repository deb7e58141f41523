import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAlmanac } from './run-almanac';

describe('almanac --help', () => {
  it('loads the table of commands and nothing else', async () => {
    expect(await runAlmanac(['--help'], {}, { say: () => {}, complain: console.error })).toBe(0);
    expect(Object.keys(require.cache).filter((file) => !file.startsWith(__dirname))).toEqual([]);
  });
});

describe('almanac projections list', () => {
  it('loads configuration and stores, and not the application', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'almanac-'));
    expect(
      await runAlmanac(['projections', 'list'], { ALMANAC_DATA_DIR: folder }, { say: () => {}, complain: console.error }),
    ).toBe(0);
    rmSync(folder, { recursive: true });
    expect(Object.keys(require.cache).filter((file) => file.includes('/@nestjs/core/') || file.endsWith('.module.ts'))).toEqual(
      [],
    );
  });
});
