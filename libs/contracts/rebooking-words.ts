import type { Rebooking } from './event-history';
import { placeWords } from './place-words';
import { plainQuotes } from './plain-quotes';

/** 'Now in Room B' */
export const rebookingWords = (rebooking: Rebooking): string => {
  const place = placeWords(rebooking) || rebooking.address;
  if (!place && rebooking.onlineUrl) return 'Now online';
  return `Now in ${plainQuotes(place || 'another place')}`;
};
