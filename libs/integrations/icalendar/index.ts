export * from './happening';
export * from './identity';
export * from './read-calendar';
