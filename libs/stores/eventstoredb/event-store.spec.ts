import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDouble } from '../../../test/engines/eventstore/server';
import { eventStoreContract } from '../event-store.contract';
import { EventStoreDbEventStore } from './event-store';

describe('The log on EventStoreDB', () => {
  let folder: string;
  const stops: (() => void)[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'almanac-esdb-'));
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    rmSync(folder, { recursive: true });
  });

  eventStoreContract(async () => {
    const { double, url } = await EventStoreDouble.open(join(folder, 'log'), 0, { seed: 1, gossip: 0.2 });
    stops.push(() => double.stop());
    return new EventStoreDbEventStore(url);
  });
});
