import { onlinePlace } from '../../icalendar/texts/online-place';
import type { Item } from '../events/told';
import { spanOf } from '../events/when';
import { isObject, type Json, type JsonObject, listOf, own, textAt, textOf } from './json';
import { scheduled } from './schedule';

/**
 * An event as schema.org has it, and as those write it who know schema.org by hearsay: once for each of its schedules. One
 * that cannot be read leaves what the event says of itself.
 */
export const schemaEvents = (event: JsonObject): Item[] => {
  const item = itemOf(event);
  const schedules = listOf(own(event, 'eventSchedule')).filter(isObject).slice(0, FEW);
  return schedules.length > 0 ? schedules.map((schedule) => ({ ...item, ...whenOf(schedule, event) })) : [item];
};

const whenOf = (schedule: JsonObject, event: JsonObject): Partial<Item> => {
  try {
    return scheduled(schedule, event);
  } catch (error) {
    return { problem: (error as Error).message };
  }
};

const itemOf = (event: JsonObject): Item => {
  const status = textAt(event, 'eventStatus', 'event_status', 'status') ?? '';
  return {
    ...spanOf(
      textAt(
        event,
        'startDate',
        'start',
        'start_date',
        'startTime',
        'start_time',
        'startsAt',
        'starts_at',
        'dtstart',
        'date_start',
      ),
      textAt(event, 'endDate', 'end', 'end_date', 'endTime', 'end_time', 'endsAt', 'ends_at', 'dtend', 'date_end'),
    ),
    uid: textAt(event, '@id', 'uid', 'id', 'identifier'),
    title: textAt(event, 'name', 'title', 'summary', 'headline'),
    description: textAt(event, 'description', 'content_html', 'content_text', 'content'),
    location: placeOf(own(event, 'location') ?? own(event, 'venue') ?? own(event, 'place')),
    online: onlineOf(own(event, 'location')),
    url: textAt(event, 'url', 'link', 'sameAs'),
    image: imageOf(own(event, 'image') ?? own(event, 'thumbnailUrl')),
    duration: textAt(event, 'duration')?.match(/^P[\dTWDHMS]{2,20}$/)?.[0],
    status: OFF.test(status) ? 'CANCELLED' : /tentative/i.test(status) ? 'TENTATIVE' : undefined,
    categories: categoriesOf(event),
    price: priceOf(event),
    coordinates: coordinatesOf(own(event, 'location')),
    isPrivate: ['class', 'visibility'].some((name) => PRIVATE.test(textAt(event, name) ?? '')),
  };
};

/** EventCancelled, EventPostponed: whoever comes then stands before a closed door. */
const OFF = /cancell?ed|postponed/i;

/** What calendars that are no iCalendar call it; what else they say there has nothing to do with it. */
const PRIVATE = /^(?:private|confidential)$/i;

/** The first that is a place: an address on the web is none. Where one joins online is one only if there is no other. */
const placeOf = (json: Json | undefined): string | undefined =>
  listOf(json)
    .slice(0, FEW)
    .sort((a, b) => Number(isVirtual(a)) - Number(isVirtual(b)))
    .map((place) => (isObject(place) ? placeText(place) : textOf(place)))
    .find((text) => text !== undefined && text !== '' && !/^https?:/i.test(text));

/** Where one joins online, of the first that says so. */
const onlineOf = (json: Json | undefined): string | undefined =>
  listOf(json)
    .slice(0, FEW)
    .map((place) =>
      isObject(place) ? (isVirtual(place) ? textAt(place, 'url', '@id', 'sameAs') : undefined) : onlinePlace(textOf(place) ?? ''),
    )
    .find((address) => address !== undefined);

const isVirtual = (place: Json): boolean =>
  isObject(place) &&
  listOf(own(place, '@type')).some((type) => typeof type === 'string' && /(?:^|[/#:])VirtualLocation$/.test(type));

const FEW = 20;

const placeText = (place: JsonObject): string => {
  const address = own(place, 'address');
  const said = isObject(address) ? addressText(address) : textOf(address);
  const name = textAt(place, 'name');
  const parts = [name, said ?? addressText(place)].filter((part) => part);
  return parts[1]?.startsWith(parts[0]!) ? parts[1] : parts.join(', ');
};

const addressText = (address: JsonObject): string => {
  const locality = textAt(address, 'addressLocality', 'city');
  const region = [textAt(address, 'addressRegion', 'state'), textAt(address, 'postalCode', 'zip')].filter(Boolean).join(' ');
  return [textAt(address, 'streetAddress', 'street'), locality, region].filter(Boolean).join(', ');
};

const imageOf = (json: Json | undefined): string | undefined =>
  listOf(json)
    .slice(0, FEW)
    .map((image) => (isObject(image) ? textAt(image, 'url', 'contentUrl', '@id') : textOf(image)))
    .find((text) => text);

const categoriesOf = (event: JsonObject): string[] | undefined => {
  const said = ['categories', 'tags', 'category', 'audience'].flatMap((name) => listOf(own(event, name)).slice(0, FEW));
  const ages = textAt(event, 'typicalAgeRange');
  const categories = said
    .map((category) => (isObject(category) ? textAt(category, 'name', 'audienceType') : textOf(category)))
    .filter((text) => text !== undefined);
  if (ages) categories.push(/^\d/.test(ages.trim()) ? `Ages ${ages.trim()}` : ages);
  return categories.length > 0 ? categories : undefined;
};

/** 'Free' for what says so; else what is written as its price, of several the least and the most. */
const priceOf = (event: JsonObject): string | undefined => {
  if (IS_TRUE.has(own(event, 'isAccessibleForFree'))) return 'Free';
  const offers = listOf(own(event, 'offers')).filter(isObject).slice(0, FEW);
  const prices = offers.flatMap((offer) => PRICES.flatMap((name) => textAt(offer, name) ?? []));
  return prices.length > 0 ? [...new Set(prices)].join(' – ') : textAt(event, 'price', 'cost');
};

const IS_TRUE: ReadonlySet<unknown> = new Set([true, 'true', 'True', 'https://schema.org/True']);

const PRICES = ['price', 'lowPrice', 'highPrice'];

const coordinatesOf = (json: Json | undefined): [number, number] | undefined => {
  const geo = listOf(json)
    .slice(0, FEW)
    .flatMap((place) => (isObject(place) ? listOf(own(place, 'geo')) : []))
    .find(isObject);
  const [latitude, longitude] = [geo && textAt(geo, 'latitude'), geo && textAt(geo, 'longitude')].map(Number);
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? [latitude!, longitude!] : undefined;
};
