import { HttpFailure } from '../http-client';

/** Whole °F, from a number and its unit or `{ value, unitCode }`; undefined for temperatures that no town ever had. */
export const toFahrenheit = (quantity: unknown, unit?: unknown): number | undefined => {
  if (typeof quantity === 'object' && quantity !== null) {
    const { value, unitCode } = quantity as { value?: unknown; unitCode?: unknown };
    return typeof value === 'object' ? undefined : toFahrenheit(value, unitCode);
  }
  const degrees = typeof quantity === 'number' ? CONVERSIONS.get(unit)?.(quantity) : undefined;
  // Adding 0 turns -0 into 0.
  return degrees !== undefined && degrees >= MIN_FAHRENHEIT && degrees <= MAX_FAHRENHEIT ? Math.round(degrees) + 0 : undefined;
};

const unchanged = (degrees: number) => degrees;
const celsiusToFahrenheit = (degrees: number) => degrees * 1.8 + 32;

const CONVERSIONS = new Map<unknown, (degrees: number) => number>([
  ['F', unchanged],
  ['°F', unchanged],
  ['wmoUnit:degF', unchanged],
  ['C', celsiusToFahrenheit],
  ['°C', celsiusToFahrenheit],
  ['wmoUnit:degC', celsiusToFahrenheit],
]);

/** Records of Prospect Creek in 1971 and Furnace Creek in 1913. */
const MIN_FAHRENHEIT = -80;
const MAX_FAHRENHEIT = 134;

export const toUtcInstant = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !ISO_INSTANT.test(value)) return undefined;
  const milliseconds = Date.parse(value);
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds).toISOString();
};

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

export const toLine = (value: unknown, maxLength: number): string =>
  typeof value === 'string'
    ? value
        .replace(/[\p{C}\p{Z}]+/gu, ' ')
        .trim()
        .slice(0, maxLength)
    : '';

export const requireList = (value: unknown): readonly any[] => {
  if (!Array.isArray(value)) throw new TypeError('is not a list');
  return value;
};

/** @throws HttpFailure when it is no JSON, or `read` throws */
export const readJson = <Found>(bytes: Buffer, read: (answer: any) => Found): Found => {
  try {
    return read(JSON.parse(bytes.toString('utf8')));
  } catch (cause) {
    throw new HttpFailure('sent an invalid response', { cause });
  }
};
