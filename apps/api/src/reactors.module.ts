import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Builds, EventStore, Follower, Projector, Reaction, type Reactor } from '#libs/event-sourcing';
import { FollowNewSubOrganizations } from './preferences/follow-new-sub-organizations';
import { PreferencesModule } from './preferences/preferences.module';
import { Configuration } from './settings/configuration';

/** Runs what follows from facts outside their streams. */
@Module({ imports: [PreferencesModule] })
export class ReactorsModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly followers: readonly Follower[];

  constructor(
    private readonly configuration: Configuration,
    store: EventStore,
    builds: Builds,
    projector: Projector,
    followNewSubOrganizations: FollowNewSubOrganizations,
  ) {
    const reactors: Reactor[] = [followNewSubOrganizations];
    this.followers = reactors.map((reactor) => {
      const onFailure = (error: unknown) => new Logger(reactor.name).error(error);
      return new Follower(store, builds, randomUUID(), new Reaction(store, builds, projector, reactor), onFailure);
    });
  }

  onApplicationBootstrap() {
    if (this.configuration.ALMANAC_ROLE !== 'api') for (const follower of this.followers) follower.start();
  }

  async beforeApplicationShutdown() {
    if (this.configuration.ALMANAC_ROLE !== 'api') await Promise.all(this.followers.map((follower) => follower.stop()));
  }
}
