export * from './happening';
export { eventId, organizationId, sameHappening, subcalendarId, subOrganizationId } from './identity';
export { Problems } from './problems';
export * from './read-calendar';
export { isElsewhere, titleAndTime } from './rebookings';
export { daysOf } from './recurrence/days-of';
export { plainLine as readableLine, plainText as readableText } from './texts/plain-text';
export { type TownClock, townClock } from './times/town-clock';
