export * from './happening';
export { eventId, organizationId, sameHappening, subOrganizationId } from './identity';
export { Problems } from './problems';
export * from './read-calendar';
