import { randomUUID } from 'node:crypto';
import {
  Global,
  Inject,
  Logger,
  Module,
  type OnApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { upcasters } from '#libs/domain';
import {
  Builds,
  Checkpoints,
  EventStore,
  ignoreUnavailable,
  LeaseKeeper,
  Leases,
  LogChain,
  LogWorker,
  Notes,
  PersonalKeys,
  Projector,
  ReadModels,
  StoreServers,
  Streams,
  withUpcasting,
} from '#libs/event-sourcing';
import type { OpenStores } from '#libs/stores';
import { projections } from '#projections';
import { openConfiguredStores } from './configured-stores';
import { Metrics } from './observing/metrics';
import { observeEventStore } from './observing/observe-event-store';
import { createProjectionObserver } from './observing/projection-observer';
import { Tracing } from './observing/tracing';
import { createFailureRecorder } from './operations/projector-failure';
import { Configuration } from './settings/configuration';
import { readOrCreateSecret, SigningSecret } from './settings/signing-secret';

const STORES_TOKEN = Symbol('the stores of this process');

@Global()
@Module({
  providers: [
    {
      provide: STORES_TOKEN,
      inject: [Configuration],
      useFactory: (configuration: Configuration) => openConfiguredStores(configuration, new Logger('Stores')),
    },
    { provide: StoreServers, inject: [STORES_TOKEN], useFactory: ({ servers }: OpenStores) => servers },
    {
      provide: EventStore,
      inject: [STORES_TOKEN, Metrics, Tracing],
      useFactory: ({ store }: OpenStores, metrics: Metrics, tracing: Tracing) =>
        withUpcasting(observeEventStore(store, metrics, tracing), upcasters),
    },
    { provide: LogChain, inject: [STORES_TOKEN], useFactory: ({ chain }: OpenStores) => chain },
    { provide: Leases, inject: [STORES_TOKEN], useFactory: ({ leases }: OpenStores) => leases },
    { provide: Checkpoints, inject: [STORES_TOKEN], useFactory: ({ checkpoints }: OpenStores) => checkpoints },
    { provide: ReadModels, inject: [STORES_TOKEN], useFactory: ({ readModels }: OpenStores) => readModels },
    { provide: Notes, inject: [STORES_TOKEN], useFactory: ({ notes }: OpenStores) => notes },
    { provide: PersonalKeys, inject: [STORES_TOKEN], useFactory: ({ keys }: OpenStores) => keys },
    {
      // Created after the log, which reports errors of the disk best.
      provide: SigningSecret,
      inject: [Configuration, EventStore],
      useFactory: ({ JWT_SECRET, ALMANAC_DATA_DIR }: Configuration) =>
        new SigningSecret(JWT_SECRET ?? readOrCreateSecret(ALMANAC_DATA_DIR, 'jwt-secret')),
    },
    { provide: Builds, inject: [STORES_TOKEN], useFactory: ({ builds }: OpenStores) => builds },
    {
      provide: Projector,
      inject: [EventStore, Builds, Metrics, Tracing],
      useFactory: (store: EventStore, builds: Builds, metrics: Metrics, tracing: Tracing) => {
        const tell = (sentence: string) => new Logger('Projector').warn(sentence);
        return new Projector(store, builds, projections, tell, undefined, createProjectionObserver(metrics, tracing));
      },
    },
    {
      provide: Streams,
      inject: [EventStore, Projector],
      useFactory: (store: EventStore, projector: Projector) => new Streams(store, projector),
    },
    {
      provide: LeaseKeeper,
      inject: [Leases],
      useFactory: (leases: Leases) => new LeaseKeeper(leases, randomUUID()),
    },
    {
      provide: LogWorker,
      inject: [EventStore, LeaseKeeper, Projector, Notes],
      useFactory: (store: EventStore, leases: LeaseKeeper, projector: Projector, notes: Notes) => {
        const note = createFailureRecorder(notes);
        return new LogWorker(store, leases, projector, (error) => {
          new Logger('Projector').error(error);
          note(error);
        });
      },
    },
  ],
  exports: [
    StoreServers,
    EventStore,
    LogChain,
    LeaseKeeper,
    Leases,
    Checkpoints,
    Notes,
    PersonalKeys,
    SigningSecret,
    ReadModels,
    Builds,
    Projector,
    Streams,
  ],
})
export class StoresModule implements OnModuleInit, OnModuleDestroy, OnApplicationShutdown {
  private stopFollowing = () => {};

  constructor(
    private readonly configuration: Configuration,
    @Inject(STORES_TOKEN) private readonly stores: OpenStores,
    private readonly projector: Projector,
    private readonly worker: LogWorker,
  ) {}

  /** Waits briefly, so that a small town is ready at once. While a store is unreachable, health responds and all else is 503. */
  async onModuleInit() {
    await this.stores.greet();
    if (this.configuration.ALMANAC_ROLE === 'api') return;
    this.stopFollowing = this.stores.chain.follow();
    this.worker.start();
    await this.projector.isBuilt().catch(ignoreUnavailable);
  }

  onModuleDestroy() {
    this.stores.stopWaitingForServers();
  }

  async onApplicationShutdown() {
    this.stopFollowing();
    if (this.configuration.ALMANAC_ROLE !== 'api') await this.worker.stop();
    await this.stores.close();
  }
}
