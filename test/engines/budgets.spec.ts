import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashedKey, preferences, SaveEvent } from '#libs/domain';
import { Projector, Streams } from '#libs/event-sourcing';
import { EmbeddedEventStore } from '#libs/stores';
import { projections } from '#projections';
import { EventStoreDbEventStore } from '../../libs/stores/eventstoredb/event-store';
import { Mongo, MongoDbBuilds, Shelves } from '../../libs/stores/mongodb';
import { checkBudgets } from '../budgets/check-budgets';
import { eventually, newFolder } from '../fixtures/a-process';
import { EventStoreDouble } from './eventstore/server';
import { describeOnMongoDb } from './mongodb';
import { Way } from './way';

const save = (eventId: number) => new SaveEvent({ key: hashedKey('ada'), eventId }, eventually());

const nobodyWaits = { caughtUpTo: async () => true };

describe('The calls of a command to EventStoreDB', () => {
  it('stay within the budget, for the first command of a stream and for later ones', async () => {
    const folder = newFolder();
    const { double, url } = await EventStoreDouble.open(join(folder, 'log'));
    const store = new EventStoreDbEventStore(url);
    // Before its subscription is open, the store asks for each stream.
    await new Promise<void>((resolve) => store.watch(resolve));
    const streams = new Streams(store, nobodyWaits);
    const callsTo = async (eventId: number) => {
      const before = double.asked;
      await streams.handle(preferences, save(eventId));
      return double.asked - before;
    };
    checkBudgets({
      'calls to EventStoreDB': {
        'the first command of a stream': await callsTo(1),
        'another command': await callsTo(2),
        'a command that changes nothing': await callsTo(2),
      },
    });
    await store.close();
    double.stop();
    rmSync(folder, { recursive: true });
  });
});

describeOnMongoDb('The commands to MongoDB until a fact is shown', (databaseUrl) => {
  it('is a few commands for each projection', async () => {
    const folder = newFolder();
    const store = new EmbeddedEventStore(join(folder, 'events.db'));
    const streams = new Streams(store, nobodyWaits);
    const way = await Way.to(databaseUrl());
    const mongo = new Mongo(way.url, { patience: 0 });
    const builds = new MongoDbBuilds(mongo, new Shelves(mongo));
    const projector = new Projector(store, builds, projections);
    const held = new Map(projector.leases.map((lease) => [lease, 1]));
    const commandsToFollow = async () => {
      const before = way.commands;
      while (await projector.step(held));
      return way.commands - before;
    };
    await commandsToFollow();
    await streams.handle(preferences, save(1));
    await commandsToFollow();
    await streams.handle(preferences, save(2));
    checkBudgets({
      'commands to MongoDB': { 'a saved event': await commandsToFollow(), 'nothing new': await commandsToFollow() },
    });
    await mongo.close();
    await builds.close();
    await way.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
});
