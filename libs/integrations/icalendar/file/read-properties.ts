import ICAL from 'ical.js';
import type { Report } from '../problem-list';

export type Property = { values: unknown[]; params: Record<string, string> };

/** Keys are lower-case; values are in the order of the file. */
export type Properties = ReadonlyMap<string, Property[]>;

export const readProperties = (lines: string[], report: Report): Properties => {
  const properties = new Map<string, Property[]>();
  for (const line of lines) {
    const name = NAME_PATTERN.exec(line)?.[0].toLowerCase();
    if (name === undefined) {
      if (line.trim() !== '') report(`not a property: ${line}`);
    } else if (READ_PROPERTIES.has(name)) {
      const property = parseProperty(name, line, report);
      if (property && !properties.get(name)?.push(property)) properties.set(name, [property]);
    }
  }
  return properties;
};

export const allOf = (properties: Properties, name: string): Property[] => properties.get(name) ?? [];

export const textOf = (properties: Properties, name: string): string | undefined =>
  allOf(properties, name)
    .map(({ values }) => values.map(String).join(',').trim())
    .find((text) => text !== '');

const NAME_PATTERN = /^[A-Za-z0-9-]+(?=[ \t]*[;:])/;

const READ_PROPERTIES = new Set(
  (
    'uid sequence last-modified status recurrence-id dtstart dtend duration rrule rdate exdate exrule ' +
    'summary description x-alt-desc location geo url attach image categories ' +
    'price cost x-price x-cost x-trumba-customfield ' +
    'conference x-google-conference x-microsoft-skypeteamsmeetingurl ' +
    'tzid tzoffsetfrom tzoffsetto'
  ).split(' '),
);

const parseProperty = (name: string, line: string, report: Report): Property | undefined => {
  try {
    if (line.length > MAX_LINE_LENGTH) throw new Error('too long');
    if (line.length > MAX_HEAD_LENGTH && !HEAD_PATTERN.test(line.slice(0, MAX_HEAD_LENGTH)))
      throw new Error('too many parameters');
    const [, params, , ...values] = ICAL.parse.property(correctLine(name, line.trimEnd()));
    return { values, params };
  } catch (error) {
    report(`${name.toUpperCase()} is not well formed: ${(error as Error).message}`);
    return undefined;
  }
};

/** Fifty times the longest text that is recorded. */
const MAX_LINE_LENGTH = 1_000_000;

/** The time ical.js takes to read parameters is quadratic in their length. */
const MAX_HEAD_LENGTH = 4000;

/** Name and parameters; a colon in quotes does not end them. */
export const HEAD_PATTERN = /^[^:"]*(?:"[^"]*"[^:"]*)*:/;

const correctLine = (name: string, line: string): string =>
  RULE_PROPERTIES.has(name) ? line.toUpperCase().replace(/\s/g, '') : line.replace(UNQUOTED_ZONE, '$1"$2"');

const RULE_PROPERTIES = new Set(['rrule', 'exrule']);

/** An unquoted time zone name with a colon: 'DTSTART;TZID=UTC+01:00:20260704T190000'. */
const UNQUOTED_ZONE = /^([A-Z-]+(?:;[^:;"]*)*;TZID=)([^:;"]*:[^;"]*)(?=(?:;[^:"]*)?:[^:]*$)/i;
