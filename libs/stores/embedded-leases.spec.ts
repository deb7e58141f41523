import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedLeases } from './embedded-leases';
import { leasesContract } from './leases.contract';

describe('embedded leases', () => {
  const file = () => join(mkdtempSync(join(tmpdir(), 'leases-')), 'events.db');

  leasesContract(async (now) => new EmbeddedLeases(file(), now));

  it('are the same in every process, and after a restart', async () => {
    const path = file();
    const [one, other] = [new EmbeddedLeases(path), new EmbeddedLeases(path)];
    const token = await one.acquire('projector', 'ada', 60);
    expect(await other.acquire('projector', 'bob', 60)).toBeNull();
    await one.release('projector', 'ada');
    await Promise.all([one.close(), other.close()]);

    const after = new EmbeddedLeases(path);
    expect(await after.acquire('projector', 'bob', 60)).toBeGreaterThan(token!);
    await after.close();
  });

  describe('of a process that is alone', () => {
    let now: number;
    let leases: EmbeddedLeases;
    beforeEach(() => {
      now = 1_000_000;
      leases = new EmbeddedLeases(file(), () => now);
    });
    afterEach(() => leases.close());

    const later = (seconds: number) => {
      now += seconds * 1_000;
    };
    const ask = (holder: string) => leases.acquireAll(['projector', 'letters'], holder, 3, 20);

    it('last long, and are renewed', async () => {
      const held = await ask('ada');
      for (let nth = 0; nth < 5; nth++) {
        later(12);
        expect(await ask('ada')).toEqual(held);
      }
      expect(leases.hasStandby()).toBe(false);
      later(20);
      expect((await ask('bob')).size).toBe(2);
    });

    it('pass on within three seconds to a process that asks, unless they are renewed', async () => {
      await ask('ada');
      later(1);
      expect((await ask('bob')).size).toBe(0);
      later(2);
      expect((await ask('bob')).size).toBe(0);
      later(1);
      expect((await ask('bob')).size).toBe(2);
    });

    it('last three seconds for as long as another process asks, and at least half a minute more', async () => {
      const held = await ask('ada');
      for (let nth = 0; nth < 100; nth++) {
        later(1);
        expect([(await ask('bob')).size, await ask('ada')]).toEqual([0, held]);
      }
      later(2);
      expect([await ask('ada'), leases.hasStandby()]).toEqual([held, true]);
      for (let nth = 0; nth < 30; nth++) {
        later(2);
        await ask('ada');
      }
      expect(leases.hasStandby()).toBe(false);
    });

    it('are not taken by somebody who asks for one of them for a moment', async () => {
      await ask('ada');
      expect(await leases.acquire('projector', 'bob', 3)).toBeNull();
    });
  });

  it('hear that another process asks for one', async () => {
    const path = file();
    const [one, other] = [new EmbeddedLeases(path), new EmbeddedLeases(path)];
    await one.acquireAll(['projector'], 'ada', 3, 20);
    const heard = new Promise<() => void>((resolve) => {
      const stop = one.watch(() => resolve(stop));
    });
    await other.acquireAll(['projector'], 'bob', 3, 20);
    (await heard)();
    expect(one.hasStandby()).toBe(true);
    await Promise.all([one.close(), other.close()]);
  });
});
