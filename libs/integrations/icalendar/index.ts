export * from './happening';
export { eventId, organizationId, sameHappening } from './identity';
export { Problems } from './problems';
export * from './read-calendar';
