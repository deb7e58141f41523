import { onlineUrlIn } from '../../icalendar/texts/online-url-in';
import type { FeedItem } from '../events/feed-item';
import { toItemSpan } from '../events/written-time';
import { isObject, type Json, type JsonObject, ownProperty, textAt, textOf, toList } from './json';
import { readSchedule } from './schedule';

/** Follows the vocabulary loosely; one item for each schedule. If one cannot be read, the event's own times count. */
export const schemaEventItems = (event: JsonObject): FeedItem[] => {
  const item = itemOf(event);
  const schedules = toList(ownProperty(event, 'eventSchedule')).filter(isObject).slice(0, MAX_VALUES);
  return schedules.length > 0 ? schedules.map((schedule) => ({ ...item, ...scheduleOf(schedule, event) })) : [item];
};

const scheduleOf = (schedule: JsonObject, event: JsonObject): Partial<FeedItem> => {
  try {
    return readSchedule(schedule, event);
  } catch (error) {
    return { problem: (error as Error).message };
  }
};

const itemOf = (event: JsonObject): FeedItem => {
  const status = textAt(event, 'eventStatus', 'event_status', 'status') ?? '';
  return {
    ...toItemSpan(
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
    location: placeOf(ownProperty(event, 'location') ?? ownProperty(event, 'venue') ?? ownProperty(event, 'place')),
    online: onlineOf(ownProperty(event, 'location')),
    url: textAt(event, 'url', 'link', 'sameAs'),
    image: imageOf(ownProperty(event, 'image') ?? ownProperty(event, 'thumbnailUrl')),
    duration: textAt(event, 'duration')?.match(/^P[\dTWDHMS]{2,20}$/)?.[0],
    status: CANCELLED_STATUS.test(status) ? 'CANCELLED' : /tentative/i.test(status) ? 'TENTATIVE' : undefined,
    categories: categoriesOf(event),
    price: priceOf(event),
    coordinates: coordinatesOf(ownProperty(event, 'location')),
    isPrivate: ['class', 'visibility'].some((name) => PRIVATE_CLASS.test(textAt(event, name) ?? '')),
  };
};

/** A postponed event counts as cancelled, because a visitor would find a closed door. */
const CANCELLED_STATUS = /cancell?ed|postponed/i;

/** Values that formats other than iCalendar use for private events; their other values have nothing to do with privacy. */
const PRIVATE_CLASS = /^(?:private|confidential)$/i;

const placeOf = (json: Json | undefined): string | undefined =>
  toList(json)
    .slice(0, MAX_VALUES)
    .sort((a, b) => Number(isVirtual(a)) - Number(isVirtual(b)))
    .map((place) => (isObject(place) ? placeText(place) : textOf(place)))
    .find((text) => text !== undefined && text !== '' && !/^https?:/i.test(text));

const onlineOf = (json: Json | undefined): string | undefined =>
  toList(json)
    .slice(0, MAX_VALUES)
    .map((place) =>
      isObject(place) ? (isVirtual(place) ? textAt(place, 'url', '@id', 'sameAs') : undefined) : onlineUrlIn(textOf(place) ?? ''),
    )
    .find((address) => address !== undefined);

const isVirtual = (place: Json): boolean =>
  isObject(place) &&
  toList(ownProperty(place, '@type')).some((type) => typeof type === 'string' && /(?:^|[/#:])VirtualLocation$/.test(type));

const MAX_VALUES = 20;

const placeText = (place: JsonObject): string => {
  const address = ownProperty(place, 'address');
  const writtenAddress = isObject(address) ? addressText(address) : textOf(address);
  const name = textAt(place, 'name');
  const parts = [name, writtenAddress ?? addressText(place)].filter((part) => part);
  return parts[1]?.startsWith(parts[0]!) ? parts[1] : parts.join(', ');
};

const addressText = (address: JsonObject): string => {
  const locality = textAt(address, 'addressLocality', 'city');
  const region = [textAt(address, 'addressRegion', 'state'), textAt(address, 'postalCode', 'zip')].filter(Boolean).join(' ');
  return [textAt(address, 'streetAddress', 'street'), locality, region].filter(Boolean).join(', ');
};

const imageOf = (json: Json | undefined): string | undefined =>
  toList(json)
    .slice(0, MAX_VALUES)
    .map((image) => (isObject(image) ? textAt(image, 'url', 'contentUrl', '@id') : textOf(image)))
    .find((text) => text);

const categoriesOf = (event: JsonObject): string[] | undefined => {
  const categoryValues = ['categories', 'tags', 'category', 'audience'].flatMap((name) =>
    toList(ownProperty(event, name)).slice(0, MAX_VALUES),
  );
  const ages = textAt(event, 'typicalAgeRange');
  const categories = categoryValues
    .map((category) => (isObject(category) ? textAt(category, 'name', 'audienceType') : textOf(category)))
    .filter((text) => text !== undefined);
  if (ages) categories.push(/^\d/.test(ages.trim()) ? `Ages ${ages.trim()}` : ages);
  return categories.length > 0 ? categories : undefined;
};

const priceOf = (event: JsonObject): string | undefined => {
  if (TRUE_VALUES.has(ownProperty(event, 'isAccessibleForFree'))) return 'Free';
  const offers = toList(ownProperty(event, 'offers')).filter(isObject).slice(0, MAX_VALUES);
  const prices = offers.flatMap((offer) => PRICE_PROPERTIES.flatMap((name) => textAt(offer, name) ?? []));
  return prices.length > 0 ? [...new Set(prices)].join(' – ') : textAt(event, 'price', 'cost');
};

const TRUE_VALUES: ReadonlySet<unknown> = new Set([true, 'true', 'True', 'https://schema.org/True']);

const PRICE_PROPERTIES = ['price', 'lowPrice', 'highPrice'];

const coordinatesOf = (json: Json | undefined): [number, number] | undefined => {
  const geo = toList(json)
    .slice(0, MAX_VALUES)
    .flatMap((place) => (isObject(place) ? toList(ownProperty(place, 'geo')) : []))
    .find(isObject);
  const [latitude, longitude] = [geo && textAt(geo, 'latitude'), geo && textAt(geo, 'longitude')].map(Number);
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? [latitude!, longitude!] : undefined;
};
