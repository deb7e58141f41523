export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [name: string]: Json };

export const textAt = (object: JsonObject, ...names: string[]): string | undefined =>
  names.map((name) => textOf(ownProperty(object, name))).find((text) => text !== undefined && text.trim() !== '');

export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** JSON-LD allows one value in place of a list. */
export const toList = (json: Json | undefined): Json[] => (json === undefined || json === null ? [] : [json].flat());

export const ownProperty = (object: JsonObject, name: string): Json | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined;

export const textOf = (json: Json | undefined, depth = 0): string | undefined => {
  if (typeof json === 'string') return json;
  if (typeof json === 'number') return String(json);
  if (depth > 3) return undefined;
  if (Array.isArray(json)) return textOf(json[0], depth + 1);
  return isObject(json)
    ? textOf(
        ownProperty(json, '@value') ?? ownProperty(json, 'value') ?? ownProperty(json, '@id') ?? ownProperty(json, 'dateTime'),
        depth + 1,
      )
    : undefined;
};
