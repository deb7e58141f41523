import type { Builds, Checkpoints, EventStore, Leases, Notes, PersonalKeys, ReadModels } from '#libs/event-sourcing';
import { addressIn } from './connection-strings';
import type { Log, Part, ReadSide, Where, Work } from './parts';
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

/** A MongoDB: whether it is there, and what can be kept on it. Each is opened when it is asked for. */
export const mongoOn = (url: string, tell: Tell) => {
  const {
    Mongo,
    MongoDbBuilds,
    MongoDbCheckpoints,
    MongoDbLeases,
    MongoDbNotes,
    MongoDbPersonalKeys,
    MongoDbReadModels,
    Shelves,
  } = require('./mongodb') as typeof import('./mongodb');
  const mongo = new Mongo(url);
  const ask = () => mongo.patiently((db) => db.collection('builds').findOne());
  const presence = new Presence({ name: 'MongoDB', address: addressIn(url), ask, tell });
  return {
    presence,
    readSide: (): ReadSide => {
      const shelves = new Shelves(mongo);
      return {
        builds: watchedBy<Builds>(presence, new MongoDbBuilds(mongo, shelves)),
        readModels: watchedBy<ReadModels>(presence, new MongoDbReadModels(mongo, shelves)),
      };
    },
    work: (store: EventStore, now: Where['now']): Work => ({
      leases: watchedBy<Leases>(presence, new MongoDbLeases(mongo, now)),
      checkpoints: watchedBy<Checkpoints>(presence, new MongoDbCheckpoints(mongo, () => store.id())),
    }),
    keys: (store: EventStore): PersonalKeys =>
      watchedBy<PersonalKeys>(presence, new MongoDbPersonalKeys(mongo, () => store.id())),
    notes: (store: EventStore): Notes => watchedBy<Notes>(presence, new MongoDbNotes(mongo, () => store.id())),
    disconnect: () => mongo.close(),
  };
};

export type OnMongo = ReturnType<typeof mongoOn>;
