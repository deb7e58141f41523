import { type FeedItem } from '../events/feed-item';
import { isObject, type Json, type JsonObject, ownProperty, textAt, toList } from './json';
import { schemaEventItems } from './schema-event';

export type JsonEvents = { items: FeedItem[]; isTooDeep: boolean };

export const findJsonEvents = (json: Json, isEvent: (object: JsonObject) => boolean = isSchemaEvent): JsonEvents => {
  const items: FeedItem[] = [];
  let isTooDeep = false;

  const visit = (at: Json, depth: number): void => {
    if (typeof at !== 'object' || at === null) return;
    if (depth > MAX_DEPTH) {
      isTooDeep = true;
      return;
    }
    if (Array.isArray(at)) for (const each of at) visit(each, depth + 1);
    else if (isEvent(at)) addEvent(at, depth);
    else for (const [name, each] of Object.entries(at)) if (!SKIPPED_PROPERTIES.has(name)) visit(each, depth + 1);
  };
  /** An event whose sub-events all have its name is replaced by its sub-events. */
  const addEvent = (event: JsonObject, depth: number) => {
    const parts = [...toList(ownProperty(event, 'subEvent')), ...toList(ownProperty(event, 'subEvents'))];
    const name = textAt(event, 'name');
    const isReplacedByParts = parts.length > 0 && parts.every((part) => isObject(part) && textAt(part, 'name') === name);
    if (!isReplacedByParts) items.push(...schemaEventItems(event));
    visit(parts, depth + 1);
  };

  visit(json, 0);
  return { items, isTooDeep };
};

/** Matches MusicEvent, EventSeries and Festival, with or without the address of schema.org; an object may have several types. */
export const isSchemaEvent = (object: JsonObject): boolean =>
  toList(ownProperty(object, '@type')).some((type) => typeof type === 'string' && EVENT_TYPE.test(type.slice(-MAX_TYPE_LENGTH)));

const EVENT_TYPE = /(?:^|[/#:]|[a-z])(?:Event|EventSeries)$|(?:^|[/#:])(?:Festival|Hackathon|CourseInstance)$/;

const MAX_TYPE_LENGTH = 60;

/** These describe other events, or what the event is about. */
const SKIPPED_PROPERTIES = new Set(['superEvent', 'organizer', 'performer', 'offers', 'review']);

const MAX_DEPTH = 40;
