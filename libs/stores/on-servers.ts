import type { Builds, Checkpoints, EventStore, Leases, ReadModels } from '#libs/event-sourcing';
import { addressIn } from './connection-strings';
import type { Log, Part, Rest, Where } from './parts';
import { Presence, type Tell } from './presence';
import { watchedBy } from './watched-by';

// Clients of servers take their time to load: each is loaded where it is used, and not above.

/** The log on an EventStoreDB. */
export const logOn = (url: string, tell: Tell): Part<Log> => {
  const { EventStoreDbEventStore } = require('./eventstoredb/event-store') as typeof import('./eventstoredb/event-store');
  const store = new EventStoreDbEventStore(url);
  const presence = new Presence({ name: 'EventStoreDB', address: addressIn(url), ask: () => store.head(), tell });
  return { stores: { store: watchedBy<EventStore>(presence, store) }, presence };
};

/** All but the log on a MongoDB. */
export const restOn = (
  url: string,
  { store, now, tell }: Readonly<{ store: EventStore; now: Where['now']; tell: Tell }>,
): Part<Rest> => {
  const { Mongo, MongoDbBuilds, MongoDbCheckpoints, MongoDbLeases, MongoDbReadModels, Shelves } =
    require('./mongodb') as typeof import('./mongodb');
  const mongo = new Mongo(url);
  const shelves = new Shelves(mongo);
  const builds = new MongoDbBuilds(mongo, shelves);
  const presence = new Presence({ name: 'MongoDB', address: addressIn(url), ask: () => builds.list(), tell });
  return {
    stores: {
      builds: watchedBy<Builds>(presence, builds),
      readModels: watchedBy<ReadModels>(presence, new MongoDbReadModels(mongo, shelves)),
      leases: watchedBy<Leases>(presence, new MongoDbLeases(mongo, now)),
      checkpoints: watchedBy<Checkpoints>(presence, new MongoDbCheckpoints(mongo, () => store.id())),
    },
    presence,
    disconnect: () => mongo.close(),
  };
};
