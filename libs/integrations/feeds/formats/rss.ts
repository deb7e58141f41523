import { refreshMinutesOf } from '../../icalendar/refresh';
import { toPlainLine, toPlainText } from '../../icalendar/texts/plain-text';
import { type FeedItem, toEventComponent } from '../events/feed-item';
import { childrenNamed, type Element, textContentOf } from '../xml/element';
import { readElements } from '../xml/read-elements';
import type { ParsedFeed } from './parsed-feed';
import { findItemSpans } from './rss-spans';

/**
 * RSS 0.9 to 2.0 and Atom with event times: the RSS events module (ev:), xCal, Google's gd:when, and vocabularies of town,
 * library and college calendars. The publication date is never used as the time.
 */
export const readRss = (xml: string, format: 'RSS' | 'Atom', address?: string): ParsedFeed => {
  const items: FeedItem[] = [];
  const { head, isCutShort } = readElements(xml, (item) => items.push(...toFeedItems(item)));
  const isCalendar = items.length === 0 || items.some(({ dtstart }) => dtstart);
  return {
    format,
    events: items.map((item) => () => toEventComponent(item, address)),
    ...(!isCalendar && { actualContent: `${format} of news: no item says when it takes place` }),
    isCutShort,
    refreshMinutes: refreshMinutesIn(head),
    name: feedNameIn(head),
  };
};

const toFeedItems = (item: Element): FeedItem[] => {
  const content = contentOf(item);
  const spans = findItemSpans(item);
  return spans.length > 0 ? spans.map((span) => ({ ...content, ...span })) : [content];
};

const contentOf = (item: Element): FeedItem => {
  const url = linkOf(item);
  return {
    uid: firstTextIn(item, 'uid', 'guid', 'id') ?? item.attributes.get('about'),
    title: firstTextIn(item, 'title', 'summary'),
    description: longestOf(textsIn(item, 'description', 'summary', 'content', 'encoded')),
    location: locationOf(item),
    url,
    image: imageOf(item),
    status: statusOf(item),
    duration: firstTextIn(item, 'duration')?.match(/^P[\dTWDHMS]{2,20}$/)?.[0],
    categories: categoriesOf(item),
    price: firstTextIn(item, 'price', 'cost'),
    coordinates: coordinatesOf(item),
    isPrivate: textsIn(item, 'class', 'visibility').some((text) => /^(?:private|confidential)$/i.test(text)),
  };
};

const textsIn = (item: Element, ...names: string[]): string[] =>
  childrenNamed(item, ...names)
    .map((element) => textContentOf(element).trim())
    .filter((text) => text !== '');

const firstTextIn = (item: Element, ...names: string[]): string | undefined => textsIn(item, ...names)[0];

const longestOf = (of: string[]): string | undefined =>
  of.reduce<string | undefined>((most, text) => (text.length > (most ?? '').length ? text : most), undefined);

/** RSS has the link as text, Atom as an attribute; of several Atom links the page itself counts. */
const linkOf = (item: Element): string | undefined => {
  const links = childrenNamed(item, 'link', 'url');
  const page = links.find(({ attributes }) => attributes.has('href') && (attributes.get('rel') ?? 'alternate') === 'alternate');
  return links.map((link) => textContentOf(link).trim()).find((text) => text !== '') ?? page?.attributes.get('href');
};

const locationOf = (item: Element): string | undefined =>
  firstTextIn(item, 'location') ??
  childrenNamed(item, 'where')
    .map((where) => where.attributes.get('valuestring'))
    .find((text) => text);

const imageOf = (item: Element): string | undefined =>
  childrenNamed(item, 'enclosure', 'content', 'thumbnail')
    .filter(({ name, attributes }) => name === 'thumbnail' || isImage(attributes))
    .map(({ attributes }) => attributes.get('url'))
    .find((text) => text);

const isImage = (attributes: Map<string, string>): boolean =>
  /^image\b/.test(attributes.get('type') ?? attributes.get('medium') ?? '');

const statusOf = (item: Element): string | undefined => {
  const status = firstTextIn(item, 'status') ?? childrenNamed(item, 'eventstatus')[0]?.attributes.get('value') ?? '';
  return /cancell?ed/i.test(status) ? 'CANCELLED' : /tentative/i.test(status) ? 'TENTATIVE' : undefined;
};

const categoriesOf = (item: Element): string[] | undefined => {
  const categories = childrenNamed(item, 'category', 'categories').map(
    (category) => category.attributes.get('label') ?? category.attributes.get('term') ?? toPlainText(textContentOf(category)),
  );
  return categories.length > 0 ? categories.filter((text) => !text.includes('schemas.google.com')) : undefined;
};

const coordinatesOf = (item: Element): [number, number] | undefined => {
  const point = firstTextIn(item, 'point') ?? textsIn(item, 'lat', 'long', 'lng').slice(0, 2).join(' ');
  const [latitude, longitude] = point
    .slice(0, 100)
    .split(/[\s,]+/)
    .map(Number);
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? [latitude!, longitude!] : undefined;
};

const feedNameIn = (head: Element[]): string | undefined =>
  head.filter(({ name }) => name === 'title').map((title) => toPlainLine(textContentOf(title)))[0];

/** RSS gives minutes; its syndication module gives a frequency within a period. */
const refreshMinutesIn = (head: Element[]): number | undefined => {
  const findText = (name: string) =>
    head.filter((element) => element.name === name).map((element) => textContentOf(element).trim())[0];
  const period = PERIOD_MINUTES[findText('updateperiod')?.toLowerCase() ?? ''];
  const minutes = Number(findText('ttl') ?? (period ? period / Math.max(1, Number(findText('updatefrequency') ?? 1)) : 0));
  return minutes > 0 && minutes < 1e9 ? refreshMinutesOf([`PT${Math.round(minutes)}M`]) : undefined;
};

const PERIOD_MINUTES: Record<string, number> = { hourly: 60, daily: 1440, weekly: 10_080, monthly: 43_200, yearly: 525_600 };
