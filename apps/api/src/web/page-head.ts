import {
  type Coordinates,
  EVERYTHING_CALENDAR,
  eventPath,
  isHidden,
  jsonFeedAddress,
  type OneEvent,
  pageTitle,
  rssAddress,
  type Town,
  titleOf,
} from '#libs/contracts';
import { PAGES } from '#libs/contracts/pages';
import { type Destination, PUBLIC_PAGES } from './destination';
import { escaped, inScript } from './escaped';
import { eventJsonLd } from './event-json-ld';
import { pictureAddress, TOWN_PICTURE } from './event-picture/address';
import { SIZE } from './event-picture/sheet';
import { summaryOf } from './event-words';
import { ORIGIN } from './packed-page';

/**
 * What the head of a page says to those who only look at that: tabs, search engines, and where its address was shared. `spot` is
 * where its event takes place.
 */
export const pageHead = (destination: Destination, spot: Coordinates | undefined, { name: town }: Pick<Town, 'name'>): string =>
  (destination.kind === 'event' ? ofEvent(destination.event, spot, town) : ofPage(destination, town)).join('\n    ');

/** What is somebody's own, or nothing, is called like the list, and is not for search engines. */
const ofPage = (destination: Destination, town: string): string[] => {
  const path = destination.kind === 'page' ? destination.path : '';
  const page = WORDS.get(path);
  const description = page?.description ?? `The one calendar of everything that happens in ${town}.`;
  const words = { title: pageTitle(town, page?.title), description, town };
  return PUBLIC_PAGES.includes(path)
    ? [...named(words), ...found(words, path), ...pictured(ORIGIN + TOWN_PICTURE, pageTitle(town)), ...subscribed(town)]
    : [...named(words), NOT_FOR_SEARCH];
};

/** What else tells of all events: whoever reads with a program of their own finds it there. */
const subscribed = (town: string) =>
  [
    ['text/calendar', 'in your calendar', EVERYTHING_CALENDAR],
    ['application/rss+xml', 'as RSS', rssAddress()],
    ['application/feed+json', 'as JSON Feed', jsonFeedAddress()],
  ].map(
    ([type, how, address]) =>
      `<link rel="alternate" type="${type}" title="${escaped(`Almanac ${town} ${how}`)}" href="${ORIGIN}${address}">`,
  );

const WORDS = new Map<string, { title: string; description: string }>(Object.entries(PAGES));

const ofEvent = (event: OneEvent, spot: Coordinates | undefined, town: string): string[] => {
  const name = titleOf(event);
  const words = { title: pageTitle(town, name), description: summaryOf(event), town };
  const [page, picture] = [ORIGIN + eventPath(event), ORIGIN + pictureAddress(event)];
  const isShown = event.status !== 'withdrawn' && !isHidden(event.organization);
  const jsonLd = isShown && eventJsonLd(event, { page, picture, spot });
  return [
    ...named(words),
    ...found(words, eventPath(event)),
    ...pictured(picture, name),
    ...(isShown ? [] : [NOT_FOR_SEARCH]),
    ...(jsonLd ? [`<script type="application/ld+json">${inScript(jsonLd)}</script>`] : []),
  ];
};

const NOT_FOR_SEARCH = '<meta name="robots" content="noindex">';

type Words = Readonly<{ title: string; description: string; town: string }>;

const named = ({ title, description }: Words) => [
  `<title>${escaped(title)}</title>`,
  `<meta name="description" content="${escaped(description)}">`,
];

const found = ({ title, description, town }: Words, path: string) => [
  `<link rel="canonical" href="${ORIGIN}${escaped(path)}">`,
  property('og:url', ORIGIN + path),
  property('og:type', 'website'),
  property('og:site_name', `Almanac ${town}`),
  property('og:title', title),
  property('og:description', description),
];

const pictured = (address: string, words: string) => [
  property('og:image', address),
  property('og:image:type', 'image/png'),
  property('og:image:width', String(SIZE.width)),
  property('og:image:height', String(SIZE.height)),
  property('og:image:alt', words),
  '<meta name="twitter:card" content="summary_large_image">',
];

const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`;
