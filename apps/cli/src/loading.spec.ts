import { runAlmanac } from './run-almanac';

describe('almanac --help', () => {
  it('loads the table of commands and nothing else', async () => {
    expect(await runAlmanac(['--help'], {}, { say: () => {}, complain: console.error })).toBe(0);
    expect(Object.keys(require.cache).filter((file) => !file.startsWith(__dirname))).toEqual([]);
  });
});
