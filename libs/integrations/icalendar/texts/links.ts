import { decodeHTMLStrict } from 'entities';
import { LONGEST, MOST_ATTACHMENTS } from '#libs/contracts';
import { allOf, type Properties, type Property, textOf } from '../file/read-properties';
import type { Report } from '../problems';

export type Links = { sourceUrl?: string; imageUrl?: string; attachments?: string[] };

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
    imageUrl: files.find((file) => file.isImage)?.url,
    attachments: attachments.length > 0 ? attachments.slice(0, MOST_ATTACHMENTS) : undefined,
  };
};

const WEB = /^https?:\/\/\S+$/i;

/** A file in a cloud drive is shown by a page of the drive, whatever it is. */
const isImage = ({ params }: Property, url: string): boolean => {
  const { hostname, pathname } = new URL(url);
  const type = params['fmttype'];
  return !DRIVES.test(hostname) && (type ? /^image\//i.test(type) : IMAGE.test(pathname));
};

const DRIVES = /(?:^|\.)(?:drive|docs)\.google\.com$|(?:^|\.)(?:dropbox|1drv|onedrive\.live)\.(?:com|ms)$/i;

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
