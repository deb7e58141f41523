import { Leases, RENEW_MS } from './leases';
import { withLease } from './with-lease';

class SomeLeases extends Leases {
  readonly released: string[] = [];

  constructor(private readonly tokens: (number | null | Error)[]) {
    super();
  }

  async acquireAll([name]: readonly [string]) {
    const token = this.tokens.shift() ?? null;
    if (token instanceof Error) throw token;
    return new Map(token === null ? [] : [[name, token]]);
  }

  async releaseAll(_: readonly string[], holder: string) {
    this.released.push(holder);
  }

  async close() {}
}

describe('What is done while a lease is held', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is not done while somebody else has it', async () => {
    const work = jest.fn();
    const leases = new SomeLeases([null]);
    expect(await withLease(leases, 'sources', 'us', work)).toBeUndefined();
    expect(work).not.toHaveBeenCalled();
    expect(leases.released).toEqual([]);
  });

  it.each([
    ['another has it', null],
    ['nobody can say who has it', new Error('the store is away')],
  ])('is told as soon as %s', async (_, last) => {
    const leases = new SomeLeases([1, 1, last]);
    const losses: boolean[] = [];
    await withLease(leases, 'sources', 'us', async (lost) => {
      for (let nth = 0; nth < 3; nth += 1) {
        losses.push(lost.aborted);
        await jest.advanceTimersByTimeAsync(RENEW_MS);
      }
    });
    expect(losses).toEqual([false, false, true]);
    expect(leases.released).toEqual(['us']);
  });

  it('gives it back when that fails', async () => {
    const leases = new SomeLeases([1]);
    await expect(withLease(leases, 'sources', 'us', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(leases.released).toEqual(['us']);
    expect(jest.getTimerCount()).toBe(0);
  });
});
