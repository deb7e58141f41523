import { type Day, daysBetween, isDay } from './day';
import { LAST_MINUTE_OF_DAY, type TimeOfDay } from './time-of-day';

/** What is asked about an event; a query without it asks which events there are. */
export const QUERY_ASKS = ['when', 'where', 'who', 'cost', 'agenda', 'about', 'state', 'count', 'contact'] as const;
/** Questions that are not answered from the list of events. */
const QUERY_TOPICS = ['trash', 'school', 'school hours', 'alerts', 'holiday', 'help'] as const;
export const QUERY_AUDIENCES = ['children', 'teens', 'seniors'] as const;
const QUERY_PRICES = ['free'] as const;
export const QUERY_TRAITS = ['outdoors', 'online', 'registration', 'accessible', 'spanish'] as const;
export const QUERY_STATES = ['cancelled', 'on'] as const;
/** The asking resident's calendar (own and saved events), either part of it, reminders, followed organizations, or collection district. */
const QUERY_OWNERS = ['mine', 'own', 'saved', 'reminders', 'followed', 'district'] as const;
export const QUERY_ORDERS = ['next', 'first', 'last'] as const;

/** `gap` are days between two parts that are asked for. */
export type QuerySpan = Readonly<{ from: Day; to: Day; gap?: Readonly<{ from: Day; to: Day }> }>;

/** `until` is exclusive. The same minute twice is an instant: what is going on then. */
export type QueryHours = Readonly<{ from: TimeOfDay; until: TimeOfDay }>;

/** What a question of the chat asks for. Each field narrows the answer. */
export type ChatQuery = Readonly<{
  asks?: (typeof QUERY_ASKS)[number];
  topic?: (typeof QUERY_TOPICS)[number];
  span?: QuerySpan;
  hours?: QueryHours;
  /** Days of the week, 0 is Sunday. */
  weekdays?: readonly number[];
  /** Words of the name or kind of an event. */
  words?: string;
  /** Words of the name or kind of events that are not asked for. */
  without?: string;
  place?: string;
  /** A place whose events are not asked for. */
  elsewhere?: string;
  organization?: string;
  audience?: (typeof QUERY_AUDIENCES)[number];
  /** Years of the person of the audience. */
  age?: number;
  /** The last year of a range that begins with `age`; `MAX_QUERY_AGE` without an end. */
  ageTo?: number;
  price?: (typeof QUERY_PRICES)[number];
  trait?: (typeof QUERY_TRAITS)[number];
  state?: (typeof QUERY_STATES)[number];
  whose?: (typeof QUERY_OWNERS)[number];
  order?: (typeof QUERY_ORDERS)[number];
  /** The id of an event: only what comes after it. */
  after?: number;
  /** Ids of events of an earlier answer that the question points at. */
  among?: readonly number[];
}>;

export type QueryField = keyof ChatQuery;

/** A part of the query as the reader sees it. `options` are other values of the same field. */
export type QueryChip = Readonly<{
  field: QueryField;
  label: string;
  options?: readonly Readonly<{ label: string; value: ChatQuery[QueryField] }>[];
}>;

const MAX_QUERY_TEXT_LENGTH = 200;
export const MAX_QUERY_EVENTS = 100;
const MAX_QUERY_AGE = 120;
/** Answers about schools walk every day of a span. */
const MAX_QUERY_DAYS = 800;

/** The same query without unknown fields; null if it is not an object or a field is invalid. */
export const parseChatQuery = (value: unknown): ChatQuery | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const query: Record<string, unknown> = {};
  for (const [field, isValid] of Object.entries(FIELD_TESTS)) {
    const given = (value as Record<string, unknown>)[field] ?? undefined;
    if (given === undefined) continue;
    if (!isValid(given)) return null;
    query[field] = given;
  }
  return query;
};

const isOneOf = (values: readonly string[]) => (value: unknown) => typeof value === 'string' && values.includes(value);

/** Of words without a letter or digit nothing can be found. */
const isQueryName = (value: unknown) => isQueryText(value) && /[\p{L}\p{N}]/u.test(value as string);

const isQueryText = (value: unknown) => typeof value === 'string' && value.trim() !== '' && value.length <= MAX_QUERY_TEXT_LENGTH;

const isSpan = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to, gap } = value as Partial<QuerySpan>;
  return (
    (gap === undefined || (isSpan(gap) && !('gap' in gap) && from! < gap.from && gap.to < to!)) &&
    typeof from === 'string' &&
    typeof to === 'string' &&
    isDay(from) &&
    isDay(to) &&
    from <= to &&
    daysBetween(from, to) <= MAX_QUERY_DAYS
  );
};

const isHours = (value: unknown) => {
  const { from, until } = value as Partial<QueryHours>;
  return isMinute(from) && isMinute(until) && from! <= until! && from! <= LAST_MINUTE_OF_DAY;
};

const isMinute = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LAST_MINUTE_OF_DAY + 1;

const areWeekdays = (value: unknown) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length < 7 &&
  value.every((day) => Number.isInteger(day) && day >= 0 && day <= 6);

const isAge = (value: unknown) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_QUERY_AGE;

const isEventId = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0;

const FIELD_TESTS: Readonly<Record<QueryField, (value: unknown) => boolean>> = {
  asks: isOneOf(QUERY_ASKS),
  topic: isOneOf(QUERY_TOPICS),
  span: isSpan,
  hours: isHours,
  weekdays: areWeekdays,
  words: isQueryText,
  without: isQueryName,
  place: isQueryName,
  elsewhere: isQueryName,
  organization: isQueryName,
  audience: isOneOf(QUERY_AUDIENCES),
  age: (value) => isAge(value),
  ageTo: (value) => isAge(value),
  price: isOneOf(QUERY_PRICES),
  trait: isOneOf(QUERY_TRAITS),
  state: isOneOf(QUERY_STATES),
  whose: isOneOf(QUERY_OWNERS),
  order: isOneOf(QUERY_ORDERS),
  after: isEventId,
  among: (value) => Array.isArray(value) && value.length <= MAX_QUERY_EVENTS && value.every(isEventId),
};
