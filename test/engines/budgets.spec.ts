import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashedKey, preferences, SaveEvent } from '#libs/domain';
import { Projector, Streams } from '#libs/event-sourcing';
import { EmbeddedEventStore } from '#libs/stores';
import { projections } from '#projections';
import { EventStoreDbEventStore } from '../../libs/stores/eventstoredb/event-store';
import { BuildsDirectory, Mongo, MongoDbBuilds } from '../../libs/stores/mongodb';
import { checkBudgets } from '../budgets/check-budgets';
import { createFolder, eventualMetadata } from '../fixtures/town-process';
import { EventStoreDouble } from './eventstore/server';
import { MongoProxy } from './mongo-proxy';
import { describeOnMongoDb } from './mongodb';

const saveEvent = (eventId: number) => new SaveEvent({ key: hashedKey('ada'), eventId }, eventualMetadata());

const noProjector = { caughtUpTo: async () => true };

describe('The calls of a command to EventStoreDB', () => {
  it('stay within the budget, for the first command of a stream and for later ones', async () => {
    const folder = createFolder();
    const { double, url } = await EventStoreDouble.open(join(folder, 'log'));
    const store = new EventStoreDbEventStore(url);
    const streams = new Streams(store, noProjector);
    const callsTo = async (eventId: number) => {
      const before = double.callCount;
      await streams.handle(preferences, saveEvent(eventId));
      return double.callCount - before;
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
    const folder = createFolder();
    const store = new EmbeddedEventStore(join(folder, 'events.db'));
    const streams = new Streams(store, noProjector);
    const way = await MongoProxy.open(databaseUrl());
    const mongo = new Mongo(way.url, { patience: 0 });
    const builds = new MongoDbBuilds(mongo, new BuildsDirectory(mongo));
    const projector = new Projector(store, builds, projections);
    const heldLeases = new Map(projector.leases.map((lease) => [lease, 1]));
    const commandsToFollow = async () => {
      const before = way.commandCount;
      while (await projector.step(heldLeases));
      return way.commandCount - before;
    };
    await commandsToFollow();
    await streams.handle(preferences, saveEvent(1));
    await commandsToFollow();
    await streams.handle(preferences, saveEvent(2));
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
