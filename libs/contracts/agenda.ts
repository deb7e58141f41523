import type { TownEvent } from './town-event';

/** The name under which an agenda is kept. */
export const agendaFile = 'meeting-agenda.pdf';

/** The address of this calendar itself, as the sample town's papers have: '/papers/council.pdf'. */
export const isOwnAddress = (address: string): boolean => /^\/(?![/\\])/.test(address);

/** Where the agenda of an event is downloaded from under its name: what is kept elsewhere comes through `GET /api/events/{id}/agenda`. */
export const agendaDownload = ({ id }: Pick<TownEvent, 'id'>, address: string): string =>
  isOwnAddress(address) ? address : `/api/events/${id}/agenda`;
