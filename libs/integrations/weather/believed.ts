import { OutsideFailure } from '../outside';

/**
 * Whole degrees Fahrenheit of a number and its unit, or of `{ value, unitCode }`; undefined for what is neither, and for what no
 * thermometer ever showed in a town.
 */
export const fahrenheit = (told: unknown, unit?: unknown): number | undefined => {
  if (typeof told === 'object' && told !== null) {
    const { value, unitCode } = told as { value?: unknown; unitCode?: unknown };
    return typeof value === 'object' ? undefined : fahrenheit(value, unitCode);
  }
  const degrees = typeof told === 'number' ? CONVERSIONS.get(unit)?.(told) : undefined;
  // Adding nothing makes no difference but to -0.
  return degrees !== undefined && degrees >= COLDEST && degrees <= HOTTEST ? Math.round(degrees) + 0 : undefined;
};

const same = (degrees: number) => degrees;
const fromCelsius = (degrees: number) => degrees * 1.8 + 32;

const CONVERSIONS = new Map<unknown, (degrees: number) => number>([
  ['F', same],
  ['°F', same],
  ['wmoUnit:degF', same],
  ['C', fromCelsius],
  ['°C', fromCelsius],
  ['wmoUnit:degC', fromCelsius],
]);

/** Prospect Creek in 1971 and Furnace Creek in 1913. */
const COLDEST = -80;
const HOTTEST = 134;

/** An ISO instant with its offset, in UTC; undefined for anything else. */
export const instant = (told: unknown): string | undefined => {
  if (typeof told !== 'string' || !WRITTEN.test(told)) return undefined;
  const milliseconds = Date.parse(told);
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds).toISOString();
};

const WRITTEN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** One line of a text; '' for what is none. */
export const line = (told: unknown, longest: number): string =>
  typeof told === 'string'
    ? told
        .replace(/[\p{C}\p{Z}]+/gu, ' ')
        .trim()
        .slice(0, longest)
    : '';

export const list = (told: unknown): readonly any[] => {
  if (!Array.isArray(told)) throw new TypeError('is not a list');
  return told;
};

/** What `read` finds in JSON. @throws OutsideFailure when it is none, or has not what is looked for */
export const readJson = <Found>(bytes: Buffer, read: (answer: any) => Found): Found => {
  try {
    return read(JSON.parse(bytes.toString('utf8')));
  } catch (cause) {
    throw new OutsideFailure('sent an invalid response', { cause });
  }
};
