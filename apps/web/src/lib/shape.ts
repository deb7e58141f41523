import type { EventDetails, ListCounts, ListPage, Preferences, Sidebar, Town } from '#libs/contracts';

/** The least that a response must have: some required fields, each with any value of its kind. Items are not checked. */
export type Shape<T> = T extends string | number | boolean
  ? Widened<T>
  : T extends readonly unknown[]
    ? readonly never[]
    : { readonly [Name in keyof T as IsAlwaysIn<T, Name> extends true ? Name : never]?: Shape<T[Name]> };

type Widened<T> = T extends string ? string : T extends number ? number : boolean;

type IsAlwaysIn<T, Name extends keyof T> = undefined extends T[Name] ? false : null extends T[Name] ? false : true;

export const PREFERENCES: Shape<Preferences> = { followedOrganizations: [], followedSubcalendars: [], savedEvents: [] };
export const SIDEBAR: Shape<Sidebar> = { feed: {}, ownEvents: { categories: [] }, organizations: [] };
export const TOWN: Shape<Town> = { name: '', timeZone: '', now: '', districts: [], countdowns: [], links: {}, features: [] };
export const EVENT: Shape<EventDetails> = { name: '', organization: '', date: '' };
export const PAGE: Shape<ListPage> = { events: [] };
export const COUNTS: Shape<ListCounts> = { days: {}, all: 0, probable: 0, more: 0 };
export const LIST: Shape<readonly unknown[]> = [];

export const hasShape = (value: unknown, shape: unknown): boolean =>
  kindOf(value) === kindOf(shape) &&
  (kindOf(shape) !== 'object' ||
    Object.entries(shape as object).every(([name, part]) => hasShape((value as Record<string, unknown>)[name], part)));

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);
