import type { Properties, Property } from '../../icalendar/file/read-properties';
import type { EventReader } from '../../icalendar/read-events';
import type { EventComponent } from '../../icalendar/recurrence/event-record';
import type { ItemSpan } from './written-time';

/** One event of a format other than iCalendar. All fields but its times are text as found. */
export type FeedItem = ItemSpan & {
  uid?: string;
  title?: string;
  description?: string;
  location?: string;
  url?: string;
  online?: string;
  image?: string;
  attachments?: string[];
  duration?: string;
  /** CONFIRMED, TENTATIVE or CANCELLED. */
  status?: string;
  categories?: string[];
  price?: string;
  coordinates?: [latitude: number, longitude: number];
  isPrivate?: boolean;
  rule?: Property;
  excluded?: Property[];
  isSchedule?: true;
  problem?: string;
};

export const toEventReader =
  (item: FeedItem, address?: string): EventReader =>
  (report) => {
    if (item.problem && !item.isPrivate) report(item.problem);
    return toEventComponent(item, address);
  };

/** Converts to iCalendar, as later steps expect. Identified by id, else address, else title. Relative links are resolved against `address`. */
export const toEventComponent = (item: FeedItem, address?: string): EventComponent => {
  const properties = new Map<string, Property[]>();
  const setProperty = (name: string, property: Property | undefined) => {
    if (property) properties.set(name, [property]);
  };
  setProperty('uid', toTextProperty(item.uid ?? item.url ?? item.title));
  setProperty('dtstart', item.dtstart);
  setProperty('dtend', item.dtend);
  setProperty('rrule', item.rule);
  setProperty('summary', toTextProperty(item.title));
  setProperty('description', toTextProperty(item.description));
  setProperty('location', toTextProperty(item.location));
  setProperty('url', toTextProperty(toAbsoluteUrl(item.url, address)));
  setProperty('conference', toTextProperty(toAbsoluteUrl(item.online, address)));
  setProperty('duration', toTextProperty(item.duration));
  setProperty('status', toTextProperty(item.status));
  setProperty('image', toTextProperty(toAbsoluteUrl(item.image, address), { fmttype: 'image/*' }));
  setProperty('categories', item.categories && { values: item.categories.map(toWellFormed), params: {} });
  setProperty('price', toTextProperty(item.price));
  setProperty('geo', item.coordinates && { values: [item.coordinates], params: {} });
  if (item.excluded) properties.set('exdate', item.excluded);
  if (item.attachments)
    properties.set(
      'attach',
      item.attachments.map((file) => toTextProperty(file)!),
    );
  return {
    properties: properties satisfies Properties,
    isWithdrawn: false,
    isPrivate: item.isPrivate ?? false,
    ...(item.isSchedule && { isSchedule: true }),
  };
};

const toAbsoluteUrl = (link: string | undefined, address: string | undefined): string | undefined =>
  link && (URL.parse(link.trim(), address)?.href ?? link);

const toWellFormed = (text: string): string => text.toWellFormed();

const toTextProperty = (text: string | undefined, params: Record<string, string> = {}): Property | undefined =>
  text === undefined || text.trim() === '' ? undefined : { values: [toWellFormed(text)], params };
