/** @engines none */

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { preferences, SaveEvent } from '#libs/domain';
import { ada } from '#libs/domain/testing';
import { Projector, Streams, Worker } from '#libs/event-sourcing';
import { projections } from '#projections';
import { ANetwork } from './fixtures/a-network';
import { type AProcess, followToTheEnd, issued, newFolder, processIn } from './fixtures/a-process';

describe('on servers that are a network away', () => {
  let folder: string;
  let near: AProcess;
  beforeEach(() => {
    folder = newFolder();
    near = processIn(folder);
  });
  afterEach(async () => {
    await near.close();
    rmSync(folder, { recursive: true });
  });

  it('a command is answered after a few round trips, and is shown', async () => {
    const network = new ANetwork();
    const store = network.to(near.store, ['id', 'watch']);
    const builds = network.to(near.builds);
    await followToTheEnd(near);
    const projector = new Projector(store, builds, projections);
    const streams = new Streams(store, projector);
    const worker = new Worker(store, network.to(near.leases), randomUUID(), projector, (error) => {
      throw error;
    });
    worker.start();
    const save = (eventId: number) => streams.handle(preferences, new SaveEvent({ key: ada, eventId }, issued()));

    const rides = [await network.rides(save(1)), await network.rides(save(2)), await network.rides(save(3))];
    await network.rides(worker.stop());
    expect(Math.max(...rides)).toBeLessThanOrEqual(6);
  });
});
