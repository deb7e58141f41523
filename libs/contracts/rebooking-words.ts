import type { Rebooking } from './event-history';
import { plainQuotes } from './plain-quotes';

/** 'Now in Room B' */
export const rebookingWords = ({ location, address }: Rebooking): string =>
  `Now in ${plainQuotes(location || address || 'another place')}`;
