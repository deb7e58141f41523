import type { TownEvent } from './town-event';

type Where = Pick<TownEvent, 'location' | 'onlineUrl'>;

/** The place without how one joins online: the address is told as such, and numbers to dial apart. '' where nothing else is told. */
export const placeWords = ({ location = '', onlineUrl }: Where): string =>
  onlineUrl ? location.replace(ADDRESSES, ' ').replace(DIALING, '').replace(EDGES, '') : location;

/** What stands in the place of an online event for those who dial: numbers, codes. '' where nothing does. */
export const dialWords = ({ location = '', onlineUrl }: Where): string =>
  onlineUrl ? (DIALING.exec(location.replace(ADDRESSES, ' '))?.[0].replace(EDGES, '') ?? '') : '';

/** Where it is, for who can follow no link. */
export const whereWords = (event: Where & Pick<TownEvent, 'address'>): string =>
  placeWords(event) || event.address || (event.onlineUrl ? 'Online' : '');

const ADDRESSES = /<?https?:\/\/\S+/gi;

const DIALING =
  /(?:\b(?:meeting id|pass ?code|one tap|dial[ -](?:by|in)|or dial)\b|\+?1?[ (.-]*\b\d{3}[ ).-]+\d{3}[ .-]\d{4}\b).*$/is;

/** A bracket that is closed at the end may belong to the place: 'Mill Hall (25)'. */
const EDGES = /^[\s,;:()<>–-]+|[\s,;:(<>–-]+$/g;
