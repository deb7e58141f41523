import type { TownEvent } from './town-event';

export const AGENDA_FILE_NAME = 'meeting-agenda.pdf';

/** True for a path on this server, such as '/papers/council.pdf'. */
export const isLocalUrl = (address: string): boolean => /^\/(?![/\\])/.test(address);

/** The URL to download an event's agenda from. Agendas on other servers are proxied by `GET /api/events/{id}/agenda`. */
export const agendaDownloadUrl = ({ id }: Pick<TownEvent, 'id'>, address: string): string =>
  isLocalUrl(address) ? address : `/api/events/${id}/agenda`;
