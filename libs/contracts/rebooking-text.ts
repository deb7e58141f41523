import type { Rebooking } from './event-history';
import { formatPlace } from './place-text';
import { repairMojibake } from './repair-mojibake';

export const formatRebooking = (rebooking: Rebooking): string => {
  const place = formatPlace(rebooking) || rebooking.address;
  if (!place && rebooking.onlineUrl) return 'Now online';
  return `Now in ${repairMojibake(place || 'another place')}`;
};
