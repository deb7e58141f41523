import {
  type Coordinates,
  firstDay,
  isWholeDay,
  lastDay,
  millisecondsOf,
  movedInTime,
  type OneEvent,
  placeWords,
  plainQuotes,
  type Scheduled,
  titleOf,
} from '#libs/contracts';
import { whyFree } from '#libs/contracts/filters';
import { mainWords } from '#libs/contracts/texts';

/** Absolute addresses, and where its address is, if that is known. */
type Where = Readonly<{ page: string; picture: string; spot?: Coordinates }>;

/**
 * An event as search engines read it: https://schema.org/Event with what
 * https://developers.google.com/search/docs/appearance/structured-data/event asks for. Without a day or a place it would be
 * refused, and withdrawn it is none; null then.
 */
export const eventJsonLd = (event: OneEvent, { page, picture, spot }: Where): object | null => {
  const [start, location] = [startOf(event), placeOf(event, spot)];
  if (!start || !location || event.status === 'withdrawn') return null;
  const move = movedInTime(event);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': page,
    url: page,
    name: titleOf(event),
    startDate: start,
    ...defined({
      endDate: endOf(event),
      previousStartDate: move && event.history?.formerTime && startOf(event.history.formerTime),
    }),
    eventStatus: `https://schema.org/${event.status === 'cancelled' ? 'EventCancelled' : move ? 'EventRescheduled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${attendance(event)}EventAttendanceMode`,
    location,
    image: [picture, ...(event.imageUrl ? [event.imageUrl] : [])],
    ...defined({ description: mainWords(event) }),
    organizer: { '@type': 'Organization', name: event.organization },
    ...(whyFree(event) && { isAccessibleForFree: true, offers: { ...FREE, url: event.sourceUrl ?? page } }),
  };
};

/** The instant, or the day when it lasts all of it or nobody said when it begins. */
const startOf = (event: Scheduled) => (event.startTime && !isWholeDay(event) ? event.startTime : firstDay(event));

/** Of a run the last day, at its hour when that is known. */
const endOf = (event: OneEvent) => {
  const last = lastDay(event);
  const { startTime, endTime } = event;
  const isKnown = endTime && !isWholeDay(event) && !endTime.includes('T23:59') && endTime.slice(0, 10) >= last;
  if (isKnown && (!startTime || millisecondsOf(endTime) > millisecondsOf(startTime))) return endTime;
  return last === firstDay(event) ? undefined : last;
};

const placeOf = (event: OneEvent, spot: Coordinates | undefined) => {
  const places = [...(isOnline(event) ? [] : onEarth(event, spot)), ...online(event)];
  return places.length > 1 ? places : (places[0] ?? null);
};

const onEarth = (event: OneEvent, spot: Coordinates | undefined) => {
  const [location, address] = [placeWords(event), event.address].map((words) => words && plainQuotes(words));
  if (!location && !address) return [];
  const geo = spot && { geo: { '@type': 'GeoCoordinates', latitude: spot.latitude, longitude: spot.longitude } };
  return [{ '@type': 'Place', name: location || address, address: address || location, ...geo }];
};

const online = (event: OneEvent) => {
  const { onlineUrl, location = '', sourceUrl } = event;
  const url = onlineUrl ?? (isOnline(event) ? (ADDRESS.exec(plainQuotes(location))?.[0] ?? sourceUrl) : undefined);
  return url ? [{ '@type': 'VirtualLocation', url }] : [];
};

const attendance = (event: OneEvent) => {
  if (isOnline(event)) return 'Online';
  return event.onlineUrl ? 'Mixed' : 'Offline';
};

/** Where no address is told, one finds the way where it was published. */
const isOnline = (event: OneEvent) => {
  const { location = '', address, sourceUrl, onlineUrl } = event;
  if (address) return false;
  if (onlineUrl) return !placeWords(event) || ONLINE.test(location);
  return ADDRESS.test(location) || (ONLINE.test(location) && sourceUrl !== undefined);
};

const ONLINE = /^\W*(online|virtual|zoom|webinar)\b/i;

/** Without the brackets around it and the full stop behind it. */
const ADDRESS = /https?:\/\/\S*[^\s.,;:!?()[\]{}<>"'’”]/i;

const FREE = { '@type': 'Offer', price: 0, priceCurrency: 'USD', availability: 'https://schema.org/InStock' };

const defined = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''));
