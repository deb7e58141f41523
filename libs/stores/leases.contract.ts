import type { Leases } from '#libs/event-sourcing';

/** `open` returns empty ones with a given clock (ms). */
export const leasesContract = (open: (now: () => number) => Promise<Leases>) => {
  let now: number;
  let leases: Leases;
  beforeEach(async () => {
    now = 1_000_000;
    leases = await open(() => now);
  });
  afterEach(() => leases.close());

  const later = (seconds: number) => {
    now += seconds * 1_000;
  };

  it('gives a lease to one holder at a time, until it is released', async () => {
    expect(await leases.acquire('projector', 'ada', 60)).not.toBeNull();
    expect(await leases.acquire('projector', 'bob', 60)).toBeNull();
    await leases.release('projector', 'bob');
    expect(await leases.acquire('projector', 'bob', 60)).toBeNull();
    await leases.release('projector', 'ada');
    expect(await leases.acquire('projector', 'bob', 60)).not.toBeNull();
  });

  it('gives it to the next when its time is over, and not before', async () => {
    await leases.acquire('projector', 'ada', 3);
    later(2);
    expect(await leases.acquire('projector', 'bob', 3)).toBeNull();
    later(1);
    expect(await leases.acquire('projector', 'bob', 3)).not.toBeNull();
    expect(await leases.acquire('projector', 'ada', 3)).toBeNull();
  });

  it('leaves it to who prolongs it when the clock is set back, and keeps it from nobody else for longer', async () => {
    const token = await leases.acquire('projector', 'ada', 3);
    later(-3_600);
    expect(await leases.acquire('projector', 'ada', 3)).toBe(token);
    expect(await leases.acquire('projector', 'bob', 3)).toBeNull();
    later(-3_600);
    later(3);
    expect(await leases.acquire('projector', 'bob', 3)).toBeGreaterThan(token!);
    expect(await leases.acquire('projector', 'ada', 3)).toBeNull();
  });

  it('passes on under a larger token when the clock is set forward', async () => {
    const token = await leases.acquire('projector', 'ada', 3);
    later(3_600);
    const next = await leases.acquire('projector', 'bob', 3);
    expect(next).toBeGreaterThan(token!);
    expect(await leases.acquire('projector', 'ada', 3)).toBeNull();
  });

  it('lets a holder prolong it under the same token', async () => {
    const token = await leases.acquire('projector', 'ada', 3);
    for (let nth = 0; nth < 5; nth++) {
      later(2);
      expect(await leases.acquire('projector', 'ada', 3)).toBe(token);
      expect(await leases.acquire('projector', 'bob', 3)).toBeNull();
    }
  });

  it('gives each holder a larger token than the one before, also after a release', async () => {
    const tokens = [];
    for (const holder of ['ada', 'bob', 'ada', 'bob']) {
      tokens.push(await leases.acquire('projector', holder, 3));
      later(4);
    }
    for (const holder of ['ada', 'ada', 'bob']) {
      tokens.push(await leases.acquire('projector', holder, 3));
      await leases.release('projector', holder);
      later(4);
    }
    expect(tokens).toEqual([...new Set(tokens)].toSorted((a, b) => a! - b!));
  });

  it('keeps one lease apart from another', async () => {
    await leases.acquire('projector', 'ada', 3);
    expect(await leases.acquire('reactor letters', 'bob', 3)).not.toBeNull();
  });

  it('gives who asks for many those that nobody else has, each under a token of its own', async () => {
    await leases.acquire('letters', 'bob', 3);
    later(2);
    await leases.acquire('links', 'bob', 3);
    const heldLeases = await leases.acquireAll(['projector', 'letters', 'links'], 'ada', 3);
    expect([...heldLeases.keys()]).toEqual(['projector']);
    later(2);
    const more = await leases.acquireAll(['projector', 'letters', 'links'], 'ada', 3);
    expect(more).toEqual(new Map([...heldLeases, ['letters', 2]]));
    later(2);
    expect(await leases.acquire('projector', 'bob', 3)).toBeNull();
    expect([...(await leases.acquireAll(['links', 'projector'], 'bob', 3)).keys()]).toEqual(['links']);
  });

  it('lets go of many at once, and of none that is somebody else’s', async () => {
    await leases.acquireAll(['projector', 'letters'], 'ada', 3);
    await leases.acquire('links', 'bob', 3);
    await leases.releaseAll(['projector', 'letters', 'links', 'nobody’s'], 'ada');
    expect([...(await leases.acquireAll(['projector', 'letters', 'links'], 'cleo', 3)).keys()]).toEqual(['projector', 'letters']);
  });

  it('gives it to one of all who ask at once', async () => {
    for (let round = 0; round < 3; round++) {
      const holders = Array.from({ length: 10 }, (_, nth) => `holder ${round} ${nth}`);
      const tokens = await Promise.all(holders.map((holder) => leases.acquire('projector', holder, 3)));
      expect(tokens.filter((token) => token !== null)).toHaveLength(1);
      later(4);
    }
  });
};
