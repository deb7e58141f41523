import { retryTransient } from './retry-transient';

const PATIENCE_MS = 4_000;

describe('Patience', () => {
  let now: number;
  let tries: number;

  beforeEach(() => {
    [now, tries] = [10_000, 0];
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });

  afterEach(() => jest.restoreAllMocks());

  const failingUntil = (at: number) => async () => {
    now += 2_000;
    tries += 1;
    if (now < at) throw new Error('Connection dropped');
    return 'done';
  };
  const askUntil = (until: number, answered?: () => number) =>
    retryTransient(failingUntil(until), { isPassing: () => true, lasting: () => PATIENCE_MS, ...(answered && { answered }) });

  it('lasts from the first failure on', async () => {
    await expect(askUntil(14_000)).resolves.toBe('done');
    now = 10_000;
    await expect(askUntil(20_000)).rejects.toThrow('Connection dropped');
    expect(now).toBe(16_000);
  });

  it('lasts from when somebody else was answered, where that was later', async () => {
    await expect(askUntil(17_000, () => Math.min(now, 13_500))).resolves.toBe('done');
  });

  it('is not made longer by what was answered before', async () => {
    await expect(askUntil(20_000, () => 9_000)).rejects.toThrow('Connection dropped');
    expect(now).toBe(16_000);
  });

  it('ends at last for what one server never does, however many others it answers', async () => {
    await expect(askUntil(Number.POSITIVE_INFINITY, () => now)).rejects.toThrow('Connection dropped');
    expect(now).toBe(12_000 + 4 * PATIENCE_MS);
    expect(tries).toBe(9);
  });
});
