import type { TownEvent } from './town-event';

type EventWhere = Pick<TownEvent, 'location' | 'onlineUrl'>;

export const formatPlace = ({ location = '', onlineUrl }: EventWhere): string =>
  onlineUrl ? withoutAddresses(location, onlineUrl).replace(DIAL_IN, '').replace(EDGES, '') : location;

export const formatDialIn = ({ location = '', onlineUrl }: EventWhere): string =>
  onlineUrl ? (DIAL_IN.exec(withoutAddresses(location, onlineUrl))?.[0].replace(EDGES, '') ?? '') : '';

export const formatWhere = (event: EventWhere & Pick<TownEvent, 'address'>): string =>
  formatPlace(event) || event.address || (event.onlineUrl ? 'Online' : '');

/** The one to join may stand without its scheme. */
const withoutAddresses = (location: string, onlineUrl: string): string => {
  const rest = location.replace(URLS, ' ');
  const at = rest.indexOf(onlineUrl.slice(onlineUrl.indexOf('//') + 2));
  return at < 0 ? rest : `${rest.slice(0, at)} ${rest.slice(at).replace(/^\S+/, '')}`;
};

const URLS = /<?https?:\/\/\S+/gi;

const DIAL_IN =
  /(?:\b(?:meeting id|pass ?code|one tap|dial[ -](?:by|in)|or dial)\b|\+?1?[ (.-]*\b\d{3}[ ).-]+\d{3}[ .-]\d{4}\b).*$/is;

/** A closing bracket at the end may belong to the place: 'Mill Hall (25)'. */
const EDGES = /^[\s,;:()<>–-]+|[\s,;:(<>–-]+$/g;
