import type { TownEvent } from './town-event';

type EventWhere = Pick<TownEvent, 'location' | 'onlineUrl'>;

export const formatPlace = ({ location = '', onlineUrl }: EventWhere): string =>
  onlineUrl ? location.replace(URLS, ' ').replace(DIAL_IN, '').replace(EDGES, '') : location;

export const formatDialIn = ({ location = '', onlineUrl }: EventWhere): string =>
  onlineUrl ? (DIAL_IN.exec(location.replace(URLS, ' '))?.[0].replace(EDGES, '') ?? '') : '';

export const formatWhere = (event: EventWhere & Pick<TownEvent, 'address'>): string =>
  formatPlace(event) || event.address || (event.onlineUrl ? 'Online' : '');

const URLS = /<?https?:\/\/\S+/gi;

const DIAL_IN =
  /(?:\b(?:meeting id|pass ?code|one tap|dial[ -](?:by|in)|or dial)\b|\+?1?[ (.-]*\b\d{3}[ ).-]+\d{3}[ .-]\d{4}\b).*$/is;

/** A closing bracket at the end may belong to the place: 'Mill Hall (25)'. */
const EDGES = /^[\s,;:()<>–-]+|[\s,;:(<>–-]+$/g;
