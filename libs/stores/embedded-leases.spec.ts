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
});
