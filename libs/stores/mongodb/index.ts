// Only for `require` in on-servers.ts: an import loads the client library.
export { MongoDbBuilds } from './builds';
export { BuildsDirectory } from './builds-directory';
export { MongoDbCheckpoints } from './checkpoints';
export { MongoDbLeases } from './leases';
export { Mongo } from './mongo';
export { MongoDbNotes } from './notes';
export { MongoDbPersonalKeys } from './personal-keys';
export { MongoDbReadModels } from './read-models';
