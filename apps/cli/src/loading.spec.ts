import { almanac } from './almanac';

describe('Whoever asks what almanac can do', () => {
  it('waits for nothing to be loaded but the table of its commands', async () => {
    expect(await almanac(['--help'], {}, { say: () => {}, complain: console.error })).toBe(0);
    expect(Object.keys(require.cache).filter((file) => !file.startsWith(__dirname))).toEqual([]);
  });
});
