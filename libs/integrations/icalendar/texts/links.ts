import { decodeHTMLStrict } from 'entities';
import { LONGEST, MOST_ATTACHMENTS } from '#libs/contracts';
import { allOf, type Properties, type Property, textOf } from '../file/read-properties';
import type { Report } from '../problems';
import { onlinePlace } from './online-place';
import { plainText } from './plain-text';

export type Links = { sourceUrl?: string; onlineUrl?: string; imageUrl?: string; attachments?: string[] };

/** Web addresses only; files packed into the calendar and addresses on somebody's disk are left out, and what is too much. */
export const readLinks = (properties: Properties, report: Report): Links => {
  const webAddress = (text: string): string | undefined => {
    const address = decodeHTMLStrict(text.trim());
    if (!WEB.test(address) || !URL.canParse(address)) return undefined;
    if (address.length <= LONGEST.url) return address;
    report(`an address of ${address.length} characters was left out`);
    return undefined;
  };
  const files = [...allOf(properties, 'image'), ...allOf(properties, 'attach')].flatMap((property) => {
    const url = webAddress(String(property.values[0]));
    return url ? [{ url, isImage: isImage(property, url) }] : [];
  });
  const attachments = [...new Set(files.filter((file) => !file.isImage).map(({ url }) => url))];
  if (attachments.length > MOST_ATTACHMENTS) report(`only ${MOST_ATTACHMENTS} of ${attachments.length} attachments are kept`);
  return {
    sourceUrl: webAddress(textOf(properties, 'url') ?? ''),
    onlineUrl: [
      ...CONFERENCES.flatMap((name) => textsOf(properties, name)),
      onlinePlace(plainText(textOf(properties, 'location') ?? '')),
    ]
      .map((text) => text && webAddress(text))
      .find((address) => address),
    imageUrl: files.find((file) => file.isImage)?.url,
    attachments: attachments.length > 0 ? attachments.slice(0, MOST_ATTACHMENTS) : undefined,
  };
};

/** Where one joins online, before a place that is such an address. Telephone numbers are among them, too. */
const CONFERENCES = ['conference', 'x-google-conference', 'x-microsoft-skypeteamsmeetingurl'];

/** In properties of their own nobody has undone what escapes commas. */
const textsOf = (properties: Properties, name: string): string[] =>
  allOf(properties, name).map(({ values }) =>
    values
      .map(String)
      .join(',')
      .replace(/\\([,;\\])/g, '$1'),
  );

const WEB = /^https?:\/\/\S+$/i;

/** A file in a cloud drive is shown by a page of the drive, whatever it is. */
const isImage = ({ params }: Property, url: string): boolean => {
  const { hostname, pathname } = new URL(url);
  const type = params['fmttype'];
  return !DRIVES.test(hostname) && (type ? /^image\//i.test(type) : IMAGE.test(pathname));
};

const DRIVES = /(?:^|\.)(?:drive|docs)\.google\.com$|(?:^|\.)(?:dropbox|1drv|onedrive\.live)\.(?:com|ms)$/i;

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
