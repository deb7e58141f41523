import {
  endDayOf,
  eventPathOf,
  formatExportedTimeRange,
  formatPlace,
  formatRebooking,
  hasDate,
  isExportedAsWholeDay,
  type JsonFeed,
  millisecondsOf,
  repairMojibake,
  type TownEvent,
} from '#libs/contracts';
import { removeForbiddenCharacters } from './icalendar/content-line';
import type { PublishedCalendar, PublishedEvent } from './published-calendar';

/** Items of a feed; readers look for what is new. */
const MAX_ITEMS = 200;

/** RSS 2.0, with when and where as https://web.resource.org/rss/1.0/modules/event/ has it. */
export const renderRss = ({ name, town, origin, address = '', events }: PublishedCalendar): string => {
  const items = newestEvents(events);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:ev="http://purl.org/rss/1.0/modules/event/">',
    '<channel>',
    renderElement('title', name),
    renderElement('link', `${origin}/`),
    renderElement('description', `What is on in ${town}: what was announced last comes first.`),
    renderElement('language', 'en-US'),
    ...(items[0] ? [renderElement('lastBuildDate', toHttpDate(latestChange(items)))] : []),
    '<ttl>60</ttl>',
    `<atom:link href="${toXmlText(origin + address)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => renderRssItem(item, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
};

const renderRssItem = (item: PublishedEvent, origin: string) => {
  const { event, publishedAt } = item;
  return [
    '<item>',
    renderElement('title', titleOf(event)),
    renderElement('link', origin + eventPathOf(event)),
    `<guid isPermaLink="true">${toXmlText(origin + eventPathOf(event))}</guid>`,
    renderElement('pubDate', toHttpDate(publishedAt)),
    renderElement('category', event.category),
    renderElement('description', toHtml(toText(item))),
    ...(hasDate(event) ? [renderElement('ev:startdate', startOf(event)), renderElement('ev:enddate', endOf(event))] : []),
    ...(event.location ? [renderElement('ev:location', repairMojibake(event.location))] : []),
    renderElement('ev:organizer', event.organization),
    '</item>',
  ].join('\n');
};

/** https://www.jsonfeed.org/version/1.1/ */
export const renderJsonFeed = (publication: PublishedCalendar): string => JSON.stringify(toJsonFeed(publication));

const toJsonFeed = ({ name, town, origin, address = '', events }: PublishedCalendar): JsonFeed => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: name,
  home_page_url: `${origin}/`,
  feed_url: origin + address,
  description: `What is on in ${town}: what was announced last comes first.`,
  language: 'en-US',
  items: newestEvents(events).map(({ event, publishedAt, changedAt, rebooking }) => ({
    id: origin + eventPathOf(event),
    url: origin + eventPathOf(event),
    title: titleOf(event),
    content_text: toText({ event, rebooking }),
    date_published: publishedAt,
    date_modified: changedAt,
    authors: [{ name: event.organization }],
    tags: event.category ? [event.category] : [],
    ...(event.imageUrl && { image: event.imageUrl }),
    _event: {
      about: 'https://schema.org/Event',
      status: event.status,
      ...(hasDate(event) && { start: startOf(event), end: endOf(event) }),
      ...(event.location && { location: repairMojibake(event.location) }),
      ...(event.address && { address: event.address }),
    },
  })),
});

const newestEvents = (events: readonly PublishedEvent[]): readonly PublishedEvent[] =>
  [...events]
    .sort((a, b) => millisecondsOf(b.publishedAt) - millisecondsOf(a.publishedAt) || (a.event.date < b.event.date ? -1 : 1))
    .slice(0, MAX_ITEMS);

const latestChange = (items: readonly PublishedEvent[]) =>
  items.map(({ changedAt }) => changedAt).reduce((last, one) => (millisecondsOf(one) > millisecondsOf(last) ? one : last));

const titleOf = (event: TownEvent) => {
  const name = repairMojibake(event.name);
  return event.status === 'confirmed' ? name : `Cancelled: ${name}`;
};

/** Time and place come first, for readers that only show titles and texts. */
const toText = ({ event, rebooking }: Pick<PublishedEvent, 'event' | 'rebooking'>): string => {
  const when = event.displayDate ?? (hasDate(event) ? daysOf(event) : '');
  const head = [when, formatExportedTimeRange(event), repairMojibake(formatPlace(event))].filter(Boolean).join(', ');
  const online = event.onlineUrl && `Join online: ${event.onlineUrl}`;
  const instead = rebooking && formatRebooking(rebooking);
  return [instead, head, online, repairMojibake(event.description ?? '')].filter(Boolean).join('\n\n');
};

const daysOf = (event: TownEvent): string => {
  const [first, last] = [event.date.slice(0, 10), endDayOf(event)];
  return first === last ? first : `${first} – ${last}`;
};

/** The instant, or the day if the event lasts all day or has no known start time. */
const startOf = (event: TownEvent) =>
  event.startTime && !isExportedAsWholeDay(event) ? event.startTime : event.date.slice(0, 10);

const endOf = (event: TownEvent) =>
  event.endTime && !isExportedAsWholeDay(event) && event.endTime.slice(0, 10) >= endDayOf(event)
    ? event.endTime
    : endDayOf(event);

const toHttpDate = (iso: string) => new Date(millisecondsOf(iso)).toUTCString();

const renderElement = (name: string, text: string) => `<${name}>${toXmlText(text)}</${name}>`;

const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const toXmlText = (text: string) => escapeMarkup(removeForbiddenCharacters(text));

/** Readers treat a description as HTML, so markup in the publisher's text is escaped. */
const toHtml = (text: string) => escapeMarkup(text).replace(/\r\n?|\n/g, '<br>');
