/** @engines none */

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { preferences, SaveEvent } from '#libs/domain';
import { ada } from '#libs/domain/testing';
import { LeaseKeeper, LogWorker, Projector, Streams } from '#libs/event-sourcing';
import { projections } from '#projections';
import { SimulatedNetwork } from './fixtures/simulated-network';
import { commandMetadata, createFolder, openProcess, projectAll, type TownProcess } from './fixtures/town-process';

describe('on servers that are a network away', () => {
  let folder: string;
  let near: TownProcess;
  beforeEach(() => {
    folder = createFolder();
    near = openProcess(folder);
  });
  afterEach(async () => {
    await near.close();
    rmSync(folder, { recursive: true });
  });

  it('a command is answered after a few round trips, and is shown', async () => {
    const network = new SimulatedNetwork();
    const store = network.connectTo(near.store, ['id', 'watch']);
    const builds = network.connectTo(near.builds, ['watch']);
    await projectAll(near);
    const projector = new Projector(store, builds, projections);
    const streams = new Streams(store, projector);
    const worker = new LogWorker(
      store,
      new LeaseKeeper(network.connectTo(near.leases, ['watch', 'hasStandby']), randomUUID()),
      projector,
      (error) => {
        throw error;
      },
    );
    worker.start();
    const save = (eventId: number) => streams.handle(preferences, new SaveEvent({ key: ada, eventId }, commandMetadata()));

    const roundTrips = [
      await network.countRoundTrips(save(1)),
      await network.countRoundTrips(save(2)),
      await network.countRoundTrips(save(3)),
    ];
    await network.countRoundTrips(worker.stop());
    expect(Math.max(...roundTrips)).toBeLessThanOrEqual(6);
  });
});
