import { LeaseKeeper } from './lease-keeper';
import { ALONE_RENEW_MS, Leases, RENEW_MS, type Token } from './leases';

/** Gives each lease that is not in `elsewhere`. */
class SomeLeases extends Leases {
  readonly elsewhere = new Set<string>();
  readonly asked: (readonly string[])[] = [];
  readonly released: string[] = [];
  failure: Error | undefined;
  isShared = false;
  announceStandby = () => {};

  async acquireAll(names: readonly string[]) {
    this.asked.push(names);
    if (this.failure) throw this.failure;
    return new Map<string, Token>(names.filter((name) => !this.elsewhere.has(name)).map((name) => [name, 1]));
  }

  async releaseAll(names: readonly string[]) {
    this.released.push(...names);
  }

  override hasStandby() {
    return this.isShared;
  }

  override watch(listener: () => void) {
    this.announceStandby = listener;
    return () => {
      this.announceStandby = () => {};
    };
  }

  async close() {}
}

const ignore = () => {};

describe('The leases of a process', () => {
  let leases: SomeLeases;
  let keeper: LeaseKeeper;
  beforeEach(() => {
    jest.useFakeTimers();
    leases = new SomeLeases();
    keeper = new LeaseKeeper(leases, 'us');
  });
  afterEach(() => jest.useRealTimers());

  const join = (
    names: readonly string[],
    { onChange = ignore, onFailure = ignore }: Partial<Parameters<LeaseKeeper['join']>[0]> = {},
  ) => keeper.join({ names, onChange, onFailure });

  it('are asked for together, and each worker is told of its own', async () => {
    join(['letters']);
    join(['links']);
    const [letters, links] = await Promise.all([keeper.heldAmong(['letters']), keeper.heldAmong(['links'])]);
    expect([[...letters.keys()], [...links.keys()], leases.asked]).toEqual([['letters'], ['links'], [['letters', 'links']]]);
  });

  it('are asked for at once for a worker that joins later', async () => {
    join(['letters']);
    await keeper.heldAmong(['letters']);
    join(['links']);
    expect([...(await keeper.heldAmong(['links'])).keys()]).toEqual(['links']);
  });

  it.each([
    ['rarely while no other process asks for one', false, ALONE_RENEW_MS],
    ['often while another process asks for one', true, RENEW_MS],
  ])('are renewed %s', async (_, isShared, interval) => {
    leases.isShared = isShared;
    join(['letters']);
    await keeper.heldAmong(['letters']);
    await jest.advanceTimersByTimeAsync(6 * interval);
    expect(leases.asked).toHaveLength(7);
  });

  it('are renewed as soon as another process begins to ask for one', async () => {
    join(['letters']);
    await keeper.heldAmong(['letters']);
    leases.isShared = true;
    leases.announceStandby();
    await jest.advanceTimersByTimeAsync(RENEW_MS);
    expect(leases.asked).toHaveLength(3);
  });

  it('wake the worker that gains or loses one, and no other', async () => {
    leases.elsewhere.add('letters');
    const woken: string[] = [];
    join(['letters'], { onChange: () => woken.push('letters') });
    join(['links'], { onChange: () => woken.push('links') });
    expect([...(await keeper.heldAmong(['letters', 'links'])).keys()]).toEqual(['links']);
    woken.length = 0;
    leases.elsewhere.clear();
    await jest.advanceTimersByTimeAsync(RENEW_MS);
    leases.elsewhere.add('links');
    await jest.advanceTimersByTimeAsync(ALONE_RENEW_MS);
    expect(woken).toEqual(['letters', 'links']);
  });

  it('are asked for again by a process that was frozen, before it works', async () => {
    join(['letters']);
    await keeper.heldAmong(['letters']);
    leases.elsewhere.add('letters');
    jest.setSystemTime(Date.now() + 60_000);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    expect((await keeper.heldAmong(['letters'])).size).toBe(0);
    jest.restoreAllMocks();
  });

  it('report that they cannot be renewed, and are tried again', async () => {
    const failures: unknown[] = [];
    join(['letters'], { onFailure: (error) => failures.push(error) });
    await keeper.heldAmong(['letters']);
    leases.failure = new Error('the disk is full');
    await jest.advanceTimersByTimeAsync(2 * ALONE_RENEW_MS);
    expect(failures).toEqual([leases.failure, leases.failure]);
  });

  it('are released one worker after the other, and then nothing is asked any more', async () => {
    const [first, last] = [join(['letters']), join(['links'])];
    await keeper.heldAmong(['letters', 'links']);
    await first();
    await jest.advanceTimersByTimeAsync(ALONE_RENEW_MS);
    expect([leases.released, leases.asked.at(-1)]).toEqual([['letters'], ['links']]);
    await last();
    expect([leases.released, jest.getTimerCount()]).toEqual([['letters', 'links'], 0]);
  });
});
