import { plainLine } from '../../icalendar/texts/plain-text';
import { type Item, readItem } from '../events/told';
import { eventsIn, isSchemaEvent } from './events-in-json';
import type { Found } from './format';
import { isObject, type Json, type JsonObject, listOf, own, textAt } from './json';
import { parsed } from './parsed';
import { schemaEvents } from './schema-event';

/**
 * JSON Feed whose items say when they take place, beside what they are or in an extension of their own ('_event'); also
 * events alone, as schema.org has them, in a list or under any name.
 */
export const readJsonFeed = (text: string, address?: string): Found => {
  const found = parsed(text);
  if ('failure' in found) return nothing(`JSON that ${found.failure}: ${beginningOf(text)}`);
  const { json } = found;
  const feed = isObject(json) && /jsonfeed\.org/i.test(textAt(json, 'version') ?? '') ? json : undefined;
  const { items, isTooDeep } = feed ? inFeed(feed) : eventsIn(json, isEvent);
  if (!feed && items.length === 0 && !isEmptyList(json)) return nothing(`JSON without events: ${beginningOf(text)}`);
  if (items.length > 0 && !items.some(({ dtstart }) => dtstart)) return nothing('JSON of news: no item says when it takes place');
  const deep = () => {
    throw new Error('its content is nested too deeply');
  };
  return {
    format: 'JSON Feed',
    events: [...items.map((item) => readItem(item, address)), ...(isTooDeep ? [deep] : [])],
    isCutShort: false,
    ...(feed && { name: plainLine(textAt(feed, 'title') ?? '') }),
  };
};

const nothing = (isInstead: string): Found => ({ format: 'JSON Feed', events: [], isInstead, isCutShort: false });

const beginningOf = (text: string): string => text.slice(0, 100).replace(/\s+/g, ' ').trim();

const isEmptyList = (json: Json): boolean => Array.isArray(json) && json.length === 0;

const inFeed = (feed: JsonObject): { items: Item[]; isTooDeep: boolean } => ({
  items: listOf(own(feed, 'items')).filter(isObject).flatMap(itemsOf),
  isTooDeep: false,
});

const itemsOf = (item: JsonObject): Item[] => {
  const extension = Object.entries(item).find(([name, value]) => name.startsWith('_') && isObject(value) && saysWhen(value));
  return schemaEvents(extension ? { ...item, ...(extension[1] as JsonObject) } : item);
};

const isEvent = (object: JsonObject): boolean =>
  isSchemaEvent(object) || (textAt(object, 'name', 'title', 'summary') !== undefined && saysWhen(object));

const saysWhen = (object: JsonObject): boolean => schemaEvents(object).some(({ dtstart }) => dtstart);
