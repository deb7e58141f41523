import { type Item } from '../events/told';
import { isObject, type Json, type JsonObject, listOf, own, textAt } from './json';
import { schemaEvents } from './schema-event';

export type InJson = { items: Item[]; isTooDeep: boolean };

/** All events of schema.org's kinds, wherever they stand; `isEvent` may know others. */
export const eventsIn = (json: Json, isEvent: (object: JsonObject) => boolean = isSchemaEvent): InJson => {
  const items: Item[] = [];
  let isTooDeep = false;

  const look = (at: Json, depth: number): void => {
    if (typeof at !== 'object' || at === null) return;
    if (depth > DEEPEST) {
      isTooDeep = true;
      return;
    }
    if (Array.isArray(at)) for (const each of at) look(each, depth + 1);
    else if (isEvent(at)) tell(at, depth);
    else for (const [name, each] of Object.entries(at)) if (!ELSEWHERE.has(name)) look(each, depth + 1);
  };
  /** A run whose parts all bear its name is told by its parts. */
  const tell = (event: JsonObject, depth: number) => {
    const parts = [...listOf(own(event, 'subEvent')), ...listOf(own(event, 'subEvents'))];
    const name = textAt(event, 'name');
    const isToldByParts = parts.length > 0 && parts.every((part) => isObject(part) && textAt(part, 'name') === name);
    if (!isToldByParts) items.push(...schemaEvents(event));
    look(parts, depth + 1);
  };

  look(json, 0);
  return { items, isTooDeep };
};

/** MusicEvent, EventSeries, Festival, also with schema.org's address before it; several kinds are a list. */
export const isSchemaEvent = (object: JsonObject): boolean =>
  listOf(own(object, '@type')).some((type) => typeof type === 'string' && EVENT.test(type.slice(-LONGEST)));

const EVENT = /(?:^|[/#:]|[a-z])(?:Event|EventSeries)$|(?:^|[/#:])(?:Festival|Hackathon|CourseInstance)$/;

const LONGEST = 60;

/** What it is part of, or about, is told by others. */
const ELSEWHERE = new Set(['superEvent', 'organizer', 'performer', 'offers', 'review']);

const DEEPEST = 40;
