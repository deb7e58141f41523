import type { Builds, Checkpoints, EventStore, Leases, Notes, PersonalKeys, ReadModels } from '#libs/event-sourcing';
import { serverAddressOf } from './connection-strings';
import { type Reporter, ServerWatch } from './server-watch';
import type { EventStorePart, ReadModelsPart, StoreLocations, StorePart, WorkPart } from './store-parts';
import { withWatch } from './with-watch';

// Client libraries load slowly, so each is loaded where it is used.

export const openEventStoreDb = (url: string, reporter: Reporter): StorePart<EventStorePart> => {
  const { EventStoreDbEventStore } = require('./eventstoredb/event-store') as typeof import('./eventstoredb/event-store');
  const store = new EventStoreDbEventStore(url);
  const presence = new ServerWatch({
    name: 'EventStoreDB',
    address: serverAddressOf(url),
    ask: () => store.head(),
    reporter: reporter,
  });
  return { stores: { store: withWatch<EventStore>(presence, store) }, presence };
};

export const openMongoDb = (url: string, reporter: Reporter) => {
  const {
    Mongo,
    MongoDbBuilds,
    MongoDbCheckpoints,
    MongoDbLeases,
    MongoDbNotes,
    MongoDbPersonalKeys,
    MongoDbReadModels,
    BuildsDirectory,
  } = require('./mongodb') as typeof import('./mongodb');
  const mongo = new Mongo(url);
  const ask = () => mongo.retry((db) => db.collection('builds').findOne());
  const presence = new ServerWatch({ name: 'MongoDB', address: serverAddressOf(url), ask, reporter: reporter });
  return {
    presence,
    readSide: (): ReadModelsPart => {
      const directory = new BuildsDirectory(mongo);
      return {
        builds: withWatch<Builds>(presence, new MongoDbBuilds(mongo, directory)),
        readModels: withWatch<ReadModels>(presence, new MongoDbReadModels(mongo, directory)),
      };
    },
    work: (store: EventStore, now: StoreLocations['now']): WorkPart => ({
      leases: withWatch<Leases>(presence, new MongoDbLeases(mongo, now)),
      checkpoints: withWatch<Checkpoints>(presence, new MongoDbCheckpoints(mongo, () => store.id())),
    }),
    keys: (store: EventStore): PersonalKeys =>
      withWatch<PersonalKeys>(presence, new MongoDbPersonalKeys(mongo, () => store.id())),
    notes: (store: EventStore): Notes => withWatch<Notes>(presence, new MongoDbNotes(mongo, () => store.id())),
    disconnect: () => mongo.close(),
  };
};

export type MongoDbStores = ReturnType<typeof openMongoDb>;
