export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [name: string]: Json };

/** The first in each list of names that says something; lists are looked into, and so are `{"@value": …}`. */
export const textAt = (object: JsonObject, ...names: string[]): string | undefined =>
  names.map((name) => textOf(own(object, name))).find((text) => text !== undefined && text.trim() !== '');

export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** One or several, as JSON-LD has it. */
export const listOf = (json: Json | undefined): Json[] => (json === undefined || json === null ? [] : [json].flat());

export const own = (object: JsonObject, name: string): Json | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined;

export const textOf = (json: Json | undefined, depth = 0): string | undefined => {
  if (typeof json === 'string') return json;
  if (typeof json === 'number') return String(json);
  if (depth > 3) return undefined;
  if (Array.isArray(json)) return textOf(json[0], depth + 1);
  return isObject(json)
    ? textOf(own(json, '@value') ?? own(json, 'value') ?? own(json, '@id') ?? own(json, 'dateTime'), depth + 1)
    : undefined;
};
