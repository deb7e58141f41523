import { allOf, type Properties, type Property, textOf } from '../file/read-properties';
import { decodeEntities } from './entities';

export type Links = { sourceUrl?: string; imageUrl?: string; attachments?: string[] };

/** Web addresses only; files packed into the calendar and addresses on somebody's disk are left out. */
export const readLinks = (properties: Properties): Links => {
  const files = [...allOf(properties, 'image'), ...allOf(properties, 'attach')].flatMap((property) => {
    const url = webAddress(String(property.values[0]));
    return url ? [{ url, isImage: isImage(property, url) }] : [];
  });
  const attachments = [...new Set(files.filter((file) => !file.isImage).map(({ url }) => url))];
  return {
    sourceUrl: webAddress(textOf(properties, 'url') ?? ''),
    imageUrl: files.find((file) => file.isImage)?.url,
    attachments: attachments.length > 0 ? attachments : undefined,
  };
};

const webAddress = (text: string): string | undefined => {
  const address = decodeEntities(text.trim());
  return WEB.test(address) && URL.canParse(address) ? address : undefined;
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
