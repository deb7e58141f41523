import type { Coordinates } from '#libs/contracts';
import { LONGEST } from '#libs/contracts';
import { allOf, type Properties, textOf } from '../file/read-properties';
import type { Happening } from '../happening';
import type { Report } from '../problems';
import { readTitle } from './cancelled-title';
import { readLinks } from './links';
import { readPlace } from './place';
import { plainLine, plainText } from './plain-text';

/** All of a happening that does not depend on when it is. What the record does not tell is undefined. */
export type Details = Omit<Happening, 'uid' | 'instance' | 'date' | 'endDate' | 'time' | 'startTime' | 'endTime'>;

export const detailsOf = (properties: Properties, isWithdrawn: boolean, report: Report): Details => {
  const title = readTitle(shortened(plainLine(textOf(properties, 'summary') ?? ''), LONGEST.name));
  const status = textOf(properties, 'status')?.toUpperCase();
  const isCancelled = isWithdrawn || title.isCancelled || status === 'CANCELLED' || status === 'CANCELED';
  const description = plainText(textOf(properties, 'description') ?? textOf(properties, 'x-alt-desc') ?? '');
  return {
    name: title.name || 'Untitled event',
    status: isCancelled ? 'cancelled' : 'confirmed',
    isTentative: status === 'TENTATIVE' ? 'true' : undefined,
    ...readPlace(shortened(plainText(textOf(properties, 'location') ?? ''), LONGEST.location)),
    description: shortened(description, LONGEST.description) || undefined,
    ...readLinks(properties, report),
    categories: categoriesOf(properties),
    price: priceOf(properties),
    coordinates: coordinatesOf(properties),
  };
};

const shortened = (text: string, longest: number): string =>
  text.length > longest
    ? `${text
        .slice(0, longest - 1)
        .replace(HALF, '')
        .trimEnd()}…`
    : text;

/** Of a character that takes two units. */
const HALF = /[\ud800-\udbff]$/;

const categoriesOf = (properties: Properties): string[] | undefined => {
  const written = allOf(properties, 'categories').flatMap(({ values }) => values.slice(0, MOST_CATEGORIES));
  const categories = new Set(
    written.slice(0, MOST_CATEGORIES).map((value) => shortened(plainLine(String(value).slice(0, LONGEST_WRITTEN)), LONGEST.name)),
  );
  categories.delete('');
  return categories.size > 0 ? [...categories] : undefined;
};

/** More, and longer ones, are nobody's words for a kind. */
const MOST_CATEGORIES = 100;
const LONGEST_WRITTEN = 10 * LONGEST.name;

/** iCalendar has no word for it. Publishers have several, and fields of their own that they call so. */
const priceOf = (properties: Properties): string | undefined => {
  const custom = allOf(properties, 'x-trumba-customfield').filter(({ params }) => PRICE.test(String(params['name'] ?? '')));
  const said = [...PRICES.flatMap((name) => allOf(properties, name)), ...custom].map(({ values }) =>
    shortened(plainLine(unescaped(values.map(String).join(', ').slice(0, LONGEST_WRITTEN))), LONGEST.price),
  );
  return said.find((text) => text !== '');
};

/** In a property that iCalendar does not know nobody has done that. */
const unescaped = (text: string): string => text.replace(/\\n/gi, ' ').replace(/\\([,;\\])/g, '$1');

const PRICES = ['price', 'cost', 'x-price', 'x-cost'];
const PRICE = /\b(price|cost|fee|admission)s?\b/i;

/** Some publishers write 0;0 for a place they don't know, or leave out one half, which is read as 0. */
const coordinatesOf = (properties: Properties): Coordinates | undefined => {
  const [latitude, longitude] = [allOf(properties, 'geo')[0]?.values[0] ?? []].flat().map(Number);
  const isPlace = Math.abs(latitude!) <= 90 && Math.abs(longitude!) <= 180 && latitude !== 0 && longitude !== 0;
  return isPlace ? { latitude: latitude!, longitude: longitude! } : undefined;
};
