import { rmSync } from 'node:fs';
import { preferences, SaveEvent } from '#libs/domain';
import { ada } from '#libs/domain/testing';
import { preferences as preferencesModel } from '#projections';
import { type AProcess, issued, newFolder, processIn } from './fixtures/a-process';

describe('two processes with one projector', () => {
  let folder: string;
  let first: AProcess;
  let second: AProcess;
  let clock: number;
  beforeEach(async () => {
    folder = newFolder();
    clock = Date.now();
    first = processIn(folder, { now: () => clock });
    second = processIn(folder, { now: () => clock });
    first.worker.start();
    await first.projector.isBuilt();
    await first.projector.caughtUpTo(await save(first, 1));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const { worker, close } of [second, first]) {
      await worker.stop();
      await close();
    }
    rmSync(folder, { recursive: true });
  });

  const save = async ({ streams, store }: AProcess, eventId: number) => {
    await streams.handle(preferences, new SaveEvent({ key: ada, eventId }, issued()));
    return store.head();
  };
  const saved = async ({ readModels }: AProcess) => (await readModels.get(preferencesModel, ada))?.saved;

  it('leave the work to the first while it runs', async () => {
    const steps = jest.spyOn(second.projector, 'step');
    second.worker.start();
    for (let eventId = 2; eventId <= 10; eventId++) await save(eventId % 2 ? first : second, eventId);
    expect(await saved(second)).toHaveLength(10);
    expect(steps).not.toHaveBeenCalled();
  });

  it('go on with the second when the first stops', async () => {
    second.worker.start();
    await save(first, 2);
    await first.worker.stop();
    await save(first, 3);
    expect(await saved(first)).toEqual([1, 2, 3]);
  });

  it('go on, one or the other, when the clock is set back while both run', async () => {
    second.worker.start();
    clock -= 3_600_000;
    for (let eventId = 2; eventId <= 10; eventId++) await save(eventId % 2 ? first : second, eventId);
    expect(await saved(second)).toHaveLength(10);
    expect([...first.failures, ...second.failures]).toEqual([]);
  });

  it.each([
    ['its lease has run out', 11_000],
    ['the clock was set forward', 3_600_000],
    ['the clock was set back', -3_600_000],
  ])('go on with the second when the first died and %s', async (_, passed) => {
    jest.spyOn(first.projector, 'step').mockResolvedValue(false);
    jest.spyOn(first.leases, 'acquireAll').mockResolvedValue(new Map());
    second.worker.start();
    clock += passed;
    await save(second, 2);
    expect(await saved(first)).toEqual([1, 2]);
  });
});
