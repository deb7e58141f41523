import { type Coordinates, MAX_EVENT_TEXT_LENGTHS } from '#libs/contracts';
import type { FeedOccurrence } from '../feed-occurrence';
import { allOf, type Properties, textOf } from '../file/read-properties';
import type { Report } from '../problem-list';
import { splitCancelledMark } from './cancelled-title';
import { readLinks } from './links';
import { splitPlace } from './place';
import { toPlainLine, toPlainText } from './plain-text';

export type OccurrenceDetails = Omit<FeedOccurrence, 'uid' | 'instance' | 'date' | 'endDate' | 'time' | 'startTime' | 'endTime'>;

export const detailsOf = (properties: Properties, isWithdrawn: boolean, report: Report): OccurrenceDetails => {
  const title = splitCancelledMark(shorten(toPlainLine(textOf(properties, 'summary') ?? ''), MAX_EVENT_TEXT_LENGTHS.name));
  const status = textOf(properties, 'status')?.toUpperCase();
  const isCancelled = isWithdrawn || title.isCancelled || status === 'CANCELLED' || status === 'CANCELED';
  const description = toPlainText(textOf(properties, 'description') ?? textOf(properties, 'x-alt-desc') ?? '');
  return {
    name: title.name || 'Untitled event',
    status: isCancelled ? 'cancelled' : 'confirmed',
    isTentative: status === 'TENTATIVE' ? 'true' : undefined,
    ...splitPlace(shorten(toPlainText(textOf(properties, 'location') ?? ''), MAX_EVENT_TEXT_LENGTHS.location)),
    description: shorten(description, MAX_EVENT_TEXT_LENGTHS.description) || undefined,
    ...readLinks(properties, report),
    categories: categoriesOf(properties),
    price: priceOf(properties),
    coordinates: coordinatesOf(properties),
  };
};

const shorten = (text: string, longest: number): string =>
  text.length > longest
    ? `${text
        .slice(0, longest - 1)
        .replace(HALF_SURROGATE, '')
        .trimEnd()}…`
    : text;

const HALF_SURROGATE = /[\ud800-\udbff]$/;

const categoriesOf = (properties: Properties): string[] | undefined => {
  const written = allOf(properties, 'categories').flatMap(({ values }) => values.slice(0, MAX_CATEGORIES));
  const categories = new Set(
    written
      .slice(0, MAX_CATEGORIES)
      .map((value) => shorten(toPlainLine(String(value).slice(0, MAX_CATEGORY_LENGTH)), MAX_EVENT_TEXT_LENGTHS.name)),
  );
  categories.delete('');
  return categories.size > 0 ? [...categories] : undefined;
};

/** More or longer values are no categories. */
const MAX_CATEGORIES = 100;
const MAX_CATEGORY_LENGTH = 10 * MAX_EVENT_TEXT_LENGTHS.name;

/** iCalendar has no price property. Publishers use several names, and custom fields. */
const priceOf = (properties: Properties): string | undefined => {
  const custom = allOf(properties, 'x-trumba-customfield').filter(({ params }) => PRICE_FIELD.test(String(params['name'] ?? '')));
  const prices = [...PRICE_PROPERTIES.flatMap((name) => allOf(properties, name)), ...custom].map(({ values }) =>
    shorten(toPlainLine(unescapeText(values.map(String).join(', ').slice(0, MAX_CATEGORY_LENGTH))), MAX_EVENT_TEXT_LENGTHS.price),
  );
  return prices.find((text) => text !== '');
};

/** ical.js does not unescape properties that it does not know. */
const unescapeText = (text: string): string => text.replace(/\\n/gi, ' ').replace(/\\([,;\\])/g, '$1');

const PRICE_PROPERTIES = ['price', 'cost', 'x-price', 'x-cost'];
const PRICE_FIELD = /\b(price|cost|fee|admission)s?\b/i;

/** Some publishers write 0;0 for an unknown place, or leave out one half, which is read as 0. */
const coordinatesOf = (properties: Properties): Coordinates | undefined => {
  const [latitude, longitude] = [allOf(properties, 'geo')[0]?.values[0] ?? []].flat().map(Number);
  const isPlace = Math.abs(latitude!) <= 90 && Math.abs(longitude!) <= 180 && latitude !== 0 && longitude !== 0;
  return isPlace ? { latitude: latitude!, longitude: longitude! } : undefined;
};
