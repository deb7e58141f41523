import {
  eventPath,
  hasDate,
  isWholeDay,
  type JsonFeed,
  lastDay,
  millisecondsOf,
  outwardRange,
  placeWords,
  plainQuotes,
  type TownEvent,
} from '#libs/contracts';
import { wellFormed } from './icalendar/content-line';
import type { Outgoing, Publication } from './outgoing';

/** Items of a feed: readers look for what is new. */
const MOST = 200;

/** RSS 2.0, with when and where as https://web.resource.org/rss/1.0/modules/event/ has it. */
export const rssFile = ({ name, town, origin, address = '', events }: Publication): string => {
  const items = newest(events);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:ev="http://purl.org/rss/1.0/modules/event/">',
    '<channel>',
    element('title', name),
    element('link', `${origin}/`),
    element('description', `What is on in ${town}: what was announced last comes first.`),
    element('language', 'en-US'),
    ...(items[0] ? [element('lastBuildDate', http(latest(items)))] : []),
    '<ttl>60</ttl>',
    `<atom:link href="${xml(origin + address)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => rssItem(item, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
};

const rssItem = ({ event, publishedAt }: Outgoing, origin: string) =>
  [
    '<item>',
    element('title', titleOf(event)),
    element('link', origin + eventPath(event)),
    `<guid isPermaLink="true">${xml(origin + eventPath(event))}</guid>`,
    element('pubDate', http(publishedAt)),
    element('category', event.category),
    element('description', html(wordsOf(event))),
    ...(hasDate(event) ? [element('ev:startdate', startOf(event)), element('ev:enddate', endOf(event))] : []),
    ...(event.location ? [element('ev:location', plainQuotes(event.location))] : []),
    element('ev:organizer', event.organization),
    '</item>',
  ].join('\n');

/** https://www.jsonfeed.org/version/1.1/ */
export const jsonFeedFile = (publication: Publication): string => JSON.stringify(jsonFeed(publication));

const jsonFeed = ({ name, town, origin, address = '', events }: Publication): JsonFeed => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: name,
  home_page_url: `${origin}/`,
  feed_url: origin + address,
  description: `What is on in ${town}: what was announced last comes first.`,
  language: 'en-US',
  items: newest(events).map(({ event, publishedAt, changedAt }) => ({
    id: origin + eventPath(event),
    url: origin + eventPath(event),
    title: titleOf(event),
    content_text: wordsOf(event),
    date_published: publishedAt,
    date_modified: changedAt,
    authors: [{ name: event.organization }],
    tags: event.category ? [event.category] : [],
    ...(event.imageUrl && { image: event.imageUrl }),
    _event: {
      about: 'https://schema.org/Event',
      status: event.status,
      ...(hasDate(event) && { start: startOf(event), end: endOf(event) }),
      ...(event.location && { location: plainQuotes(event.location) }),
      ...(event.address && { address: event.address }),
    },
  })),
});

const newest = (events: readonly Outgoing[]): readonly Outgoing[] =>
  [...events]
    .sort((a, b) => millisecondsOf(b.publishedAt) - millisecondsOf(a.publishedAt) || (a.event.date < b.event.date ? -1 : 1))
    .slice(0, MOST);

const latest = (items: readonly Outgoing[]) =>
  items.map(({ changedAt }) => changedAt).reduce((last, one) => (millisecondsOf(one) > millisecondsOf(last) ? one : last));

const titleOf = (event: TownEvent) => {
  const name = plainQuotes(event.name);
  return event.status === 'confirmed' ? name : `Cancelled: ${name}`;
};

/** When and where come first: a reader that knows no more than titles and texts tells them, too. */
const wordsOf = (event: TownEvent): string => {
  const when = event.displayDate ?? (hasDate(event) ? daysIn(event) : '');
  const head = [when, outwardRange(event), plainQuotes(placeWords(event))].filter(Boolean).join(', ');
  const online = event.onlineUrl && `Join online: ${event.onlineUrl}`;
  return [head, online, plainQuotes(event.description ?? '')].filter(Boolean).join('\n\n');
};

const daysIn = (event: TownEvent): string => {
  const [first, last] = [event.date.slice(0, 10), lastDay(event)];
  return first === last ? first : `${first} – ${last}`;
};

/** The instant, or the day when it lasts all of it or nobody said when it begins. */
const startOf = (event: TownEvent) => (event.startTime && !isWholeDay(event) ? event.startTime : event.date.slice(0, 10));

const endOf = (event: TownEvent) =>
  event.endTime && !isWholeDay(event) && event.endTime.slice(0, 10) >= lastDay(event) ? event.endTime : lastDay(event);

const http = (iso: string) => new Date(millisecondsOf(iso)).toUTCString();

const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const xml = (text: string) => escaped(wellFormed(text));

/** A description is read as HTML: markup in a publisher's words would be the reader's own. */
const html = (text: string) => escaped(text).replace(/\r\n?|\n/g, '<br>');
