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
  Leases,
  LogChain,
  Notes,
  PersonalKeys,
  Projector,
  ReadModels,
  Servers,
  Streams,
  unlessUnavailable,
  Worker,
  withUpcasting,
} from '#libs/event-sourcing';
import {
  logFileIn,
  type OnUpgrading,
  type OpenStores,
  openLog as openLogAt,
  openStores,
  readModelsFileIn,
  type Upgrade,
  upgradeLog,
} from '#libs/stores';
import { projections } from '#projections';
import { Meters } from './observing/meters';
import { observedLog } from './observing/observed-log';
import { projectionObserver } from './observing/projection-observer';
import { Tracing } from './observing/tracing';
import { notingFailures } from './operations/projector-failure';
import { Configuration } from './settings/configuration';
import { keptSecret, Secret } from './settings/kept-secret';

/** For a log that no application would open: one of an earlier format, while nobody has it open. */
export const upgradeStores = ({ ALMANAC_DATA_DIR }: Configuration, upgrade: Upgrade, onUpgrading: OnUpgrading) =>
  upgradeLog({ log: logFileIn(ALMANAC_DATA_DIR), readModels: readModelsFileIn(ALMANAC_DATA_DIR) }, upgrade, onUpgrading);

/** Where the log of the configuration is, in the words that `openLog` knows. */
export const configuredLog = ({ ALMANAC_DATA_DIR, EVENTSTORE_URL }: Configuration): string => EVENTSTORE_URL ?? ALMANAC_DATA_DIR;

/** A log by itself, in the folder or at the address that `where` names. */
export const openLog = (where: string, { ALMANAC_DATA_DIR: folder, MONGODB_URL: mongo }: Configuration) =>
  openLogAt(where, { folder, mongo });

export {
  type BackedUp,
  BackupFolder,
  backUp,
  isLogThere,
  isServer,
  logName,
  type OnBackingUp,
  type OnRestoring,
  type OpenLog,
  openKeys,
  restore,
  type WholeBackup,
  wrongWith,
  wrongWithLog,
} from '#libs/stores';

const STORES = Symbol('the stores of this process');

/** Gives all others the stores that the configuration names. */
@Global()
@Module({
  providers: [
    {
      provide: STORES,
      inject: [Configuration],
      useFactory: ({ ALMANAC_DATA_DIR: folder, EVENTSTORE_URL: eventStore, MONGODB_URL: mongo }: Configuration) =>
        openStores({ folder, eventStore, mongo, tell: new Logger('Stores') }),
    },
    { provide: Servers, useExisting: STORES },
    {
      provide: EventStore,
      inject: [STORES, Meters, Tracing],
      useFactory: ({ store }: OpenStores, meters: Meters, tracing: Tracing) =>
        withUpcasting(observedLog(store, meters, tracing), upcasters),
    },
    { provide: LogChain, inject: [STORES], useFactory: ({ chain }: OpenStores) => chain },
    { provide: Leases, inject: [STORES], useFactory: ({ leases }: OpenStores) => leases },
    { provide: Checkpoints, inject: [STORES], useFactory: ({ checkpoints }: OpenStores) => checkpoints },
    { provide: ReadModels, inject: [STORES], useFactory: ({ readModels }: OpenStores) => readModels },
    { provide: Notes, inject: [STORES], useFactory: ({ notes }: OpenStores) => notes },
    { provide: PersonalKeys, inject: [STORES], useFactory: ({ keys }: OpenStores) => keys },
    {
      // After the log, which tells best what is wrong with a disk.
      provide: Secret,
      inject: [Configuration, EventStore],
      useFactory: ({ JWT_SECRET, ALMANAC_DATA_DIR }: Configuration) =>
        new Secret(JWT_SECRET ?? keptSecret(ALMANAC_DATA_DIR, 'jwt-secret')),
    },
    { provide: Builds, inject: [STORES], useFactory: ({ builds }: OpenStores) => builds },
    {
      provide: Projector,
      inject: [EventStore, Builds, Meters, Tracing],
      useFactory: (store: EventStore, builds: Builds, meters: Meters, tracing: Tracing) => {
        const tell = (sentence: string) => new Logger('Projector').warn(sentence);
        return new Projector(store, builds, projections, tell, undefined, projectionObserver(meters, tracing));
      },
    },
    {
      provide: Streams,
      inject: [EventStore, Projector],
      useFactory: (store: EventStore, projector: Projector) => new Streams(store, projector),
    },
    {
      provide: Worker,
      inject: [EventStore, Leases, Projector, Notes],
      useFactory: (store: EventStore, leases: Leases, projector: Projector, notes: Notes) => {
        const note = notingFailures(notes);
        return new Worker(store, leases, randomUUID(), projector, (error) => {
          new Logger('Projector').error(error);
          note(error);
        });
      },
    },
  ],
  exports: [
    Servers,
    EventStore,
    LogChain,
    Leases,
    Checkpoints,
    Notes,
    PersonalKeys,
    Secret,
    ReadModels,
    Builds,
    Projector,
    Streams,
  ],
})
export class StoresModule implements OnModuleInit, OnModuleDestroy, OnApplicationShutdown {
  private unfollow = () => {};

  constructor(
    private readonly configuration: Configuration,
    @Inject(STORES) private readonly stores: OpenStores,
    private readonly projector: Projector,
    private readonly worker: Worker,
  ) {}

  /**
   * Waits a little for read models that are not built yet: of a small town nobody is told to come back later. Not for a
   * server that does not answer: health is answered meanwhile, and all else is 503 until it does.
   */
  async onModuleInit() {
    await this.stores.greet();
    if (this.configuration.ALMANAC_ROLE === 'api') return;
    this.unfollow = this.stores.chain.follow();
    this.worker.start();
    await this.projector.isBuilt().catch(unlessUnavailable);
  }

  onModuleDestroy() {
    this.stores.giveUp();
  }

  async onApplicationShutdown() {
    this.unfollow();
    if (this.configuration.ALMANAC_ROLE !== 'api') await this.worker.stop();
    await this.stores.close();
  }
}
