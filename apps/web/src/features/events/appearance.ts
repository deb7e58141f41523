import { type CurrentTime, isOver, isOwnEvent, MY_EVENTS, type TownEvent } from '#libs/contracts';

export const isCancelled = (event: TownEvent) => event.status === 'cancelled';
export const isWithdrawn = (event: TownEvent) => event.status === 'withdrawn';

/** The event takes place, is not over, and has an online address. */
export const canJoin = (event: TownEvent, currentTime: CurrentTime) =>
  event.onlineUrl !== undefined && event.status === 'confirmed' && !isOver(event, currentTime);

/** Own events are always in My Almanac, so they cannot be saved. */
export const canBeSaved = (event: TownEvent) => event.organization !== MY_EVENTS;

/** Returns the text below the organization: the sub-organization, or the category of an own event. */
export const subOrganizationOrCategoryOf = (event: TownEvent): string | undefined =>
  isOwnEvent(event) ? event.category : event.subOrganization;

/** Returns the address of the agenda. Attachments of open houses are flyers. */
export const agendaUrlOf = (event: TownEvent): string | undefined =>
  /open house/i.test(event.name) ? undefined : event.attachments?.[0];

/**
 * Returns 'You created this event Nov 8, 2026 at 9:14 PM'. The time is read from the text, because `createdAt` carries the town's
 * offset.
 */
export const formatCreated = ({ createdAt }: TownEvent): string =>
  createdAt ? `You created this event ${formatCreationTime(createdAt)}` : 'You created this event';

const formatCreationTime = (instant: string) =>
  new Date(`${instant.slice(0, 16)}Z`).toLocaleString('en-US', CREATION_TIME_FORMAT).replace(/, (?=\d+:)/, ' at ');

const CREATION_TIME_FORMAT = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
