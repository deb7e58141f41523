import { isOver, isOwn, type Moment, MY_EVENTS, type TownEvent } from '#libs/contracts';

export const isCancelled = (event: TownEvent) => event.status === 'cancelled';
export const isWithdrawn = (event: TownEvent) => event.status === 'withdrawn';

/** It is on or will be, and one can be there online. */
export const canJoin = (event: TownEvent, moment: Moment) =>
  event.onlineUrl !== undefined && event.status === 'confirmed' && !isOver(event, moment);

/** One's own events are not saved: they are there anyway. */
export const canBeSaved = (event: TownEvent) => event.organization !== MY_EVENTS;

/** What stands below its organization: the part of it, and of one's own events the category. */
export const partOf = (event: TownEvent): string | undefined => (isOwn(event) ? event.category : event.subOrganization);

/** The address of the agenda. Open houses attach flyers, not agendas. */
export const agendaOf = (event: TownEvent): string | undefined =>
  /open house/i.test(event.name) ? undefined : event.attachments?.[0];

/** 'You created this event Nov 8, 2026 at 9:14 PM', read from the text: the instant carries the town's offset. */
export const createdWords = ({ createdAt }: TownEvent): string =>
  createdAt ? `You created this event ${moment(createdAt)}` : 'You created this event';

const moment = (instant: string) =>
  new Date(`${instant.slice(0, 16)}Z`).toLocaleString('en-US', CREATED).replace(/, (?=\d+:)/, ' at ');

const CREATED = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
