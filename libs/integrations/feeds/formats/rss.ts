import { refreshMinutes } from '../../icalendar/refresh';
import { plainLine, plainText } from '../../icalendar/texts/plain-text';
import { type Item, toldEvent } from '../events/told';
import { type Element, textWithin, within } from '../xml/element';
import { readElements } from '../xml/read-elements';
import type { Found } from './format';
import { spansOf } from './rss-times';

/**
 * RSS 0.9 to 2.0 and Atom whose items say in one of the usual vocabularies when something is: the RSS events module (ev:),
 * xCal, Google's gd:when, and what calendars of towns, libraries and colleges add. When an item was published says nothing
 * of when it takes place.
 */
export const readRss = (xml: string, format: 'RSS' | 'Atom', address?: string): Found => {
  const items: Item[] = [];
  const { head, isCutShort } = readElements(xml, (item) => items.push(...itemsOf(item)));
  const isCalendar = items.length === 0 || items.some(({ dtstart }) => dtstart);
  return {
    format,
    events: items.map((item) => () => toldEvent(item, address)),
    ...(!isCalendar && { isInstead: `${format} of news: no item says when it takes place` }),
    isCutShort,
    refreshMinutes: refreshOf(head),
    name: nameIn(head),
  };
};

/** An item is one event, however often it takes place. */
const itemsOf = (item: Element): Item[] => {
  const content = contentOf(item);
  const spans = spansOf(item);
  return spans.length > 0 ? spans.map((span) => ({ ...content, ...span })) : [content];
};

const contentOf = (item: Element): Item => {
  const url = linkOf(item);
  return {
    uid: firstText(item, 'uid', 'guid', 'id') ?? item.attributes.get('about'),
    title: firstText(item, 'title', 'summary'),
    description: longest(texts(item, 'description', 'summary', 'content', 'encoded')),
    location: locationOf(item),
    url,
    image: imageOf(item),
    status: statusOf(item),
    duration: firstText(item, 'duration')?.match(/^P[\dTWDHMS]{2,20}$/)?.[0],
    categories: categoriesOf(item),
    price: firstText(item, 'price', 'cost'),
    coordinates: coordinatesOf(item),
    isPrivate: texts(item, 'class', 'visibility').some((text) => /^(?:private|confidential)$/i.test(text)),
  };
};

const texts = (item: Element, ...names: string[]): string[] =>
  within(item, ...names)
    .map((element) => textWithin(element).trim())
    .filter((text) => text !== '');

const firstText = (item: Element, ...names: string[]): string | undefined => texts(item, ...names)[0];

const longest = (of: string[]): string | undefined =>
  of.reduce<string | undefined>((most, text) => (text.length > (most ?? '').length ? text : most), undefined);

/** RSS has it as text, Atom as an attribute of the one that is the page itself. */
const linkOf = (item: Element): string | undefined => {
  const links = within(item, 'link', 'url');
  const page = links.find(({ attributes }) => attributes.has('href') && (attributes.get('rel') ?? 'alternate') === 'alternate');
  return links.map((link) => textWithin(link).trim()).find((text) => text !== '') ?? page?.attributes.get('href');
};

const locationOf = (item: Element): string | undefined =>
  firstText(item, 'location') ??
  within(item, 'where')
    .map((where) => where.attributes.get('valuestring'))
    .find((text) => text);

const imageOf = (item: Element): string | undefined =>
  within(item, 'enclosure', 'content', 'thumbnail')
    .filter(({ name, attributes }) => name === 'thumbnail' || isImage(attributes))
    .map(({ attributes }) => attributes.get('url'))
    .find((text) => text);

const isImage = (attributes: Map<string, string>): boolean =>
  /^image\b/.test(attributes.get('type') ?? attributes.get('medium') ?? '');

const statusOf = (item: Element): string | undefined => {
  const said = firstText(item, 'status') ?? within(item, 'eventstatus')[0]?.attributes.get('value') ?? '';
  return /cancell?ed/i.test(said) ? 'CANCELLED' : /tentative/i.test(said) ? 'TENTATIVE' : undefined;
};

const categoriesOf = (item: Element): string[] | undefined => {
  const categories = within(item, 'category', 'categories').map(
    (category) => category.attributes.get('label') ?? category.attributes.get('term') ?? plainText(textWithin(category)),
  );
  return categories.length > 0 ? categories.filter((text) => !text.includes('schemas.google.com')) : undefined;
};

const coordinatesOf = (item: Element): [number, number] | undefined => {
  const said = firstText(item, 'point') ?? texts(item, 'lat', 'long', 'lng').slice(0, 2).join(' ');
  const [latitude, longitude] = said
    .slice(0, 100)
    .split(/[\s,]+/)
    .map(Number);
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? [latitude!, longitude!] : undefined;
};

const nameIn = (head: Element[]): string | undefined =>
  head.filter(({ name }) => name === 'title').map((title) => plainLine(textWithin(title)))[0];

/** RSS says minutes, its syndication module how often in a period. */
const refreshOf = (head: Element[]): number | undefined => {
  const said = (name: string) => head.filter((element) => element.name === name).map((element) => textWithin(element).trim())[0];
  const period = PERIODS[said('updateperiod')?.toLowerCase() ?? ''];
  const minutes = Number(said('ttl') ?? (period ? period / Math.max(1, Number(said('updatefrequency') ?? 1)) : 0));
  return minutes > 0 && minutes < 1e9 ? refreshMinutes([`PT${Math.round(minutes)}M`]) : undefined;
};

const PERIODS: Record<string, number> = { hourly: 60, daily: 1440, weekly: 10_080, monthly: 43_200, yearly: 525_600 };
