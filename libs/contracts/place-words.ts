import type { TownEvent } from './town-event';

type Where = Pick<TownEvent, 'location' | 'onlineUrl'>;

/** The place without the address at which one joins online: that is told as such. '' where nothing else is. */
export const placeWords = ({ location = '', onlineUrl }: Where): string =>
  onlineUrl ? location.replace(ADDRESSES, ' ').replace(EDGES, '') : location;

/** Where it is, for who can follow no link. */
export const whereWords = (event: Where & Pick<TownEvent, 'address'>): string =>
  placeWords(event) || event.address || (event.onlineUrl ? 'Online' : '');

const ADDRESSES = /<?https?:\/\/\S+/gi;

const EDGES = /^[\s,;:()<>–-]+|[\s,;:()<>–-]+$/g;
