import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Global, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { upcasters } from '#libs/domain';
import {
  Builds,
  Checkpoints,
  EventStore,
  Leases,
  Projector,
  ReadModels,
  Streams,
  Worker,
  withUpcasting,
} from '#libs/event-sourcing';
import {
  EmbeddedBuilds,
  EmbeddedCheckpoints,
  EmbeddedEventStore,
  EmbeddedLeases,
  EmbeddedReadModels,
  type OnUpgrading,
  type Upgrade,
  upgradeLog,
} from '#libs/stores';
import { projections } from '#projections';
import { Configuration } from './settings/configuration';

const logFile = ({ ALMANAC_DATA_DIR }: Configuration) => join(ALMANAC_DATA_DIR, 'events.db');
const readModelsFile = ({ ALMANAC_DATA_DIR }: Configuration) => join(ALMANAC_DATA_DIR, 'readmodels.db');

/** For a log that no application would open: one of an earlier format, while nobody has it open. */
export const upgradeStores = (c: Configuration, upgrade: Upgrade, onUpgrading: OnUpgrading) =>
  upgradeLog({ log: logFile(c), readModels: readModelsFile(c) }, upgrade, onUpgrading);

/** The only place that knows which stores run. */
@Global()
@Module({
  providers: [
    {
      provide: EventStore,
      inject: [Configuration],
      useFactory: (c: Configuration) => withUpcasting(new EmbeddedEventStore(logFile(c)), upcasters),
    },
    { provide: Leases, inject: [Configuration], useFactory: (c: Configuration) => new EmbeddedLeases(logFile(c)) },
    { provide: Checkpoints, inject: [Configuration], useFactory: (c: Configuration) => new EmbeddedCheckpoints(logFile(c)) },
    { provide: ReadModels, inject: [Configuration], useFactory: (c: Configuration) => new EmbeddedReadModels(readModelsFile(c)) },
    { provide: Builds, inject: [Configuration], useFactory: (c: Configuration) => new EmbeddedBuilds(readModelsFile(c)) },
    {
      provide: Projector,
      inject: [EventStore, Builds],
      useFactory: (store: EventStore, builds: Builds) =>
        new Projector(store, builds, projections, (sentence) => new Logger('Projector').warn(sentence)),
    },
    {
      provide: Streams,
      inject: [EventStore, Projector],
      useFactory: (store: EventStore, projector: Projector) => new Streams(store, projector),
    },
    {
      provide: Worker,
      inject: [EventStore, Leases, Projector],
      useFactory: (store: EventStore, leases: Leases, projector: Projector) =>
        new Worker(store, leases, randomUUID(), projector, (error) => new Logger('Projector').error(error)),
    },
  ],
  exports: [EventStore, Leases, Checkpoints, ReadModels, Builds, Projector, Streams],
})
export class StoresModule implements OnApplicationShutdown {
  constructor(
    private readonly configuration: Configuration,
    private readonly store: EventStore,
    private readonly leases: Leases,
    private readonly checkpoints: Checkpoints,
    private readonly readModels: ReadModels,
    private readonly builds: Builds,
    private readonly projector: Projector,
    private readonly worker: Worker,
  ) {}

  /** Waits a little for read models that are not built yet: of a small town nobody is told to come back later. */
  async onModuleInit() {
    if (this.configuration.ALMANAC_ROLE === 'api') return;
    this.worker.start();
    await this.projector.isBuilt();
  }

  async onApplicationShutdown() {
    if (this.configuration.ALMANAC_ROLE !== 'api') await this.worker.stop();
    await this.store.close();
    await this.leases.close();
    await this.checkpoints.close();
    await this.readModels.close();
    await this.builds.close();
  }
}
