export * from './feed-occurrence';
export { contentKeyOf, toEventId, toOrganizationId, toSubcalendarId, toSubOrganizationId } from './identity';
export { ProblemList } from './problem-list';
export * from './read-calendar';
export { isInDifferentPlace, titleAndTimeKeyOf } from './rebookings';
export { recurrenceDaysOf } from './recurrence/recurrence-days-of';
export { webAddressIn } from './texts/online-url-in';
export { toPlainLine as readableLine, toPlainText as readableText } from './texts/plain-text';
export { createTownClock, type TownClock } from './times/town-clock';
