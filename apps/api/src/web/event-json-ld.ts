import {
  type Coordinates,
  type EventDetails,
  type EventSchedule,
  endDayOf,
  findTimeChange,
  formatPlace,
  isExportedAsWholeDay,
  millisecondsOf,
  repairMojibake,
  startDayOf,
  titleOf,
} from '#libs/contracts';
import { mainPlainTextOf } from '#libs/contracts/texts';
import { webAddressIn } from '#libs/integrations';

type JsonLdAddresses = Readonly<{ page: string; picture: string; spot?: Coordinates }>;

/** https://developers.google.com/search/docs/appearance/structured-data/event; null without date or place, or if withdrawn. */
export const eventJsonLd = (event: EventDetails, { page, picture, spot }: JsonLdAddresses): object | null => {
  const [start, location] = [startOf(event), placeOf(event, spot)];
  if (!start || !location || event.status === 'withdrawn') return null;
  const move = findTimeChange(event);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': page,
    url: page,
    name: titleOf(event),
    startDate: start,
    ...withoutEmpty({
      endDate: endOf(event),
      previousStartDate: move && event.history?.formerTime && startOf(event.history.formerTime),
    }),
    eventStatus: `https://schema.org/${event.status === 'cancelled' ? 'EventCancelled' : move ? 'EventRescheduled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${attendanceModeOf(event)}EventAttendanceMode`,
    location,
    image: [picture, ...(event.imageUrl ? [event.imageUrl] : [])],
    ...withoutEmpty({ description: mainPlainTextOf(event) }),
    organizer: { '@type': 'Organization', name: event.organization },
    ...(isSaidToBeFree(event) && { isAccessibleForFree: true, offers: { ...FREE_OFFER, url: event.sourceUrl ?? page } }),
  };
};

const startOf = (event: EventSchedule) => (event.startTime && !isExportedAsWholeDay(event) ? event.startTime : startDayOf(event));

const endOf = (event: EventDetails) => {
  const last = endDayOf(event);
  const { startTime, endTime } = event;
  const isKnown = endTime && !isExportedAsWholeDay(event) && !endTime.includes('T23:59') && endTime.slice(0, 10) >= last;
  if (isKnown && (!startTime || millisecondsOf(endTime) > millisecondsOf(startTime))) return endTime;
  return last === startDayOf(event) ? undefined : last;
};

const placeOf = (event: EventDetails, spot: Coordinates | undefined) => {
  const places = [...(isOnline(event) ? [] : physicalPlaces(event, spot)), ...virtualPlaces(event)];
  return places.length > 1 ? places : (places[0] ?? null);
};

const physicalPlaces = (event: EventDetails, spot: Coordinates | undefined) => {
  const [location, address] = [formatPlace(event), event.address].map((words) => words && repairMojibake(words));
  if (!location && !address) return [];
  const geo = spot && { geo: { '@type': 'GeoCoordinates', latitude: spot.latitude, longitude: spot.longitude } };
  return [{ '@type': 'Place', name: location || address, address: address || location, ...geo }];
};

const virtualPlaces = (event: EventDetails) => {
  const url = event.onlineUrl ?? (isOnline(event) ? (addressInPlace(event) ?? event.sourceUrl) : undefined);
  return url ? [{ '@type': 'VirtualLocation', url }] : [];
};

const attendanceModeOf = (event: EventDetails) => {
  if (isOnline(event)) return 'Online';
  return event.onlineUrl ? 'Mixed' : 'Offline';
};

const addressInPlace = ({ location = '' }: EventDetails) => webAddressIn(repairMojibake(location));

/** Without a link the source page tells how to join. */
const isOnline = (event: EventDetails) => {
  const { location = '', address, sourceUrl, onlineUrl } = event;
  if (address) return false;
  if (onlineUrl) return !formatPlace(event) || ONLINE_PATTERN.test(location);
  return addressInPlace(event) !== undefined || (ONLINE_PATTERN.test(location) && sourceUrl !== undefined);
};

const ONLINE_PATTERN = /^\W*(online|virtual|zoom|webinar)\b/i;

/** Only if its publisher or an operator says so. */
const isSaidToBeFree = ({ traits }: EventDetails): boolean => traits?.free !== undefined && !traits.free.level;

const FREE_OFFER = { '@type': 'Offer', price: 0, priceCurrency: 'USD', availability: 'https://schema.org/InStock' };

const withoutEmpty = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''));
