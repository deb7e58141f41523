import { toPlainLine } from '../../icalendar/texts/plain-text';
import { type FeedItem, toEventReader } from '../events/feed-item';
import { isObject, type Json, type JsonObject, ownProperty, textAt, toList } from './json';
import { findJsonEvents, isSchemaEvent } from './json-events';
import { parseJson } from './parse-json';
import type { ParsedFeed } from './parsed-feed';
import { schemaEventItems } from './schema-event';

/** Items with times of their own or in an extension ('_event'); also plain schema.org events, in a list or under any name. */
export const readJsonFeed = (text: string, address?: string): ParsedFeed => {
  const parsing = parseJson(text);
  if ('failure' in parsing) return withoutEvents(`JSON that ${parsing.failure}: ${excerptOf(text)}`);
  const { json } = parsing;
  const feed = isObject(json) && /jsonfeed\.org/i.test(textAt(json, 'version') ?? '') ? json : undefined;
  const { items, isTooDeep } = feed ? findItems(feed) : findJsonEvents(json, isEvent);
  if (!feed && items.length === 0 && !isEmptyList(json)) return withoutEvents(`JSON without events: ${excerptOf(text)}`);
  if (items.length > 0 && !items.some(({ dtstart }) => dtstart))
    return withoutEvents('JSON of news: no item says when it takes place');
  const deep = () => {
    throw new Error('its content is nested too deeply');
  };
  return {
    format: 'JSON Feed',
    events: [...items.map((item) => toEventReader(item, address)), ...(isTooDeep ? [deep] : [])],
    isCutShort: false,
    ...(feed && { name: toPlainLine(textAt(feed, 'title') ?? '') }),
  };
};

const withoutEvents = (actualContent: string): ParsedFeed => ({
  format: 'JSON Feed',
  events: [],
  actualContent: actualContent,
  isCutShort: false,
});

const excerptOf = (text: string): string => text.slice(0, 100).replace(/\s+/g, ' ').trim();

const isEmptyList = (json: Json): boolean => Array.isArray(json) && json.length === 0;

const findItems = (feed: JsonObject): { items: FeedItem[]; isTooDeep: boolean } => ({
  items: toList(ownProperty(feed, 'items')).filter(isObject).flatMap(toFeedItems),
  isTooDeep: false,
});

const toFeedItems = (item: JsonObject): FeedItem[] => {
  const extension = Object.entries(item).find(([name, value]) => name.startsWith('_') && isObject(value) && hasStart(value));
  return schemaEventItems(extension ? { ...item, ...(extension[1] as JsonObject) } : item);
};

const isEvent = (object: JsonObject): boolean =>
  isSchemaEvent(object) || (textAt(object, 'name', 'title', 'summary') !== undefined && hasStart(object));

const hasStart = (object: JsonObject): boolean => schemaEventItems(object).some(({ dtstart }) => dtstart);
