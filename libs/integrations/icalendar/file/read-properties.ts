import ICAL from 'ical.js';
import type { Report } from '../problems';

export type Property = { values: unknown[]; params: Record<string, string> };

/** By lower-case name, each in the order of the file. */
export type Properties = ReadonlyMap<string, Property[]>;

/** One line that can't be read costs that line. */
export const readProperties = (lines: string[], report: Report): Properties => {
  const properties = new Map<string, Property[]>();
  for (const line of lines) {
    const name = NAME.exec(line)?.[0].toLowerCase();
    if (name === undefined) {
      if (line.trim() !== '') report(`not a property: ${line}`);
    } else if (KNOWN.has(name)) {
      const property = parse(name, line, report);
      if (property && !properties.get(name)?.push(property)) properties.set(name, [property]);
    }
  }
  return properties;
};

export const allOf = (properties: Properties, name: string): Property[] => properties.get(name) ?? [];

/** The first that says something. */
export const textOf = (properties: Properties, name: string): string | undefined =>
  allOf(properties, name)
    .map(({ values }) => values.map(String).join(',').trim())
    .find((text) => text !== '');

const NAME = /^[A-Za-z0-9-]+(?=[ \t]*[;:])/;

const KNOWN = new Set(
  (
    'uid sequence last-modified status recurrence-id dtstart dtend duration rrule rdate exdate exrule ' +
    'summary description x-alt-desc location geo url attach image categories ' +
    'price cost x-price x-cost x-trumba-customfield ' +
    'conference x-google-conference x-microsoft-skypeteamsmeetingurl ' +
    'tzid tzoffsetfrom tzoffsetto'
  ).split(' '),
);

const parse = (name: string, line: string, report: Report): Property | undefined => {
  try {
    if (line.length > LONGEST_LINE) throw new Error('too long');
    if (line.length > LONGEST_HEAD && !HEAD.test(line.slice(0, LONGEST_HEAD))) throw new Error('too many parameters');
    const [, params, , ...values] = ICAL.parse.property(mended(name, line.trimEnd()));
    return { values, params };
  } catch (error) {
    report(`${name.toUpperCase()} is not well formed: ${(error as Error).message}`);
    return undefined;
  }
};

/** Fifty times the longest text that is recorded. */
const LONGEST_LINE = 1_000_000;

/** Reading parameters takes ical.js the square of their length. */
const LONGEST_HEAD = 4000;

/** Its name and its parameters; a colon in quotes ends nothing. */
export const HEAD = /^[^:"]*(?:"[^"]*"[^:"]*)*:/;

/** What is harmless, but ical.js refuses. */
const mended = (name: string, line: string): string =>
  RULES.has(name) ? line.toUpperCase().replace(/\s/g, '') : line.replace(BARE_ZONE, '$1"$2"');

/** Small letters and stray spaces. */
const RULES = new Set(['rrule', 'exrule']);

/** A colon in a time zone's name that is not in quotes: 'DTSTART;TZID=UTC+01:00:20260704T190000'. */
const BARE_ZONE = /^([A-Z-]+(?:;[^:;"]*)*;TZID=)([^:;"]*:[^;"]*)(?=(?:;[^:"]*)?:[^:]*$)/i;
