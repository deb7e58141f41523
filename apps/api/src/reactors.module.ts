import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Checkpoints, EventStore, Leases, Projector, Reaction, type Reactor, Worker } from '#libs/event-sourcing';
import { FollowNewSubOrganizations } from './preferences/follow-new-sub-organizations';
import { PreferencesModule } from './preferences/preferences.module';
import { Configuration } from './settings/configuration';

/** Runs what follows from facts outside their streams. */
@Module({ imports: [PreferencesModule] })
export class ReactorsModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly workers: readonly Worker[];

  constructor(
    private readonly configuration: Configuration,
    store: EventStore,
    leases: Leases,
    checkpoints: Checkpoints,
    projector: Projector,
    followNewSubOrganizations: FollowNewSubOrganizations,
  ) {
    const reactors: Reactor[] = [followNewSubOrganizations];
    this.workers = reactors.map((reactor) => {
      const onFailure = (error: unknown) => new Logger(reactor.name).error(error);
      return new Worker(store, leases, randomUUID(), new Reaction(store, checkpoints, projector, reactor), onFailure);
    });
  }

  onApplicationBootstrap() {
    if (this.configuration.ALMANAC_ROLE !== 'api') for (const worker of this.workers) worker.start();
  }

  async beforeApplicationShutdown() {
    if (this.configuration.ALMANAC_ROLE !== 'api') await Promise.all(this.workers.map((worker) => worker.stop()));
  }
}
