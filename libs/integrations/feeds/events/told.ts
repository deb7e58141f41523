import type { Properties, Property } from '../../icalendar/file/read-properties';
import type { ReadEvent } from '../../icalendar/read-events';
import type { ToldEvent } from '../../icalendar/recurrence/event-record';
import type { Span } from './when';

/** What a format other than iCalendar says of one event. Everything but its times is text as it was found. */
export type Item = Span & {
  uid?: string;
  title?: string;
  description?: string;
  /** Venue and address as one. */
  location?: string;
  url?: string;
  /** Where one joins it online. */
  online?: string;
  image?: string;
  attachments?: string[];
  duration?: string;
  /** CONFIRMED, TENTATIVE or CANCELLED. */
  status?: string;
  categories?: string[];
  price?: string;
  coordinates?: [latitude: number, longitude: number];
  /** Not for everybody, by its publisher's word. */
  isPrivate?: boolean;
  rule?: Property;
  excluded?: Property[];
  /** Its start is where its schedule begins, which need not be a time of it. */
  isSchedule?: true;
  /** What of it could not be read. */
  problem?: string;
};

/** Reads it with what could not be read of it. */
export const readItem =
  (item: Item, address?: string): ReadEvent =>
  (report) => {
    if (item.problem && !item.isPrivate) report(item.problem);
    return toldEvent(item, address);
  };

/**
 * The same in the words of iCalendar, so that everything after is one way for all formats. Without an id of its own an
 * event goes by its address, else by its title. `address` is where the feed stands, and its links lead from.
 */
export const toldEvent = (item: Item, address?: string): ToldEvent => {
  const properties = new Map<string, Property[]>();
  const say = (name: string, property: Property | undefined) => {
    if (property) properties.set(name, [property]);
  };
  say('uid', textProperty(item.uid ?? item.url ?? item.title));
  say('dtstart', item.dtstart);
  say('dtend', item.dtend);
  say('rrule', item.rule);
  say('summary', textProperty(item.title));
  say('description', textProperty(item.description));
  say('location', textProperty(item.location));
  say('url', textProperty(absolute(item.url, address)));
  say('conference', textProperty(absolute(item.online, address)));
  say('duration', textProperty(item.duration));
  say('status', textProperty(item.status));
  say('image', textProperty(absolute(item.image, address), { fmttype: 'image/*' }));
  say('categories', item.categories && { values: item.categories.map(wellFormed), params: {} });
  say('price', textProperty(item.price));
  say('geo', item.coordinates && { values: [item.coordinates], params: {} });
  if (item.excluded) properties.set('exdate', item.excluded);
  if (item.attachments)
    properties.set(
      'attach',
      item.attachments.map((file) => textProperty(file)!),
    );
  return {
    properties: properties satisfies Properties,
    isWithdrawn: false,
    isPrivate: item.isPrivate ?? false,
    ...(item.isSchedule && { isSchedule: true }),
  };
};

const absolute = (link: string | undefined, address: string | undefined): string | undefined =>
  link && (URL.parse(link.trim(), address)?.href ?? link);

const wellFormed = (text: string): string => text.toWellFormed();

const textProperty = (text: string | undefined, params: Record<string, string> = {}): Property | undefined =>
  text === undefined || text.trim() === '' ? undefined : { values: [wellFormed(text)], params };
