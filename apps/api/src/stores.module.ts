import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Global, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { upcasters } from '#libs/domain';
import { Builds, EventStore, Follower, Projector, ReadModels, Streams, withUpcasting } from '#libs/event-sourcing';
import { EmbeddedBuilds, EmbeddedEventStore, EmbeddedReadModels } from '#libs/stores';
import { projections } from '#projections';
import { Configuration } from './settings/configuration';

const readModelsFile = ({ ALMANAC_DATA_DIR }: Configuration) => join(ALMANAC_DATA_DIR, 'readmodels.db');

/** The only place that knows which stores run. */
@Global()
@Module({
  providers: [
    {
      provide: EventStore,
      inject: [Configuration],
      useFactory: ({ ALMANAC_DATA_DIR }: Configuration) =>
        withUpcasting(new EmbeddedEventStore(join(ALMANAC_DATA_DIR, 'events.db')), upcasters),
    },
    { provide: ReadModels, inject: [Configuration], useFactory: (c: Configuration) => new EmbeddedReadModels(readModelsFile(c)) },
    { provide: Builds, inject: [Configuration], useFactory: (c: Configuration) => new EmbeddedBuilds(readModelsFile(c)) },
    {
      provide: Projector,
      inject: [EventStore, Builds],
      useFactory: (store: EventStore, builds: Builds) => new Projector(store, builds, projections),
    },
    {
      provide: Streams,
      inject: [EventStore, Projector],
      useFactory: (store: EventStore, projector: Projector) => new Streams(store, projector),
    },
    {
      provide: Follower,
      inject: [EventStore, Builds, Projector],
      useFactory: (store: EventStore, builds: Builds, projector: Projector) =>
        new Follower(store, builds, randomUUID(), projector, (error) => new Logger('Projector').error(error)),
    },
  ],
  exports: [EventStore, ReadModels, Builds, Projector, Streams],
})
export class StoresModule implements OnApplicationShutdown {
  constructor(
    private readonly configuration: Configuration,
    private readonly store: EventStore,
    private readonly readModels: ReadModels,
    private readonly builds: Builds,
    private readonly follower: Follower,
  ) {}

  onModuleInit() {
    if (this.configuration.ALMANAC_ROLE !== 'api') this.follower.start();
  }

  async onApplicationShutdown() {
    if (this.configuration.ALMANAC_ROLE !== 'api') await this.follower.stop();
    await this.store.close();
    await this.readModels.close();
    await this.builds.close();
  }
}
