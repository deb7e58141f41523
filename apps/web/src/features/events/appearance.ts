import { type CurrentTime, isOver, isOwnEvent, type TownEvent } from '#libs/contracts';

export const isCancelled = (event: TownEvent) => event.status === 'cancelled';
export const isWithdrawn = (event: TownEvent) => event.status === 'withdrawn';

export const canJoin = (event: TownEvent, currentTime: CurrentTime) =>
  event.onlineUrl !== undefined && event.status === 'confirmed' && !isOver(event, currentTime);

/** Own events are always in My Almanac, so they cannot be saved. */
export const canBeSaved = (event: TownEvent) => !isOwnEvent(event);

export const subOrganizationOrCategoryOf = (event: TownEvent): string | undefined =>
  isOwnEvent(event) ? event.category : event.subOrganization;

/** The first attachment is taken for the agenda, except at an open house, where it is a flyer. */
export const agendaUrlOf = (event: TownEvent): string | undefined =>
  /open house/i.test(event.name) ? undefined : event.attachments?.[0];

export const creationSentence = ({ createdAt }: TownEvent): string =>
  createdAt ? `You created this event ${formatCreationTime(createdAt)}` : 'You created this event';

/** The time is read from the text, because `createdAt` carries the town's offset: 'Nov 3, 2026 at 5:00 PM'. */
const formatCreationTime = (instant: string) =>
  new Date(`${instant.slice(0, 16)}Z`).toLocaleString('en-US', CREATION_TIME_FORMAT).replace(/, (?=\d+:)/, ' at ');

const CREATION_TIME_FORMAT = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
