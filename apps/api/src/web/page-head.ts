import {
  type Coordinates,
  type EventDetails,
  eventPathOf,
  formatPageTitle,
  isHiddenOrganization,
  jsonFeedPath,
  rssPath,
  TOWN_CALENDAR_PATH,
  type Town,
  titleOf,
} from '#libs/contracts';
import { PAGES } from '#libs/contracts/pages';
import { ORIGIN_MARK } from './compressed-page';
import { type Destination, PUBLIC_PAGES } from './destination';
import { escapeHtml, toScriptJson } from './escape-html';
import { formatEventDescription } from './event-description';
import { eventJsonLd } from './event-json-ld';
import { pictureAddressOf, TOWN_PICTURE_ADDRESS } from './event-picture/address';
import { PICTURE_SIZE } from './event-picture/sheet';

export const renderPageHead = (
  destination: Destination,
  spot: Coordinates | undefined,
  { name: town }: Pick<Town, 'name'>,
): string =>
  (destination.kind === 'event' ? headOfEvent(destination.event, spot, town) : headOfPage(destination, town)).join('\n    ');

/** Personal and unknown pages have the title of the list and are excluded from search. */
const headOfPage = (destination: Destination, town: string): string[] => {
  const path = destination.kind === 'page' ? destination.path : '';
  const page = PAGE_TEXTS.get(path);
  const description = page?.description ?? `The one calendar of everything that happens in ${town}.`;
  const words = { title: formatPageTitle(town, page?.title), description, town };
  return PUBLIC_PAGES.includes(path)
    ? [
        ...titleTags(words),
        ...addressTags(words, path),
        ...imageTags(ORIGIN_MARK + TOWN_PICTURE_ADDRESS, formatPageTitle(town)),
        ...feedLinks(town),
      ]
    : [...titleTags(words), NOINDEX_TAG];
};

const feedLinks = (town: string) =>
  [
    ['text/calendar', 'in your calendar', TOWN_CALENDAR_PATH],
    ['application/rss+xml', 'as RSS', rssPath()],
    ['application/feed+json', 'as JSON Feed', jsonFeedPath()],
  ].map(
    ([type, how, address]) =>
      `<link rel="alternate" type="${type}" title="${escapeHtml(`Almanac ${town} ${how}`)}" href="${ORIGIN_MARK}${address}">`,
  );

const PAGE_TEXTS = new Map<string, { title: string; description: string }>(Object.entries(PAGES));

const headOfEvent = (event: EventDetails, spot: Coordinates | undefined, town: string): string[] => {
  const name = titleOf(event);
  const words = { title: formatPageTitle(town, name), description: formatEventDescription(event), town };
  const [page, picture] = [ORIGIN_MARK + eventPathOf(event), ORIGIN_MARK + pictureAddressOf(event)];
  const isShown = event.status !== 'withdrawn' && !isHiddenOrganization(event.organization);
  const jsonLd = isShown && eventJsonLd(event, { page, picture, spot });
  return [
    ...titleTags(words),
    ...addressTags(words, eventPathOf(event)),
    ...imageTags(picture, name),
    ...(isShown ? [] : [NOINDEX_TAG]),
    ...(jsonLd ? [`<script type="application/ld+json">${toScriptJson(jsonLd)}</script>`] : []),
  ];
};

const NOINDEX_TAG = '<meta name="robots" content="noindex">';

type HeadTexts = Readonly<{ title: string; description: string; town: string }>;

const titleTags = ({ title, description }: HeadTexts) => [
  `<title>${escapeHtml(title)}</title>`,
  `<meta name="description" content="${escapeHtml(description)}">`,
];

const addressTags = ({ title, description, town }: HeadTexts, path: string) => [
  `<link rel="canonical" href="${ORIGIN_MARK}${escapeHtml(path)}">`,
  metaProperty('og:url', ORIGIN_MARK + path),
  metaProperty('og:type', 'website'),
  metaProperty('og:site_name', `Almanac ${town}`),
  metaProperty('og:title', title),
  metaProperty('og:description', description),
];

const imageTags = (address: string, words: string) => [
  metaProperty('og:image', address),
  metaProperty('og:image:type', 'image/png'),
  metaProperty('og:image:width', String(PICTURE_SIZE.width)),
  metaProperty('og:image:height', String(PICTURE_SIZE.height)),
  metaProperty('og:image:alt', words),
  '<meta name="twitter:card" content="summary_large_image">',
];

const metaProperty = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
