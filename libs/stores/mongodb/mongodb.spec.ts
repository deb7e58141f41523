import { describeOnMongoDb } from '../../../test/engines/mongodb';
import { checkpointsContract } from '../checkpoints.contract';
import { leasesContract } from '../leases.contract';
import { readModelsContract } from '../read-models.contract';
import { Mongo, MongoDbBuilds, MongoDbCheckpoints, MongoDbLeases, MongoDbReadModels, Shelves } from '.';

/** FerretDB writes large documents slowly, and more so on a busy machine. */
jest.setTimeout(30_000);

describeOnMongoDb('MongoDB', (databaseUrl) => {
  let mongo: Mongo;
  const open = () => {
    mongo = new Mongo(databaseUrl());
    return mongo;
  };
  afterEach(() => mongo.close());

  describe('as a read side', () => {
    readModelsContract(async () => {
      const shelves = new Shelves(open());
      return { readModels: new MongoDbReadModels(mongo, shelves), builds: new MongoDbBuilds(mongo, shelves) };
    });
  });

  describe('leases', () => {
    leasesContract(async (now) => new MongoDbLeases(open(), now));
  });

  describe('checkpoints', () => {
    checkpointsContract(async () => new MongoDbCheckpoints(open(), async () => 'log'));
  });
});
