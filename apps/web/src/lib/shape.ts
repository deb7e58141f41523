/** What an answer has to be at least: values of the same kinds under the same names. What a list holds is not looked at. */
export type Shape = string | number | boolean | readonly never[] | { readonly [name: string]: Shape };

export const PREFERENCES: Shape = { followedOrganizations: [], followedSubcalendars: [], savedEvents: [] };
export const SIDEBAR: Shape = { feed: {}, ownEvents: { categories: [] }, organizations: [] };
export const TOWN: Shape = { name: '', timeZone: '', now: '', districts: [], countdowns: [], links: {}, features: [] };
export const EVENT: Shape = { name: '', organization: '', date: '' };
export const LIST: Shape = [];

export const fits = (value: unknown, shape: Shape): boolean =>
  kindOf(value) === kindOf(shape) &&
  (kindOf(shape) !== 'object' ||
    Object.entries(shape).every(([name, part]) => fits((value as Record<string, unknown>)[name], part)));

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);
