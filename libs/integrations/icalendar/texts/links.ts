import { decodeHTMLStrict } from 'entities';
import { MAX_EVENT_ATTACHMENTS, MAX_EVENT_TEXT_LENGTHS } from '#libs/contracts';
import { allOf, type Properties, type Property, textOf } from '../file/read-properties';
import type { Report } from '../problem-list';
import { onlineUrlIn } from './online-url-in';
import { toPlainText } from './plain-text';

export type Links = { sourceUrl?: string; onlineUrl?: string; imageUrl?: string; attachments?: string[] };

export const readLinks = (properties: Properties, report: Report): Links => {
  const webAddress = (text: string): string | undefined => {
    const address = decodeHTMLStrict(text.trim());
    if (!WEB_ADDRESS.test(address) || !URL.canParse(address)) return undefined;
    if (address.length <= MAX_EVENT_TEXT_LENGTHS.url) return address;
    report(`an address of ${address.length} characters was left out`);
    return undefined;
  };
  const files = [...allOf(properties, 'image'), ...allOf(properties, 'attach')].flatMap((property) => {
    const url = webAddress(String(property.values[0]));
    return url ? [{ url, isImage: isImage(property, url) }] : [];
  });
  const attachments = [...new Set(files.filter((file) => !file.isImage).map(({ url }) => url))];
  if (attachments.length > MAX_EVENT_ATTACHMENTS)
    report(`only ${MAX_EVENT_ATTACHMENTS} of ${attachments.length} attachments are kept`);
  return {
    sourceUrl: webAddress(textOf(properties, 'url') ?? ''),
    onlineUrl: [
      ...CONFERENCE_PROPERTIES.flatMap((name) => textsOf(properties, name)),
      onlineUrlIn(toPlainText(textOf(properties, 'location') ?? '')),
    ]
      .map((text) => text && webAddress(text))
      .find((address) => address),
    imageUrl: files.find((file) => file.isImage)?.url,
    attachments: attachments.length > 0 ? attachments.slice(0, MAX_EVENT_ATTACHMENTS) : undefined,
  };
};

/** Links to join online; they take precedence over a location that is a link. Telephone numbers occur here too. */
const CONFERENCE_PROPERTIES = ['conference', 'x-google-conference', 'x-microsoft-skypeteamsmeetingurl'];

/** ical.js does not unescape commas in properties that it does not know. */
const textsOf = (properties: Properties, name: string): string[] =>
  allOf(properties, name).map(({ values }) =>
    values
      .map(String)
      .join(',')
      .replace(/\\([,;\\])/g, '$1'),
  );

const WEB_ADDRESS = /^https?:\/\/\S+$/i;

/** A link to a cloud drive shows a page of the drive, whatever the file is. */
const isImage = ({ params }: Property, url: string): boolean => {
  const { hostname, pathname } = new URL(url);
  const type = params['fmttype'];
  return !CLOUD_DRIVES.test(hostname) && (type ? /^image\//i.test(type) : IMAGE_FILE.test(pathname));
};

const CLOUD_DRIVES = /(?:^|\.)(?:drive|docs)\.google\.com$|(?:^|\.)(?:dropbox|1drv|onedrive\.live)\.(?:com|ms)$/i;

const IMAGE_FILE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
